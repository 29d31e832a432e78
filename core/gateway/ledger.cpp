#include "core/gateway/ledger.h"
