#pragma once

#include "app/settings.h"
#include "core/domain/service_names.h"

#include <mutex>

namespace tilldesk::app {

/// Changes the names that the running service uses in signatures: the settings `issuer` and
/// `claimNamespace`. Thread-safe.
class Naming
{
public:
    /// @pre `names` outlives this object
    Naming(const Settings &settings, PublishedServiceNames &names)
        : m_file(settingsFile(settings)),
          m_names(names)
    {
    }

    /// Writes both settings to the settings file and publishes them: signatures made or checked
    /// from now on use them. Blocks on the disk.
    /// Errors: `FieldInvalid` naming the setting, and nothing has changed; `Storage`.
    Result<void> set(const ServiceNames &names);

private:
    const QString m_file;
    PublishedServiceNames &m_names;
    std::mutex m_mutex;
};

} // namespace tilldesk::app
