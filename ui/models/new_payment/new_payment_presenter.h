#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/large_amounts.h"

namespace tilldesk::ui {

/// Form that creates a payment.
class NewPaymentPresenter : public QObject
{
    Q_OBJECT

public:
    /// The values of the fields, as typed.
    struct Form {
        QString amount;
        QString reference;
        QString description;
        ProfileId profile;
        VatShares vat = {}; ///< empty: the rates of the profile
    };
    /// The error sentence beside each field; empty: no error.
    struct Problems {
        QString amount = {};
        QString reference = {};
        QString description = {};
        QString profile = {};
        QString general = {};

        friend bool operator==(const Problems &, const Problems &) = default;
    };

    explicit NewPaymentPresenter(const Gateways &gateways, QObject *parent = nullptr);

    /// Reads which VAT rates the merchants use. Does not block; emits ratesChanged().
    void loadRates();
    /// Returns the rates that a payment of the profile can have; empty if its merchant has none.
    [[nodiscard]] QList<int> rates(const ProfileId &profile) const;
    /// Creates the payment, or sets problems(), or emits asked() about a large sum. No-op while a
    /// creation is in flight. Does not block.
    void create(const Form &form);
    /// As create(), without asked(): the user has confirmed the sum.
    void createConfirmed(const Form &form);
    /// Clears the problems. Must be called when the user edits a field.
    void clearProblems();

    [[nodiscard]] const Problems &problems() const { return m_problems; }
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    /// Returns the length in characters: `18 of 35`.
    [[nodiscard]] static QString lengthHint(const QString &text, int maxLength);

Q_SIGNALS:
    void changed();
    void created(const tilldesk::PaymentId &id);
    void ratesChanged();
    /// createConfirmed() must be called if the user confirms.
    void asked(const tilldesk::ui::LargeAmountQuestion &question);

private:
    [[nodiscard]] static Problems problemsOf(const Form &form);
    void takeError(const Error &error);

    const Gateways m_gateways;
    QList<VatPlace> m_places; ///< the profiles and points of sale with their VAT rates
    Problems m_problems;
    bool m_isBusy = false;
};

} // namespace tilldesk::ui
