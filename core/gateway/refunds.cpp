#include "core/gateway/refunds.h"
