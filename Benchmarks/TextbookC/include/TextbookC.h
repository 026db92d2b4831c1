// What the benchmarks compare with: the formulas as textbooks have them and the plainest loops, in C at -O3, their
// constants prepared. No more careful about the last digits than their sources are.
#ifndef DASHPOT_TEXTBOOK_C_H
#define DASHPOT_TEXTBOOK_C_H

// x = e^(-decay t) (x cos(turn t) + x_slope sin(turn t)), and v likewise.
typedef struct {
  double decay, turn, x, x_slope, v, v_slope;
} textbook_oscillation;

// x = e^(-decay t) (x + x_slope t), and v likewise.
typedef struct {
  double decay, x, x_slope, v, v_slope;
} textbook_critical;

// x = x_slow e^(-slow t) + x_fast e^(-fast t), and v likewise.
typedef struct {
  double slow, fast, x_slow, x_fast, v_slow, v_fast;
} textbook_modes;

// The sum of position and velocity at 0, step, 2 step, … count samples.
double textbook_oscillation_sum(textbook_oscillation s, double step, int count);
double textbook_critical_sum(textbook_critical s, double step, int count);
double textbook_modes_sum(textbook_modes s, double step, int count);

// A matrix in the order x from x, x from v, v from x, v from v.
typedef struct {
  double xx, xv, vx, vv;
} textbook_matrix;

// One step of many springs with one matrix.
void textbook_shared_step(textbook_matrix m, double *restrict x, double *restrict v, long count);

// One step of many springs, each with a matrix of its own.
void textbook_own_step(
    const double *restrict xx, const double *restrict xv, const double *restrict vx, const double *restrict vv,
    double *restrict x, double *restrict v, long count);

// A curve from (0, 0) to (1, 1) by its two control points.
typedef struct {
  double x1, y1, x2, y2;
} textbook_bezier;

// The sum of y at the times 0, step, 2 step, … count of them: Newton's steps until x is right to 1e-7.
double textbook_bezier_sum(textbook_bezier curve, double step, int count);

// The same through stops at even inputs.
double textbook_stops_sum(const double *outputs, int stops, double step, int count);

// The same along the usual easing functions: 0 is the time itself, then in, out, in and out of sine, square, cube, fourth
// and fifth power, exponential, circle, back, elastic and bounce.
double textbook_easing_sum(int number, double step, int count);

#endif
