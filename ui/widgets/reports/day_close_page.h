#pragma once

#include "ui/models/reports/day_close_presenter.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace tilldesk::ui {

class Chip;
class ComboBox;
class FigureTile;
class MessagePage;
class RowsTable;
class Theme;

/// The day of a till: what runs, its closing, and the closes before.
class DayClosePage : public QWidget
{
    Q_OBJECT

public:
    /// @pre all outlive it
    DayClosePage(const Gateways &gateways, const Theme &theme, const ProfileChoice &profiles,
                 QWidget *parent = nullptr);

    /// Shows the chosen row of the list, to be printed again.
    void print();
    [[nodiscard]] DayClosePresenter &presenter() { return m_presenter; }

private:
    [[nodiscard]] QWidget *makeRunning();
    [[nodiscard]] QWidget *makeList();
    [[nodiscard]] QWidget *makeChips();
    void connectAll();
    void showTills();
    void showState();
    void showList();
    void askZ();
    void chooseKind();
    void open(const DayClose &close, bool isCopy);

    const Gateways m_gateways;
    DayClosePresenter m_presenter;
    ComboBox *m_till;
    QLabel *m_since;
    QLabel *m_problem;
    QPushButton *m_x;
    QPushButton *m_z;
    QList<FigureTile *> m_figures;
    Chip *m_kind;
    Chip *m_onlyThis;
    QPushButton *m_print;
    RowsTable *m_table;
    MessagePage *m_message;
    QStackedWidget *m_stack;
};

} // namespace tilldesk::ui
