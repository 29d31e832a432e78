#include "core/gateway/joining.h"
