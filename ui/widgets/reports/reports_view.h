#pragma once

#include "ui/models/common/profile_choice.h"
#include "ui/models/common/ticker.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class DayClosePage;
class TakingsPage;

/// Reports for the bookkeeping: the takings, and the day closes of the tills.
class ReportsView : public QWidget
{
    Q_OBJECT

public:
    enum Tab { Takings, DayCloses };

    /// @pre All objects passed by reference must outlive this object.
    ReportsView(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
                const ProfileChoice &profiles, Preferences &preferences, QWidget *parent = nullptr);

    void goTo(Tab tab);
    void refresh();
    [[nodiscard]] TakingsPage &takings() { return *m_takings; }
    [[nodiscard]] DayClosePage &dayCloses() { return *m_dayCloses; }

private:
    void print();

    TabStrip *m_tabs;
    QStackedWidget *m_stack;
    TakingsPage *m_takings;
    DayClosePage *m_dayCloses;
};

} // namespace tilldesk::ui
