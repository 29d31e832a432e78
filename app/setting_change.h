#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/domain/audit.h"
#include "core/storage/database.h"

#include <QString>

namespace tilldesk::app {

/// A change of one setting while the service runs.
struct SettingChange {
    QString file; ///< path of the settings file
    QString name; ///< name of the setting
    QString before;
    QString after;
    AuditActor by = {}; ///< actor of the entry in the audit trail
};

/// Writes a setting to the settings file and records the change in the audit trail. Called on the
/// core thread, inside an open transaction. Blocks on the disk.
/// Errors: `FieldInvalid` naming the setting; `Storage`. Nothing has changed then.
[[nodiscard]] Result<void> changeSetting(storage::Database &db, const Clock &clock,
                                         const SettingChange &change);

} // namespace tilldesk::app
