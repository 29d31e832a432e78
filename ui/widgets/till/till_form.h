#pragma once

#include "ui/models/till/till_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QFrame>

namespace tilldesk::ui {

class BankLineLabel;
class TillKeypad;

/// The cashier's side of the till: keypad, point of sale, reference, description and one button.
class TillForm : public QFrame
{
    Q_OBJECT

public:
    TillForm(const Theme &theme, TillPresenter &presenter, QWidget *parent = nullptr);

    [[nodiscard]] TillKeypad &keypad() { return *m_keypad; }

private:
    void layOut();
    void connectFields();
    void fillCounters();
    void showOutcome();
    void showState();

    TillPresenter &m_presenter;
    TillKeypad *m_keypad;
    ComboBox *m_counter;
    QLineEdit *m_reference;
    QLabel *m_referenceNote;
    QLineEdit *m_description;
    QLabel *m_descriptionNote;
    BankLineLabel *m_bankLine;
    QPushButton *m_enter;
    QLabel *m_closed;                 ///< why nothing can be charged
    bool m_isDoubtful = false;        ///< an outcome that is not known is shown
    TillPresenter::Problem m_problem; ///< the problem that is shown
};

} // namespace tilldesk::ui
