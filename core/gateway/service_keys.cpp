#include "core/gateway/service_keys.h"
