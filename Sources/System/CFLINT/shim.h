// Arb lives in its own headers up to FLINT 2 and under flint/ from FLINT 3 on.
#ifndef DASHPOT_CFLINT_SHIM_H
#define DASHPOT_CFLINT_SHIM_H

#if __has_include(<flint/arb.h>)
#include <flint/arb.h>
#include <flint/flint.h>
#include <flint/fmpq.h>
#else
#include <arb.h>
#include <flint/flint.h>
#include <flint/fmpq.h>
#endif
#include <math.h>
#include <stdint.h>

// Why: a ball goes in by value, as a copy of its header that shares the digits and only reads them, and comes out as a
// fresh one that the caller owns. Swift then needs no pointer, and an in-place call, which would break its exclusivity
// rule, cannot be written. Nothing here may be handed a NaN: FLINT aborts on it.

#define BALL_UNARY(name, call)                                                                                         \
  static inline arb_struct name(arb_struct x, slong precision) {                                                       \
    arb_struct z;                                                                                                      \
    arb_init(&z);                                                                                                      \
    call(&z, &x, precision);                                                                                           \
    return z;                                                                                                          \
  }
#define BALL_BINARY(name, call)                                                                                        \
  static inline arb_struct name(arb_struct x, arb_struct y, slong precision) {                                         \
    arb_struct z;                                                                                                      \
    arb_init(&z);                                                                                                      \
    call(&z, &x, &y, precision);                                                                                       \
    return z;                                                                                                          \
  }

BALL_BINARY(ball_add, arb_add)
BALL_BINARY(ball_subtract, arb_sub)
BALL_BINARY(ball_multiply, arb_mul)
BALL_BINARY(ball_divide, arb_div)
BALL_BINARY(ball_arctangent, arb_atan2)
BALL_UNARY(ball_round, arb_set_round)
BALL_UNARY(ball_square_root, arb_sqrt)
BALL_UNARY(ball_exponential, arb_exp)
BALL_UNARY(ball_exponential_minus_one, arb_expm1)
BALL_UNARY(ball_logarithm, arb_log)
BALL_UNARY(ball_logarithm_of_one_plus, arb_log1p)
BALL_UNARY(ball_ceiling, arb_ceil)

#undef BALL_UNARY
#undef BALL_BINARY

static inline slong ball_exact_precision(void) { return ARF_PREC_EXACT; }

static inline arb_struct ball_from_double(double value) {
  arb_struct z;
  arb_init(&z);
  arb_set_d(&z, value);
  return z;
}

static inline arb_struct ball_from_integer(slong value) {
  arb_struct z;
  arb_init(&z);
  arb_set_si(&z, value);
  return z;
}

static inline arb_struct ball_pi(slong precision) {
  arb_struct z;
  arb_init(&z);
  arb_const_pi(&z, precision);
  return z;
}

static inline arb_struct ball_copy(arb_struct x) {
  arb_struct z;
  arb_init(&z);
  arb_set(&z, &x);
  return z;
}

static inline arb_struct ball_negate(arb_struct x) {
  arb_struct z;
  arb_init(&z);
  arb_neg(&z, &x);
  return z;
}

static inline arb_struct ball_absolute_value(arb_struct x) {
  arb_struct z;
  arb_init(&z);
  arb_abs(&z, &x);
  return z;
}

// x times 2 to the power `exponent`, exactly.
static inline arb_struct ball_scale(arb_struct x, slong exponent) {
  arb_struct z;
  arb_init(&z);
  arb_mul_2exp_si(&z, &x, exponent);
  return z;
}

// The midpoint alone, an exact ball.
static inline arb_struct ball_midpoint(arb_struct x) {
  arb_struct z;
  arb_init(&z);
  arf_set(arb_midref(&z), arb_midref(&x));
  return z;
}

// The ball around the midpoint of x whose radius is an upper bound of |y|.
static inline arb_struct ball_with_radius(arb_struct x, arb_struct y) {
  arb_struct z;
  arb_init(&z);
  arf_set(arb_midref(&z), arb_midref(&x));
  arb_get_mag(arb_radref(&z), &y);
  return z;
}

typedef struct {
  arb_struct sine;
  arb_struct cosine;
} ball_sine_cosine_result;

static inline ball_sine_cosine_result ball_sine_cosine(arb_struct x, slong precision) {
  ball_sine_cosine_result z;
  arb_init(&z.sine);
  arb_init(&z.cosine);
  arb_sin_cos(&z.sine, &z.cosine, &x, precision);
  return z;
}

static inline void ball_clear(arb_struct x) { arb_clear(&x); }
static inline int ball_is_positive(arb_struct x) { return arb_is_positive(&x); }
static inline int ball_is_negative(arb_struct x) { return arb_is_negative(&x); }
static inline int ball_is_zero(arb_struct x) { return arb_is_zero(&x); }
static inline int ball_is_exact(arb_struct x) { return arb_is_exact(&x); }
static inline int ball_is_finite(arb_struct x) { return arb_is_finite(&x); }

// An upper bound of a magnitude as a double: 0 only for 0, 2^-1000 at least otherwise, infinity when out of range.
static inline double ball_magnitude_bound(const mag_struct *x) {
  if (mag_is_zero(x)) return 0;
  if (mag_is_inf(x) || mag_cmp_2exp_si(x, 1023) >= 0) return INFINITY;
  if (mag_cmp_2exp_si(x, -1000) < 0) return 0x1p-1000;
  return mag_get_d(x);
}

static inline double ball_largest_magnitude_bound(arb_struct x) {
  mag_t bound;
  mag_init(bound);
  arb_get_mag(bound, &x);
  double z = ball_magnitude_bound(bound);
  mag_clear(bound);
  return z;
}

static inline arb_struct ball_radius(arb_struct x) {
  arb_struct z;
  arb_init(&z);
  arf_set_mag(arb_midref(&z), arb_radref(&x));
  return z;
}

static inline double ball_radius_bound(arb_struct x) { return ball_magnitude_bound(arb_radref(&x)); }

// Bits by which the midpoint exceeds the radius: large for an exact ball.
static inline slong ball_relative_accuracy(arb_struct x) { return arb_rel_accuracy_bits(&x); }

// The double next to the midpoint.
static inline double ball_nearest_double(arb_struct x) { return arf_get_d(arb_midref(&x), ARF_RND_NEAR); }

// The exponent e for which |midpoint| is in [2^(e-1), 2^e); 0 for zero and WORD_MAX or its negative when out of range.
static inline slong ball_exponent(arb_struct x) { return arf_abs_bound_lt_2exp_si(arb_midref(&x)); }

// The exponent e for which the lower end of the ball, where that is positive, is in [2^(e-1), 2^e); WORD_MIN where it is not.
static inline slong ball_lower_exponent(arb_struct x) {
  arf_t end;
  arf_init(end);
  arb_get_lbound_arf(end, &x, 64);
  slong exponent = arf_sgn(end) > 0 ? arf_abs_bound_lt_2exp_si(end) : WORD_MIN;
  arf_clear(end);
  return exponent;
}

// The midpoint with so many significant digits, in decimal; the caller frees it with ball_text_clear.
static inline char *ball_text(arb_struct x, slong digits) {
  arb_t midpoint;
  arb_init(midpoint);
  arf_set(arb_midref(midpoint), arb_midref(&x));
  char *text = arb_get_str(midpoint, digits, ARB_STR_NO_RADIUS);
  arb_clear(midpoint);
  return text;
}

static inline void ball_text_clear(char *text) { flint_free(text); }

// The exponent e for which every number of the ball is below 2^e in magnitude; the ends of the range as above.
static inline slong ball_magnitude_exponent(arb_struct x) {
  mag_t bound;
  arf_t value;
  mag_init(bound);
  arf_init(value);
  arb_get_mag(bound, &x);
  arf_set_mag(value, bound);
  slong exponent = arf_abs_bound_lt_2exp_si(value);
  arf_clear(value);
  mag_clear(bound);
  return exponent;
}

typedef struct {
  double high;
  double tail;
  double radius;
} ball_split_result;

// midpoint = high + tail up to the part of `radius` that is not the ball's own; high is the nearest double.
static inline ball_split_result ball_split(arb_struct x) {
  ball_split_result z;
  z.high = arf_get_d(arb_midref(&x), ARF_RND_NEAR);
  z.tail = 0;
  z.radius = ball_magnitude_bound(arb_radref(&x));
  if (!isfinite(z.high)) {
    z.radius = INFINITY;
    return z;
  }
  arf_struct high, rest;
  arf_init(&high);
  arf_init(&rest);
  arf_set_d(&high, z.high);
  arf_sub(&rest, arb_midref(&x), &high, 128, ARF_RND_NEAR);
  if (!arf_is_zero(&rest)) {
    z.tail = arf_get_d(&rest, ARF_RND_NEAR);
    // Why: half an ulp of the tail is at most 2^-53 of it; below the normal range half the least double is added.
    z.radius = nextafter(z.radius + nextafter(fabs(z.tail) * 0x1p-53 * (1 + 0x1p-50) + 0x1p-1074, INFINITY), INFINITY);
  }
  arf_clear(&high);
  arf_clear(&rest);
  return z;
}

// The nearest integer of the midpoint in two's complement limbs, low first; |midpoint| < 2^(64 count - 1).
static inline void ball_integer_limbs(arb_struct x, uint64_t *limbs, slong count) {
  fmpz_t z;
  fmpz_init(z);
  arf_get_fmpz(z, arb_midref(&x), ARF_RND_NEAR);
  fmpz_get_signed_ui_array((ulong *)limbs, count, z);
  fmpz_clear(z);
}

// The only integer in the ball, an exact ball, if there is one; returns whether. The result is the caller's either way.
static inline int ball_unique_integer(arb_struct *integer, arb_struct x) {
  fmpz_t z;
  fmpz_init(z);
  int found = arb_get_unique_fmpz(z, &x);
  arb_init(integer);
  if (found) arb_set_fmpz(integer, z);
  fmpz_clear(z);
  return found;
}

// A fixed-point state (x, y) of any width under a 2 by 2 matrix, all scaled by 2^bits.
typedef struct {
  fmpz x, y, xx, xy, yx, yy;
} wide_step;

static inline void wide_entry(fmpz *z, arb_struct x, slong bits) {
  arb_t scaled;
  arb_init(scaled);
  arb_mul_2exp_si(scaled, &x, bits);
  fmpz_init(z);
  arf_get_fmpz(z, arb_midref(scaled), ARF_RND_NEAR);
  arb_clear(scaled);
}

static inline wide_step wide_step_make(
    arb_struct x, arb_struct y, arb_struct xx, arb_struct xy, arb_struct yx, arb_struct yy, slong bits) {
  wide_step s;
  wide_entry(&s.x, x, bits);
  wide_entry(&s.y, y, bits);
  wide_entry(&s.xx, xx, bits);
  wide_entry(&s.xy, xy, bits);
  wide_entry(&s.yx, yx, bits);
  wide_entry(&s.yy, yy, bits);
  return s;
}

static inline void wide_step_clear(wide_step s) {
  fmpz_clear(&s.x);
  fmpz_clear(&s.y);
  fmpz_clear(&s.xx);
  fmpz_clear(&s.xy);
  fmpz_clear(&s.yx);
  fmpz_clear(&s.yy);
}

// One step; each component of the result is rounded down, an error in [0, 1) units.
static inline wide_step wide_step_advance(wide_step s, slong bits) {
  fmpz_t x, y;
  fmpz_init(x);
  fmpz_init(y);
  fmpz_mul(x, &s.xx, &s.x);
  fmpz_addmul(x, &s.xy, &s.y);
  fmpz_mul(y, &s.yx, &s.x);
  fmpz_addmul(y, &s.yy, &s.y);
  fmpz_fdiv_q_2exp(&s.x, x, bits);
  fmpz_fdiv_q_2exp(&s.y, y, bits);
  fmpz_clear(x);
  fmpz_clear(y);
  return s;
}

static inline arb_struct wide_value(fmpz value, slong exponent) {
  arb_struct z;
  arb_init(&z);
  arf_set_fmpz(arb_midref(&z), &value);
  arb_mul_2exp_si(&z, &z, exponent);
  return z;
}

static inline arb_struct wide_position(wide_step s, slong exponent) { return wide_value(s.x, exponent); }
static inline arb_struct wide_velocity(wide_step s, slong exponent) { return wide_value(s.y, exponent); }

// The midpoint as an exact fraction; its exponent must be of ordinary size.
static inline fmpq fraction_from_ball(arb_struct x) {
  fmpq z;
  fmpq_init(&z);
  arf_get_fmpq(&z, arb_midref(&x));
  return z;
}

static inline arb_struct fraction_to_ball(fmpq x, slong precision) {
  arb_struct z;
  arb_init(&z);
  arb_set_fmpq(&z, &x, precision);
  return z;
}

static inline void fraction_clear(fmpq x) { fmpq_clear(&x); }
static inline int fraction_equals(fmpq x, fmpq y) { return fmpq_equal(&x, &y); }

static inline fmpq fraction_multiply(fmpq x, fmpq y) {
  fmpq z;
  fmpq_init(&z);
  fmpq_mul(&z, &x, &y);
  return z;
}

static inline fmpq fraction_divide(fmpq x, fmpq y) {
  fmpq z;
  fmpq_init(&z);
  fmpq_div(&z, &x, &y);
  return z;
}

static inline fmpq fraction_add(fmpq x, fmpq y) {
  fmpq z;
  fmpq_init(&z);
  fmpq_add(&z, &x, &y);
  return z;
}

static inline fmpq fraction_subtract(fmpq x, fmpq y) {
  fmpq z;
  fmpq_init(&z);
  fmpq_sub(&z, &x, &y);
  return z;
}

static inline fmpq fraction_power(fmpq x, slong exponent) {
  fmpq z;
  fmpq_init(&z);
  fmpq_pow_si(&z, &x, exponent);
  return z;
}

static inline int fraction_sign(fmpq x) { return fmpq_sgn(&x); }

// The root of degree `degree` of a positive fraction, when that is a fraction; returns whether.
static inline int fraction_root(fmpq *root, fmpq x, slong degree) {
  fmpq_init(root);
  return fmpz_root(&root->num, &x.num, degree) && fmpz_root(&root->den, &x.den, degree);
}

static inline slong fraction_numerator_bits(fmpq x) { return (slong)fmpz_bits(&x.num); }
static inline slong fraction_denominator_bits(fmpq x) { return (slong)fmpz_bits(&x.den); }

// Numerator and denominator when both fit into 62 bits; returns whether.
static inline int fraction_small_parts(fmpq x, int64_t *numerator, int64_t *denominator) {
  int fits = fmpz_bits(&x.num) <= 62 && fmpz_bits(&x.den) <= 62;
  *numerator = fits ? (int64_t)fmpz_get_si(&x.num) : 0;
  *denominator = fits ? (int64_t)fmpz_get_si(&x.den) : 0;
  return fits;
}

static inline const char *flint_version_text(void) { return FLINT_VERSION; }

#endif
