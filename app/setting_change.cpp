#include "app/setting_change.h"

#include "app/settings.h"
#include "core/audit/trail.h"

namespace tilldesk::app {

Result<void> changeSetting(storage::Database &db, const Clock &clock, const SettingChange &change)
{
    if (auto written = writeSettings(change.file, {{change.name, change.after}}); !written)
        return written;
    const audit::Acting acting(change.by);
    audit::Trail(db, clock).record({.kind = AuditKind::SettingsChanged,
                                    .before = {{change.name, change.before}},
                                    .after = {{change.name, change.after}}});
    return {};
}

} // namespace tilldesk::app
