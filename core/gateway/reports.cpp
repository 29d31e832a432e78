#include "core/gateway/reports.h"
