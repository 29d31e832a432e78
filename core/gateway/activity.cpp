#include "core/gateway/activity.h"
