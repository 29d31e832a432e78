#pragma once

#include "ui/models/new_payment/new_payment_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class BankLineLabel;

/// The form of a new payment: amount, reference, description and profile. Enter creates the
/// payment.
class NewPaymentForm : public QWidget
{
    Q_OBJECT

public:
    NewPaymentForm(const Theme &theme, NewPaymentPresenter &presenter, ProfileChoice &profiles,
                   QWidget *parent = nullptr);

    /// Empties the fields and moves the keyboard focus to the amount.
    /// @param amount  filled in; the focus then goes to the reference. Empty: none
    void begin(std::optional<Amount> amount);

private:
    void layOut();
    void fillProfiles();
    void showLengths();
    void showRates();
    void showProblems();
    [[nodiscard]] NewPaymentPresenter::Form form() const;
    void create();

    NewPaymentPresenter &m_presenter;
    ProfileChoice &m_profiles;
    QLineEdit *m_amount;
    QLabel *m_amountProblem;
    ComboBox *m_profile;
    QLabel *m_profileProblem;
    QLineEdit *m_reference;
    QLabel *m_referenceNote;
    QLineEdit *m_description;
    QLabel *m_descriptionNote;
    BankLineLabel *m_bankLine;
    QLabel *m_vatLabel;
    ComboBox *m_vat; ///< hidden unless the merchant has VAT rates
    QLabel *m_problem;
    QPushButton *m_create;
};

} // namespace tilldesk::ui
