#pragma once

#include "core/base/amount.h"
#include "core/base/id.h"
#include "core/base/result.h"
#include "core/base/timestamp.h"

#include <QDate>
#include <QList>
#include <QString>
#include <optional>

namespace tilldesk {

/// How the payment service collects its fees. The numbers are stored in the database.
enum class FeeCollection : quint8 {
    Net = 1,   ///< payouts are reduced by the fees
    Gross = 2, ///< payouts are whole; the fees of a month are collected apart
};

/// Returns net or gross.
[[nodiscard]] QLatin1StringView toText(FeeCollection collection);
[[nodiscard]] std::optional<FeeCollection> feeCollectionFrom(QStringView text);

/// The reason of a charge that is no payment's. The numbers are stored in the database.
enum class FeeChargeKind : quint8 {
    Collected = 1, ///< the fees of a month's payments that no payout was reduced by
    Minimum = 2,   ///< what a month's fees were short of the minimum
    Invoice = 3,   ///< difference between an invoice and the fees charged before it
    Carried = 4,   ///< moved from one account of the merchant to another one
};

/// The fees of a merchant's payments from a day on. @source service.md#fees
struct FeeRule {
    static constexpr int kMaxShare = 10'000; ///< 100 %

    QDate first;         ///< the rule counts from this day, in the shop's calendar
    Amount fixed = {};   ///< of each payment
    int share = 0;       ///< of the payment's amount, in hundredths of a percent
    Amount minimum = {}; ///< of each month; 0: none
    FeeCollection collection = FeeCollection::Net;

    /// Returns the fee of a payment: rounded half up, at most the amount of the payment.
    [[nodiscard]] Amount of(Amount payment) const;
    [[nodiscard]] bool isFree() const
    {
        return fixed == Amount() && share == 0 && minimum == Amount();
    }

    friend bool operator==(const FeeRule &, const FeeRule &) = default;
};

/// A change of a merchant's fees. An empty member leaves its value unchanged.
struct FeeChange {
    QDate first = {}; ///< null: today
    std::optional<Amount> fixed = {};
    std::optional<int> share = {}; ///< in hundredths of a percent
    std::optional<Amount> minimum = {};
    std::optional<FeeCollection> collection = {};
};

/// Checks the numbers of a rule. Errors: `FieldInvalid` (fixed, percent, minimum).
[[nodiscard]] Result<FeeRule> checkedFeeRule(const FeeRule &rule);

/// The provider's invoice for the fees of a month. It replaces the sum computed by rule, or an
/// earlier invoice for that month.
struct FeeInvoice {
    QDate month; ///< first day
    QString number;
    Amount amount; ///< of the whole month; 0 or more
    /// Fees of the month before this invoice: by rule, with the minimum, or by the invoice before.
    Amount computed;
    Timestamp bookedAt;
    QString actor; ///< name of the person who booked the invoice

    friend bool operator==(const FeeInvoice &, const FeeInvoice &) = default;
};

/// A merchant's rules and invoices.
struct FeeTerms {
    QList<FeeRule> rules; ///< in the order of their days; of two for one day, the later counts
    QList<FeeInvoice> invoices; ///< oldest month first; the last one of a month counts

    /// Returns the rule of a day; empty: none.
    [[nodiscard]] std::optional<FeeRule> at(const QDate &day) const;
    /// Returns the invoice that counts for a month; empty: none.
    [[nodiscard]] std::optional<FeeInvoice> invoiceOf(const QDate &month) const;
    /// Returns whether the merchant has ever had a rule or an invoice.
    [[nodiscard]] bool isUsed() const { return !rules.isEmpty() || !invoices.isEmpty(); }

    friend bool operator==(const FeeTerms &, const FeeTerms &) = default;
};

} // namespace tilldesk
