#include "core/gateway/setup.h"
