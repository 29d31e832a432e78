#include "core/gateway/exports.h"
