// The files of the game, embedded so that the program works wherever it is moved. #embed is C23; embedding them in
// Swift takes minutes to compile.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "EmbeddedFiles.h"

static const unsigned char lexicon[] = {
#embed "../ScrambleKit/Resources/english.lex"
};
static const unsigned char roots[] = {
#embed "../ScrambleKit/Resources/start.txt" suffix(, )
  '\n'
};
static const unsigned char glosses[] = {
#embed "../ScrambleKit/Resources/english.glosses"
};
static const unsigned char catalog[] = {
#embed "../ScrambleKit/Resources/Localizable.xcstrings"
};

#define EMBEDDED(file) \
  const unsigned char *embedded_##file(size_t *count) { \
    *count = sizeof file; \
    return file; \
  }

EMBEDDED(lexicon)
EMBEDDED(roots)
EMBEDDED(glosses)
EMBEDDED(catalog)
