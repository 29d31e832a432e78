#include "core/base/version.h"

namespace tilldesk {

const char *version()
{
    return TILLDESK_VERSION;
}

} // namespace tilldesk
