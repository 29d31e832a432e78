#include "core/gateway/hosted.h"
