#pragma once

#include "app/settings.h"
#include "core/domain/service_names.h"

#include <mutex>

namespace tilldesk::app {

/// Changes how the running service names itself in signatures: the settings `issuer` and
/// `claimNamespace`. Thread-safe.
class Naming
{
public:
    /// @pre `names` outlives it
    Naming(const Settings &settings, PublishedServiceNames &names)
        : m_file(settingsFile(settings)),
          m_names(names)
    {
    }

    /// Writes both settings into the settings file and publishes them: the next signature that is
    /// made or checked has them. Blocks on the disk.
    /// Errors: `FieldInvalid` naming the setting, nothing was changed; `Storage`.
    Result<void> set(const ServiceNames &names);

private:
    const QString m_file;
    PublishedServiceNames &m_names;
    std::mutex m_mutex;
};

} // namespace tilldesk::app
