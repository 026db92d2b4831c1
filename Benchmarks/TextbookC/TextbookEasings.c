#include "TextbookC.h"

#include <math.h>

// x or y of the curve at its parameter, from the middle two of its four points.
static inline double bezier(double a, double b, double s) {
  double rest = 1 - s;
  return ((3 * rest * a + 3 * s * b) * rest + s * s) * s;
}

static inline double bezier_slope(double a, double b, double s) {
  double rest = 1 - s;
  return 3 * rest * rest * a + 6 * rest * s * (b - a) + 3 * s * s * (1 - b);
}

double textbook_bezier_sum(textbook_bezier c, double step, int count) {
  double sum = 0;
  for (int i = 0; i < count; i++) {
    double time = i * step;
    double s = time;
    int isFound = 0;
    for (int turn = 0; turn < 8; turn++) {
      double excess = bezier(c.x1, c.x2, s) - time;
      if (fabs(excess) < 1e-7) {
        isFound = 1;
        break;
      }
      double slope = bezier_slope(c.x1, c.x2, s);
      if (fabs(slope) < 1e-6) break;
      s -= excess / slope;
    }
    if (!isFound) {
      double low = 0, high = 1;
      s = time;
      while (high - low > 1e-7) {
        if (bezier(c.x1, c.x2, s) < time) low = s; else high = s;
        s = 0.5 * (low + high);
      }
    }
    sum += bezier(c.y1, c.y2, s);
  }
  return sum;
}

double textbook_stops_sum(const double *outputs, int stops, double step, int count) {
  double sum = 0;
  for (int i = 0; i < count; i++) {
    double place = i * step * (stops - 1);
    int stop = (int)place;
    if (stop > stops - 2) stop = stops - 2;
    sum += outputs[stop] + (place - stop) * (outputs[stop + 1] - outputs[stop]);
  }
  return sum;
}

static const double pi = 3.14159265358979323846;

static double bounce_out(double p) {
  if (p < 4 / 11.0) return 121 * p * p / 16;
  if (p < 8 / 11.0) return 363 / 40.0 * p * p - 99 / 10.0 * p + 17 / 5.0;
  if (p < 9 / 10.0) return 4356 / 361.0 * p * p - 35442 / 1805.0 * p + 16061 / 1805.0;
  return 54 / 5.0 * p * p - 513 / 25.0 * p + 268 / 25.0;
}

static double ease_in(int shape, double p) {
  switch (shape) {
    case 0: return 1 - cos(p * pi / 2);
    case 1: return p * p;
    case 2: return p * p * p;
    case 3: return p * p * p * p;
    case 4: return p * p * p * p * p;
    case 5: return pow(2, 10 * (p - 1));
    case 6: return 1 - sqrt(1 - p * p);
    case 7: return p * p * p - p * sin(p * pi);
    case 8: return sin(13 * pi / 2 * p) * pow(2, 10 * (p - 1));
    default: return 1 - bounce_out(1 - p);
  }
}

double textbook_easing_sum(int number, double step, int count) {
  double sum = 0;
  int shape = (number - 1) / 3;
  int direction = (number - 1) % 3;
  for (int i = 0; i < count; i++) {
    double p = i * step;
    if (number == 0) {
      sum += p;
    } else if (direction == 0) {
      sum += ease_in(shape, p);
    } else if (direction == 1) {
      sum += 1 - ease_in(shape, 1 - p);
    } else {
      sum += p < 0.5 ? ease_in(shape, 2 * p) / 2 : 1 - ease_in(shape, 2 - 2 * p) / 2;
    }
  }
  return sum;
}
