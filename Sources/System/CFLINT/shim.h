// Arb lives in its own headers up to FLINT 2 and under flint/ from FLINT 3 on.
#if __has_include(<flint/arb.h>)
#include <flint/arb.h>
#include <flint/flint.h>
#else
#include <arb.h>
#include <flint/flint.h>
#endif
