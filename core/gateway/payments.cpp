#include "core/gateway/payments.h"
