// Where libxml2 was built with ICU, its headers bring in ICU's. Foundation has its own copy of those,
// and a program cannot import both. Nothing here uses encoding handlers, the only structures that
// depend on it.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <string.h>

#include <libxml/parser.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
