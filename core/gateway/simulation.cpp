#include "core/gateway/simulation.h"
