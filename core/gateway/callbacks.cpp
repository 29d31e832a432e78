#include "core/gateway/callbacks.h"
