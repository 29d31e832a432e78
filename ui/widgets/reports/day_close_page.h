#pragma once

#include "ui/models/reports/day_close_presenter.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/lists/list_page.h"

namespace tilldesk::ui {

class FigureTile;

/// The day of a till: the takings since the last close, the button that closes the day, and the
/// earlier closes.
class DayClosePage : public ListPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    DayClosePage(const Gateways &gateways, const Theme &theme, const ProfileChoice &profiles,
                 Preferences &preferences, QWidget *parent = nullptr);

    /// Opens the selected day close, to be printed again as a copy.
    void print();
    [[nodiscard]] DayClosePresenter &presenter() { return m_presenter; }

private:
    [[nodiscard]] QWidget *makeRunning();
    [[nodiscard]] FilterChips *makeFilters();
    void orderFocus();
    void connectAll();
    void showTills();
    void showState();
    void askZ();
    void open(const DayClose &close, bool isCopy);

    const Gateways m_gateways;
    DayClosePresenter m_presenter;
    ComboBox *m_till;
    QLabel *m_since;
    QLabel *m_problem;
    QPushButton *m_x;
    QPushButton *m_z;
    QList<FigureTile *> m_figures;
    FilterChips *m_chips;
    QPushButton *m_print;
};

} // namespace tilldesk::ui
