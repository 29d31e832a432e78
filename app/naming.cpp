#include "app/naming.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {

Result<void> Naming::set(const ServiceNames &names)
{
    const std::lock_guard lock(m_mutex);
    if (auto written = writeSettings(
            m_file, {{u"issuer"_s, names.issuer()}, {u"claimNamespace"_s, names.claimNamespace()}});
        !written)
        return written;
    m_names.publish(names);
    return {};
}

} // namespace tilldesk::app
