#include "core/wire/files.h"
