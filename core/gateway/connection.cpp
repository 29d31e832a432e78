#include "core/gateway/connection.h"
