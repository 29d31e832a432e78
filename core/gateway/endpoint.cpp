#include "core/gateway/endpoint.h"
