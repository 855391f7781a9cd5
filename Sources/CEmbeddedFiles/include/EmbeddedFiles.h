#ifndef EMBEDDED_FILES_H
#define EMBEDDED_FILES_H

#include <stddef.h>

/// The bytes of english.lex; `count` receives their number.
const unsigned char *embedded_lexicon(size_t *count);
/// The bytes of start.txt.
const unsigned char *embedded_roots(size_t *count);
/// The bytes of english.glosses.
const unsigned char *embedded_glosses(size_t *count);
/// The bytes of Localizable.xcstrings.
const unsigned char *embedded_catalog(size_t *count);

#endif
