// Why: glibc has one call for both sine and cosine, and declares it only on demand.
#define _GNU_SOURCE
#include "TextbookC.h"

#include <math.h>

static inline void sine_cosine(double angle, double *sine, double *cosine) {
#if defined(__GLIBC__)
  sincos(angle, sine, cosine);
#elif defined(__APPLE__)
  __sincos(angle, sine, cosine);
#else
  *sine = sin(angle);
  *cosine = cos(angle);
#endif
}

double textbook_oscillation_sum(textbook_oscillation s, double step, int count) {
  double sum = 0;
  for (int i = 0; i < count; i++) {
    double t = i * step;
    double envelope = exp(-s.decay * t);
    double sine, cosine;
    sine_cosine(s.turn * t, &sine, &cosine);
    double x = envelope * (s.x * cosine + s.x_slope * sine);
    double v = envelope * (s.v * cosine + s.v_slope * sine);
    sum += x + v;
  }
  return sum;
}

double textbook_critical_sum(textbook_critical s, double step, int count) {
  double sum = 0;
  for (int i = 0; i < count; i++) {
    double t = i * step;
    double envelope = exp(-s.decay * t);
    double x = envelope * (s.x + s.x_slope * t);
    double v = envelope * (s.v + s.v_slope * t);
    sum += x + v;
  }
  return sum;
}

double textbook_modes_sum(textbook_modes s, double step, int count) {
  double sum = 0;
  for (int i = 0; i < count; i++) {
    double t = i * step;
    double slow = exp(-s.slow * t);
    double fast = exp(-s.fast * t);
    double x = s.x_slow * slow + s.x_fast * fast;
    double v = s.v_slow * slow + s.v_fast * fast;
    sum += x + v;
  }
  return sum;
}

void textbook_shared_step(textbook_matrix m, double *restrict x, double *restrict v, long count) {
  for (long i = 0; i < count; i++) {
    double next = m.xx * x[i] + m.xv * v[i];
    v[i] = m.vx * x[i] + m.vv * v[i];
    x[i] = next;
  }
}

void textbook_own_step(
    const double *restrict xx, const double *restrict xv, const double *restrict vx, const double *restrict vv,
    double *restrict x, double *restrict v, long count) {
  for (long i = 0; i < count; i++) {
    double next = xx[i] * x[i] + xv[i] * v[i];
    v[i] = vx[i] * x[i] + vv[i] * v[i];
    x[i] = next;
  }
}
