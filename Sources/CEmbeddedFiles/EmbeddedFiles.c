// The files of the game as part of the program, so that it plays wherever it is moved. #embed is C23; Swift's own way takes minutes.
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
static const unsigned char sensitive_words[] = {
#embed "../ScrambleKit/Resources/english.sensitive"
};
static const unsigned char catalog[] = {
#embed "../ScrambleKit/Resources/Localizable.xcstrings"
};

const unsigned char *embedded_lexicon(size_t *count) {
  *count = sizeof lexicon;
  return lexicon;
}

const unsigned char *embedded_roots(size_t *count) {
  *count = sizeof roots;
  return roots;
}

const unsigned char *embedded_glosses(size_t *count) {
  *count = sizeof glosses;
  return glosses;
}

const unsigned char *embedded_sensitive_words(size_t *count) {
  *count = sizeof sensitive_words;
  return sensitive_words;
}

const unsigned char *embedded_catalog(size_t *count) {
  *count = sizeof catalog;
  return catalog;
}
