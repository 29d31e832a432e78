#include "core/gateway/tills.h"
