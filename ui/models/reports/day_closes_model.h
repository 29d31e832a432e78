#pragma once

#include "core/gateway/reports.h"
#include "ui/models/lists/keyset_model.h"

#include <functional>

namespace tilldesk::ui {

class DayClosesModel;

/// X readings and day closes, newest first. Rows never change. See KeysetModel.
class DayClosesModel
    : public KeysetModel<DayClose, DayClosePage, DayCloseFilter, const DayClosesModel *>
{
    Q_OBJECT

public:
    enum Column { When, Close, Till, Payments, Taken, Refunds, Refunded, Net, Total };

    /// @param reports  must outlive this object
    /// @param nameOf   returns the display name of a scope
    DayClosesModel(gateway::Reports &reports, std::function<QString(const DayCloseScope &)> nameOf,
                   QObject *parent = nullptr);

    /// Repaints all rows. Must be called when names of scopes have changed.
    void renew();

protected:
    [[nodiscard]] QFuture<Result<DayClosePage>>
    read(const DayCloseFilter &filter, std::optional<qint64> before, int count) override;
    [[nodiscard]] bool areRowsFinal() const override { return true; }
    [[nodiscard]] const DayClosesModel *lookAt(int) const override { return this; }

private:
    [[nodiscard]] static Columns columns();

    gateway::Reports &m_reports;
    std::function<QString(const DayCloseScope &)> m_nameOf;
};

} // namespace tilldesk::ui
