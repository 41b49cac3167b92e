#include "CDigest.h"

#include <sha256.h>

void cdigest_sha256(const uint8_t *bytes, size_t length, char hex[65]) { SHA256Data(bytes, length, hex); }
