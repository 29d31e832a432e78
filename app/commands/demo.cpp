#include "app/commands/demo.h"

namespace tilldesk::app {

Command demoCommand()
{
    return {};
}

} // namespace tilldesk::app
