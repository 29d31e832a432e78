#include "core/gateway/staff.h"
