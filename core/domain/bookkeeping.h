#pragma once

#include "core/domain/books.h"
#include "core/domain/payout.h"

#include <QDate>
#include <optional>

namespace tilldesk {

/// What happened between the service and a merchant in a period:
/// owedBefore + paid - refunded - fees + collected - paidOut = owedAfter.
struct ClearingBridge {
    Amount owedBefore;
    PayoutSum paid;
    PayoutSum refunded;
    PayoutSum fees;      ///< charged, less those taken back
    PayoutSum collected; ///< fees that no payout was reduced by, less those paid back
    PayoutSum paidOut;
    Amount owedAfter;

    friend bool operator==(const ClearingBridge &, const ClearingBridge &) = default;
};

/// The kinds of journal entry, in their order within a day.
enum class JournalKind : quint8 { Sales = 1, Refunds = 2, Payouts = 3, Fees = 4 };

/// A line of a journal entry.
struct JournalLine {
    QString account;
    BookUse use;           ///< what the account is for
    Amount amount;         ///< debit if positive, credit if negative; never 0
    int rate = kNoVatRate; ///< VAT rate of sales and refunds
    QString payout = {};   ///< id of the payout
};

/// A double entry: the amounts of its lines add up to 0.
struct JournalEntry {
    QDate day;
    JournalKind kind = JournalKind::Sales;
    QList<JournalLine> lines; ///< the clearing account's lines, and the other side

    /// Returns a number of seven digits that no other entry of the century has: YYMMDD and the
    /// kind.
    [[nodiscard]] qint64 number() const;
};

/// VAT rates that count from a day on.
struct VatPeriod {
    QDate first;
    VatShares shares; ///< empty: no rate

    friend bool operator==(const VatPeriod &, const VatPeriod &) = default;
};

/// A profile, or a point of sale of one, with its VAT rates.
struct VatPlace {
    MerchantId merchant;
    ProfileId profile;
    QString profileName;
    QString posId;            ///< empty: the whole profile
    QString posName;          ///< empty: the whole profile
    QList<VatPeriod> periods; ///< by their days; of two for one day, the later one counts

    /// Returns the rates of the place itself on a day; empty: it has none, so that those of its
    /// profile count.
    [[nodiscard]] VatShares at(const QDate &day) const;

    friend bool operator==(const VatPlace &, const VatPlace &) = default;
};

/// Returns the rates that count at a place on a day: its own, else those of its profile.
/// @param posId  empty: the whole profile
[[nodiscard]] VatShares vatSharesAt(const QList<VatPlace> &places, const ProfileId &profile,
                                    const QString &posId, const QDate &day);

/// A day of a journal.
struct JournalDay {
    QDate day;
    bool isExample = false; ///< the merchant has no day with payments; the figures are made up
    QList<JournalEntry> entries;
    Amount owedBefore = {}; ///< balance of the clearing account at the begin of the day
    Amount owedAfter = {};  ///< the same at its end, as the ledger says

    friend bool operator==(const JournalDay &, const JournalDay &) = default;
};

/// Sales of a period at one VAT rate, less refunds.
struct VatOfPeriod {
    int rate = kNoVatRate; ///< kNoVatRate: the rate is not known
    Amount gross;          ///< with VAT
    Amount vat;

    friend bool operator==(const VatOfPeriod &, const VatOfPeriod &) = default;
};

/// Sales without a VAT rate at a till.
struct TillWithoutVat {
    QString profileName;
    QString posName; ///< empty: sales without a point of sale
    PayoutSum sales;

    friend bool operator==(const TillWithoutVat &, const TillWithoutVat &) = default;
};

/// An entry of the ledger that no movement of the clearing account explains.
struct UnexplainedEntry {
    Timestamp at;
    Amount amount;

    friend bool operator==(const UnexplainedEntry &, const UnexplainedEntry &) = default;
};

/// The figures of a merchant's month, for the person who hands it to the accountant.
struct MonthFigures {
    MerchantId merchant;
    QDate month; ///< first day
    QDate last;  ///< last day of the figures: of the month, or yesterday if it is not over
    ClearingBridge bridge;
    Amount ledgerAfter; ///< what the ledger's accounts say is owed at the end of the month
    Amount owedNext;    ///< what the next month starts with
    qint64 journalLines = 0;
    /// Uses for which the journal found no account: empty unless an account is missing.
    QStringList missingAccounts;
    QStringList accounts;   ///< that the journal books on, sorted
    QList<VatOfPeriod> vat; ///< by rate; empty if the merchant has no VAT rates
    QList<TillWithoutVat> withoutRate;
    PayoutSum notOnStatement;  ///< payouts of the month that no statement of the bank has yet
    bool hasBankFiles = false; ///< false: no statement of the bank was imported
    /// The first entry up to the end of the month that changed what is owed by another amount than
    /// its movement. Empty if the movements and the entries agree.
    std::optional<UnexplainedEntry> unexplained = {};

    /// Returns whether the ledger says the same as the movements.
    [[nodiscard]] bool isProved() const
    {
        return bridge.owedAfter == ledgerAfter && owedNext == ledgerAfter;
    }

    friend bool operator==(const MonthFigures &, const MonthFigures &) = default;
};

} // namespace tilldesk
