#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/lists/keyset_model.h"

namespace tilldesk::ui {

/// What a row of the activity depends on besides its entry.
struct ActivityLook {
    Timestamp now;
    bool isFirstOfDay = false;
};

/// Entries of the audit trail, newest first. Rows never change. The first entry of each day shows
/// the day. See KeysetModel.
class ActivityModel : public KeysetModel<AuditEntry, AuditPage, AuditFilter, ActivityLook>
{
    Q_OBJECT

public:
    enum Column { Day, Time, Who, What, Where };

    /// @pre `activity` and `clock` outlive this object
    ActivityModel(gateway::Activity &activity, const Clock &clock, QObject *parent = nullptr);

protected:
    [[nodiscard]] QFuture<Result<AuditPage>> read(const AuditFilter &filter,
                                                  std::optional<qint64> before, int count) override;
    [[nodiscard]] bool areRowsFinal() const override { return true; }
    [[nodiscard]] ActivityLook lookAt(int row) const override;

private:
    [[nodiscard]] static Columns columns();

    gateway::Activity &m_activity;
    const Clock &m_clock;
};

} // namespace tilldesk::ui
