#ifndef CEXPAT_MEMORY_H
#define CEXPAT_MEMORY_H

#include <expat.h>
#include <stddef.h>

// What expat may hold. It keeps each name that it meets, so that a document of
// nothing but new names would take many times its size.
typedef struct {
  size_t used, most;
} budget;

// Expat's functions for memory get no context: the budget is the thread's. To be
// set before each call of expat.
void cexpat_use(budget *budget);

extern const XML_Memory_Handling_Suite cexpat_memory;

#endif
