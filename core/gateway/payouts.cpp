#include "core/gateway/payouts.h"
