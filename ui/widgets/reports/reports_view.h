#pragma once

#include "ui/models/common/period.h"
#include "ui/models/common/profile_choice.h"
#include "ui/models/common/ticker.h"
#include "ui/models/exports/month_link.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class DayClosePage;
class PatternsPage;
class TakingsPage;

/// Reports: the takings, their patterns, and the day closes of the tills.
class ReportsView : public QWidget
{
    Q_OBJECT

public:
    enum Tab { Takings, Patterns, DayCloses };

    /// @pre All objects passed by reference must outlive this object.
    ReportsView(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
                const ProfileChoice &profiles, Preferences &preferences, QWidget *parent = nullptr);

    void goTo(Tab tab);
    void refresh();
    [[nodiscard]] TakingsPage &takings() { return *m_takings; }
    [[nodiscard]] PatternsPage &patterns() { return *m_patterns; }
    [[nodiscard]] DayClosePage &dayCloses() { return *m_dayCloses; }

Q_SIGNALS:
    /// Asks for the paid payments of a period.
    void paymentsRequested(const tilldesk::ui::Period &period);
    /// The user follows a link of the month's dialog.
    void monthLinkChosen(tilldesk::ui::MonthLink link);
    /// Emitted when the user opens the payments of a filter.
    void listRequested(const QString &query);
    /// Asks for the refunds of a period.
    void refundsRequested(const tilldesk::ui::Period &period);

private:
    void print();

    TabStrip *m_tabs;
    QStackedWidget *m_stack;
    TakingsPage *m_takings;
    PatternsPage *m_patterns;
    DayClosePage *m_dayCloses;
};

} // namespace tilldesk::ui
