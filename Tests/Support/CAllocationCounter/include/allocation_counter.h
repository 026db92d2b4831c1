#ifndef DASHPOT_ALLOCATION_COUNTER_H
#define DASHPOT_ALLOCATION_COUNTER_H

#include <stdbool.h>

/// Whether allocations are counted in this process: with glibc, whose functions can be stood in for.
bool dashpot_counts_allocations(void);

/// The allocations that the calling thread has made so far.
unsigned long dashpot_allocations(void);

#endif
