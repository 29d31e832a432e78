#pragma once

#include "core/base/clock.h"
#include "core/domain/hosted_open.h"
#include "ui/models/lists/whole_model.h"

namespace tilldesk::ui {

/// What providers have not paid out, or tell otherwise than this shop. All rows are loaded at once.
class OpenItemsModel : public WholeModel<HostedOpenItem, Timestamp>
{
    Q_OBJECT

public:
    enum Column { Since, Subject, Age, AmountColumn, There, Here, Reason };

    /// @param clock  of the service; must outlive this object
    explicit OpenItemsModel(const Clock &clock, QObject *parent = nullptr);

protected:
    [[nodiscard]] QString idOf(const HostedOpenItem &row) const override;
    [[nodiscard]] Timestamp lookAt(int) const override { return m_clock.now(); }

private:
    [[nodiscard]] static Columns columns();

    const Clock &m_clock;
};

} // namespace tilldesk::ui
