#pragma once

#include "ui/models/refunds/refund_form.h"
#include "ui/widgets/common/forward.h"

#include <QDialog>

namespace tilldesk::ui {

class ApprovalBox;
class RefundChoice;

/// Refunds a payment or a part of it: asks for the amount, says what will happen, and shows the
/// outcome.
class RefundDialog : public QDialog
{
    Q_OBJECT

public:
    /// @pre `gateways` and `theme` must outlive this object.
    RefundDialog(const Gateways &gateways, const Theme &theme, const PaymentDetails &details,
                 QWidget *parent = nullptr);

private:
    [[nodiscard]] QWidget *makeForm(const Theme &theme);
    [[nodiscard]] QWidget *makeChoices();
    [[nodiscard]] QFrame *makeChecking();
    [[nodiscard]] QFrame *makeTransfer(const Theme &theme);
    [[nodiscard]] QWidget *makeButtons();
    [[nodiscard]] QWidget *makeResult();
    void connectForm();
    void chooseByButtons();
    void showState();
    void showForm();
    void showTransfer();
    void showResult();
    void fitHeight();

    RefundForm m_form;
    QStackedWidget *m_pages;
    QLabel *m_title;
    QLabel *m_subtitle;
    QLabel *m_left;
    QLineEdit *m_part;
    RefundChoice *m_allChoice;
    RefundChoice *m_partChoice;
    QLabel *m_amountProblem;
    QLineEdit *m_description;
    QLabel *m_descriptionProblem;
    ApprovalBox *m_approval;
    QFrame *m_sentenceFrame;
    QLabel *m_sentence;
    QLabel *m_problem;
    QFrame *m_problemFrame;
    QFrame *m_checking;
    QFrame *m_transfer;
    QLabel *m_iban;
    QLabel *m_transferNote;
    QWidget *m_copy;
    QLabel *m_signedIn;
    QPushButton *m_reveal;
    QPushButton *m_close;
    QPushButton *m_confirm;
    Pill *m_status;
    QLabel *m_resultTitle;
    QLabel *m_resultSentence;
};

} // namespace tilldesk::ui
