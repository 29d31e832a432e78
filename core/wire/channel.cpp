#include "core/wire/channel.h"
