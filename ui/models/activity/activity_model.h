#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/lists/keyset_model.h"

namespace tilldesk::ui {

/// Entries of the audit trail, newest first. Rows never change. See KeysetModel.
class ActivityModel : public KeysetModel<AuditEntry, AuditPage, AuditFilter>
{
    Q_OBJECT

public:
    enum Column { Time, Who, What, Where };

    /// @pre `activity` and `clock` outlive this object
    ActivityModel(gateway::Activity &activity, const Clock &clock, QObject *parent = nullptr);

    /// Returns the day if the row is the first entry of its day, for example `Today, Friday 20
    /// November`; otherwise empty.
    [[nodiscard]] QString dayAbove(int row) const;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;

protected:
    [[nodiscard]] QFuture<Result<AuditPage>> read(const AuditFilter &filter,
                                                  std::optional<qint64> before, int count) override;
    [[nodiscard]] bool areRowsFinal() const override { return true; }
    [[nodiscard]] Timestamp lookAt(int) const override { return m_clock.now(); }

private:
    [[nodiscard]] static Columns columns();

    gateway::Activity &m_activity;
    const Clock &m_clock;
};

} // namespace tilldesk::ui
