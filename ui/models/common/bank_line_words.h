#pragma once

#include "core/domain/profile.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// What is said under a field of which the bank line shows something.
struct BankLineNote {
    QString text;           ///< plain; empty: nothing to say
    QString html;           ///< the same with the part that is cut struck out
    bool isProblem = false; ///< banks refuse it

    friend bool operator==(const BankLineNote &, const BankLineNote &) = default;
};

/// The words about what people will read on bank statements.
class BankLineWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::BankLineWords)

public:
    [[nodiscard]] static BankLineNote description(const QString &description);
    /// A hint for the name of a shop: how much of it the bank line shows.
    [[nodiscard]] static QString shopName(const QString &name);
    /// What the merchant's own statement will say of each payout of a profile.
    /// @param day  of the payout
    [[nodiscard]] static QString payouts(const Profile &profile, QDate day);
    /// Why bank rules will not read these payouts; empty: they will.
    /// @param bulkIds  of all profiles of the merchant
    [[nodiscard]] static QString bulkIdWarning(const QStringList &bulkIds);
};

} // namespace tilldesk::ui
