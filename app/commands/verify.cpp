#include "app/commands/verify.h"

namespace tilldesk::app {

Command verifyCommand()
{
    return {};
}

} // namespace tilldesk::app
