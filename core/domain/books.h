#pragma once

#include "core/domain/profile.h"
#include "core/domain/vat.h"

#include <QList>
#include <map>

namespace tilldesk {

/// What an account of a merchant's bookkeeping is for. The numbers are stored in the database.
enum class BookAccountKind : quint8 {
    Clearing = 1, ///< money that the payment service owes the merchant
    Sales = 2,
    Vat = 3,      ///< VAT to pay
    Refunds = 4,  ///< refunds granted
    Fees = 5,     ///< costs of the payment service
    Transfer = 6, ///< money in transfer: paid out, and not yet booked from the bank's statement
    Unknown = 7,  ///< suspense account: sales whose VAT rate is not known
};

/// Returns clearing, sales, vat, refunds, fees, transfer or unknown.
[[nodiscard]] QLatin1StringView toText(BookAccountKind kind);

/// An account's use: sales, VAT and refunds may have an account for each rate.
struct BookUse {
    BookAccountKind kind = BookAccountKind::Clearing;
    int rate = kNoVatRate; ///< kNoVatRate: every rate without an account of its own

    friend auto operator<=>(const BookUse &, const BookUse &) = default;
};

/// Returns for example `clearing` or `sales:5.5`.
[[nodiscard]] QString toText(const BookUse &use);
/// Parses what toText() returns. Errors: `FieldInvalid` (for).
[[nodiscard]] Result<BookUse> bookUseFrom(const QString &text);

/// Usual charts of accounts. The numbers are stored in the database.
enum class BookChart : quint8 {
    Belgium = 1, ///< MAR/PCMN
    Netherlands = 2,
    France = 3, ///< PCG
    GermanySkr03 = 4,
    GermanySkr04 = 5,
    Own = 6, ///< no defaults
};

/// Returns be, nl, fr, skr03, skr04 or own.
[[nodiscard]] QLatin1StringView toText(BookChart chart);
[[nodiscard]] std::optional<BookChart> bookChartFrom(QStringView name);
/// Returns the chart of a merchant who has not chosen one: by the country of the VAT number, else
/// Belgium.
[[nodiscard]] BookChart defaultChart(const Merchant &merchant);

/// Accounts by use. An empty account means that the use is not booked apart: without a VAT account,
/// sales and refunds are booked with VAT, and the bookkeeping program splits them.
using BookAccounts = std::map<BookUse, QString>;

/// Returns the accounts of a chart. The German charts have accounts that compute the VAT by
/// themselves, so they have no account for VAT.
[[nodiscard]] BookAccounts accountsOf(BookChart chart);

/// How a merchant's books are kept.
struct Books {
    BookChart chart = BookChart::Belgium;
    QString journal = QStringLiteral("TD"); ///< code of the journal, 1 to 6 of A-Z and 0-9
    qint64 consultant = 0;                  ///< number of the tax consultant at DATEV; 0: not known
    qint64 client = 0;                      ///< number of the client at DATEV; 0: not known
    int firstYear = 0; ///< calendar year that is book year 1 in WinBooks and Octopus; 0: unknown
    Amount largeSale = Amount::fromCents(25'000); ///< the VAT book lists larger sales apart
    BookAccounts own = {};                        ///< accounts that the merchant has chosen

    /// Returns the account: the merchant's own for the rate, the chart's for the rate, then those
    /// for every rate. Empty optional: no account is known. Empty text: not booked apart.
    [[nodiscard]] std::optional<QString> account(const BookUse &use) const;
    /// Returns all accounts, as account() finds them.
    [[nodiscard]] BookAccounts all() const;

    friend bool operator==(const Books &, const Books &) = default;
};

/// What a person should know about an account of the books.
enum class AccountDoubt : quint8 {
    NotApart, ///< VAT has no account, so it is not booked apart
    Missing,  ///< no account, so no journal is written
    Bank,     ///< for transfers: the bank's own account, on which its statements book payouts again
    Shared,   ///< another use has the same account
    Wrong,    ///< as Shared, of uses that can never share an account
};

/// A doubt about an account.
struct AccountAdvice {
    AccountDoubt doubt;
    BookUse other = {}; ///< of Shared and Wrong
};

/// Returns the gravest doubt about an account; empty: none.
[[nodiscard]] std::optional<AccountAdvice> adviceOn(BookChart chart, const BookAccounts &accounts,
                                                    const BookUse &use);

/// Refuses a change after which clearing or VAT would share its account with another use: the
/// balance of that account would then mean nothing. What was so before the change may stay.
/// Errors: `FieldInvalid` naming the use.
[[nodiscard]] Result<void> checkedSharing(const Books &before, const Books &after);

/// Checks an account: 1 to 20 of A-Z, a-z, 0-9, dots and hyphens. Errors: `FieldInvalid` (account).
[[nodiscard]] Result<QString> checkedBookAccount(const QString &text);
/// Checks everything except `own`. Errors: `FieldInvalid` (journal, consultant, client, first-year,
/// large-sale). @source DATEV-Format, header, fields 11 and 12
[[nodiscard]] Result<Books> checkedBooks(Books books);

} // namespace tilldesk
