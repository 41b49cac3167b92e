// SHA-256 by libmd (Debian's libmd-dev), for the digests in a document's provenance.
#ifndef CDIGEST_H
#define CDIGEST_H

#include <stddef.h>
#include <stdint.h>

// The digest as 64 hexadecimal digits and a final zero byte.
void cdigest_sha256(const uint8_t *bytes, size_t length, char hex[65]);

#endif
