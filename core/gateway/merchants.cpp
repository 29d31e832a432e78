#include "core/gateway/merchants.h"
