#pragma once

#include "core/domain/ledger.h"
#include "ui/models/common/tone.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// The words for the ledger that more than one view needs.
class LedgerWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::LedgerWords)

public:
    /// `Refund set aside`
    [[nodiscard]] static QString cause(LedgerCause cause);
    /// `Merchant`
    [[nodiscard]] static QString kind(LedgerAccountKind kind);
    /// The kind, with the bulk when there is one: `Merchant · webshop`.
    [[nodiscard]] static QString account(const LedgerAccount &account);
    /// `Bank → Merchant`
    [[nodiscard]] static QString way(const LedgerEntry &entry);

    /// One sentence on what the check of the ledger has found.
    [[nodiscard]] static QString health(const LedgerHealth &health);
    [[nodiscard]] static Tone healthTone(const LedgerHealth &health);
};

/// `+€ 12.00`, `−€ 12.00`; nothing has no sign.
[[nodiscard]] QString signedMoney(Amount amount);
/// A balance: with a sign only when it is negative.
[[nodiscard]] QString balanceMoney(Amount amount);
/// An IBAN in groups of four that stay together.
[[nodiscard]] QString accountNumber(const QString &iban);
/// What an entry changes for the merchant: what is owed more is positive.
[[nodiscard]] Amount forMerchant(const LedgerEntry &entry);
/// What an entry adds to an account; nothing when it is of others.
[[nodiscard]] Amount addedTo(const LedgerAccount &account, const LedgerEntry &entry);

/// @return a - b; sums of money stay far from the edge of 64 bits, see Amount::add()
[[nodiscard]] Amount less(Amount a, Amount b);
[[nodiscard]] Amount plus(Amount a, Amount b);

} // namespace tilldesk::ui
