#pragma once

#include "ui/models/common/gateways.h"

namespace tilldesk::ui {

/// A payment that is being filled in: what is wrong with it, and its creation.
class NewPaymentPresenter : public QObject
{
    Q_OBJECT

public:
    /// What the person has typed.
    struct Form {
        QString amount;
        QString reference;
        QString description;
        ProfileId profile;
    };
    /// A sentence beside each field; empty where all is well.
    struct Problems {
        QString amount = {};
        QString reference = {};
        QString description = {};
        QString profile = {};
        QString general = {};

        friend bool operator==(const Problems &, const Problems &) = default;
    };

    explicit NewPaymentPresenter(const Gateways &gateways, QObject *parent = nullptr);

    /// Creates the payment, or says what is wrong. Does nothing while one is being created.
    void create(const Form &form);
    /// Forgets the problems, as when the person types on.
    void clearProblems();

    [[nodiscard]] const Problems &problems() const { return m_problems; }
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    /// `18 of 35` @return of characters
    [[nodiscard]] static QString lengthHint(const QString &text, int maxLength);

Q_SIGNALS:
    void changed();
    void created(const tilldesk::PaymentId &id);

private:
    [[nodiscard]] static Problems problemsOf(const Form &form);
    void takeError(const Error &error);

    const Gateways m_gateways;
    Problems m_problems;
    bool m_isBusy = false;
};

} // namespace tilldesk::ui
