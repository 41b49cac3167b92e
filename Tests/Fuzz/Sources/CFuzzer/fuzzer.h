// What libFuzzer offers to mutators (its FuzzerInterface.h).
#include <stddef.h>
#include <stdint.h>

// Changes bytes in place by one of libFuzzer's own ways; gives their new number.
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t count, size_t most);
