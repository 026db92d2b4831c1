#ifndef DASHPOT_CGSL_SHIM_H
#define DASHPOT_CGSL_SHIM_H

#include <gsl/gsl_cdf.h>
#include <gsl/gsl_errno.h>
#include <gsl/gsl_min.h>
#include <gsl/gsl_multimin.h>
#include <gsl/gsl_multiroots.h>
#include <gsl/gsl_linalg.h>
#include <gsl/gsl_multifit_nlinear.h>
#include <gsl/gsl_odeiv2.h>
#include <gsl/gsl_roots.h>
#include <gsl/gsl_version.h>

// Why: GSL publishes its version, stepper and solver types as mutable global pointers, which Swift 6 refuses to read from
// concurrent code. They never change, so an inline function each hands out the value.

#define DASHPOT_GSL_GLOBAL(type, global) \
  static inline const type *dashpot_##global(void) { return global; }

DASHPOT_GSL_GLOBAL(gsl_odeiv2_step_type, gsl_odeiv2_step_rk2)
DASHPOT_GSL_GLOBAL(gsl_odeiv2_step_type, gsl_odeiv2_step_rk4)
DASHPOT_GSL_GLOBAL(gsl_odeiv2_step_type, gsl_odeiv2_step_rkf45)
DASHPOT_GSL_GLOBAL(gsl_odeiv2_step_type, gsl_odeiv2_step_rkck)
DASHPOT_GSL_GLOBAL(gsl_odeiv2_step_type, gsl_odeiv2_step_rk8pd)
DASHPOT_GSL_GLOBAL(gsl_odeiv2_step_type, gsl_odeiv2_step_rk1imp)
DASHPOT_GSL_GLOBAL(gsl_odeiv2_step_type, gsl_odeiv2_step_rk2imp)
DASHPOT_GSL_GLOBAL(gsl_odeiv2_step_type, gsl_odeiv2_step_rk4imp)
DASHPOT_GSL_GLOBAL(gsl_odeiv2_step_type, gsl_odeiv2_step_bsimp)
DASHPOT_GSL_GLOBAL(gsl_odeiv2_step_type, gsl_odeiv2_step_msadams)
DASHPOT_GSL_GLOBAL(gsl_odeiv2_step_type, gsl_odeiv2_step_msbdf)

DASHPOT_GSL_GLOBAL(gsl_root_fsolver_type, gsl_root_fsolver_bisection)
DASHPOT_GSL_GLOBAL(gsl_root_fsolver_type, gsl_root_fsolver_falsepos)
DASHPOT_GSL_GLOBAL(gsl_root_fsolver_type, gsl_root_fsolver_brent)

DASHPOT_GSL_GLOBAL(gsl_min_fminimizer_type, gsl_min_fminimizer_brent)
DASHPOT_GSL_GLOBAL(gsl_multimin_fminimizer_type, gsl_multimin_fminimizer_nmsimplex2)
DASHPOT_GSL_GLOBAL(gsl_multiroot_fsolver_type, gsl_multiroot_fsolver_hybrids)
DASHPOT_GSL_GLOBAL(gsl_multifit_nlinear_type, gsl_multifit_nlinear_trust)
DASHPOT_GSL_GLOBAL(gsl_multifit_nlinear_trs, gsl_multifit_nlinear_trs_lm)
DASHPOT_GSL_GLOBAL(gsl_multifit_nlinear_trs, gsl_multifit_nlinear_trs_lmaccel)
DASHPOT_GSL_GLOBAL(gsl_multifit_nlinear_scale, gsl_multifit_nlinear_scale_more)
DASHPOT_GSL_GLOBAL(gsl_multifit_nlinear_solver, gsl_multifit_nlinear_solver_cholesky)
DASHPOT_GSL_GLOBAL(gsl_multifit_nlinear_solver, gsl_multifit_nlinear_solver_qr)
DASHPOT_GSL_GLOBAL(gsl_multifit_nlinear_solver, gsl_multifit_nlinear_solver_svd)

static inline const char *dashpot_gsl_version(void) { return gsl_version; }

#undef DASHPOT_GSL_GLOBAL

#endif
