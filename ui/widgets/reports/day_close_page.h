#pragma once

#include "ui/models/reports/day_close_presenter.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace tilldesk::ui {

class ComboBox;
class FigureTile;
class FilterChips;
class TableView;
class Theme;

/// The day of a till: what was taken since the last close, its closing, and the earlier closes.
class DayClosePage : public QWidget
{
    Q_OBJECT

public:
    /// @pre all outlive this object
    DayClosePage(const Gateways &gateways, const Theme &theme, const ProfileChoice &profiles,
                 QWidget *parent = nullptr);

    /// Shows the chosen close of the list, to be printed again.
    void print();
    [[nodiscard]] DayClosePresenter &presenter() { return m_presenter; }

private:
    [[nodiscard]] QLayout *makeRunning();
    [[nodiscard]] QWidget *makeList();
    [[nodiscard]] QLayout *makeChips();
    void orderFocus();
    void connectAll();
    void showTills();
    void showState();
    void askZ();
    void open(const DayClose &close, bool isCopy);

    const Gateways m_gateways;
    const Theme &m_theme;
    DayClosePresenter m_presenter;
    ComboBox *m_till;
    QLabel *m_since;
    QLabel *m_problem;
    QPushButton *m_x;
    QPushButton *m_z;
    QList<FigureTile *> m_figures;
    FilterChips *m_chips;
    QPushButton *m_print;
    TableView *m_table;
};

} // namespace tilldesk::ui
