#include "core/gateway/bank.h"
