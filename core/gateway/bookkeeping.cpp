#include "core/gateway/bookkeeping.h"
