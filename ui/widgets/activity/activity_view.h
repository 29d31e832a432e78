#pragma once

#include "ui/models/activity/activity_presenter.h"
#include "ui/models/activity/activity_record.h"
#include "ui/widgets/lists/list_page.h"

namespace tilldesk::ui {

class ActivityDetails;

/// What people and programs did: the entries of the audit trail with filters, the state of the
/// chain, and the chosen entry beside them. Nothing can be edited or deleted.
class ActivityView : public ListPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    ActivityView(const Gateways &gateways, const Theme &theme, Preferences &preferences,
                 QWidget *parent = nullptr);

    [[nodiscard]] ActivityPresenter &presenter() { return m_presenter; }
    void exportShown() override;

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);

private:
    [[nodiscard]] FilterChips *makeFilters();
    [[nodiscard]] QPushButton *makeBadge();
    [[nodiscard]] ActivityDetails *makeDetails(ActivityRecord &record);
    void showChosen();
    void showBadge();
    void openRow(const QString &id) override;
    void addToMenu(QMenu &menu) override;

    const Gateways m_gateways;
    ActivityPresenter m_presenter;
    ActivityRecord m_chosen;
    QPushButton *m_badge;
};

} // namespace tilldesk::ui
