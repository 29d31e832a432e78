#pragma once

#include "core/domain/ledger.h"
#include "ui/models/common/tone.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// Texts about the ledger that several views share.
class LedgerWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::LedgerWords)

public:
    /// `Refund set aside`
    [[nodiscard]] static QString cause(LedgerCause cause);
    /// `Owed to the merchant`
    [[nodiscard]] static QString kind(LedgerAccountKind kind);
    /// Returns the kind of the account, and its bulk if it has one: `Owed to the merchant ·
    /// webshop`.
    [[nodiscard]] static QString account(const LedgerAccount &account);
    /// `Bank → Owed to the merchant`
    [[nodiscard]] static QString way(const LedgerEntry &entry);

    /// Returns one sentence with the result of the ledger's check.
    [[nodiscard]] static QString health(const LedgerHealth &health);
    [[nodiscard]] static Tone healthTone(const LedgerHealth &health);
};

/// `+€ 12.00`, `−€ 12.00`; zero has no sign.
[[nodiscard]] QString signedMoney(Amount amount);
/// Returns an IBAN in groups of four, separated by non-breaking blanks.
[[nodiscard]] QString accountNumber(const QString &iban);
/// Returns by how much an entry changes the amount owed to the merchant.
[[nodiscard]] Amount forMerchant(const LedgerEntry &entry);
/// Returns the signed amount that an entry adds to an account; 0 if it concerns other accounts.
[[nodiscard]] Amount addedTo(const LedgerAccount &account, const LedgerEntry &entry);

/// Returns a − b. Does not check for overflow: sums of money stay far from the limits of 64 bits,
/// see Amount::add().
[[nodiscard]] Amount less(Amount a, Amount b);
[[nodiscard]] Amount plus(Amount a, Amount b);

} // namespace tilldesk::ui
