#include "core/gateway/safekeeping.h"
