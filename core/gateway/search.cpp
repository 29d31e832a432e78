#include "core/gateway/search.h"
