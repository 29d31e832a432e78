#pragma once

#include "ui/models/bank/bank_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QFrame>

class QBoxLayout;
class QProgressBar;

namespace tilldesk::ui {

/// The file of the bank whose days are shown, and what happened to the file that was read last.
class BankFileCard : public QFrame
{
    Q_OBJECT

public:
    /// @pre `theme` and `presenter` must outlive this object
    BankFileCard(const Theme &theme, BankPresenter &presenter, QWidget *parent = nullptr);

    /// Lets the user choose a file of the bank.
    void chooseFile();

protected:
    void resizeEvent(QResizeEvent *event) override; // stacks the head in narrow windows

private:
    [[nodiscard]] QWidget *makeHead();
    [[nodiscard]] QWidget *makeMessage();
    void showState();
    void showJob();
    void offerFiles();

    const Theme &m_theme;
    BankPresenter &m_presenter;
    QWidget *m_head;
    QBoxLayout *m_top;
    QPushButton *m_name;
    QLabel *m_format;
    QLabel *m_statement;
    QLabel *m_balances;
    QLabel *m_proof;
    QLabel *m_gap;
    QLabel *m_certain;
    QProgressBar *m_share;
    QPushButton *m_choose;
    QFrame *m_messageFrame;
    QLabel *m_message;
    QProgressBar *m_progress;
    QPushButton *m_accept;
    QPushButton *m_stop;
    QPushButton *m_dismiss;
};

} // namespace tilldesk::ui
