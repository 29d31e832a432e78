#pragma once

#include "core/base/clock.h"
#include "core/domain/events.h"
#include "core/fees/fee_repository.h"
#include "core/ledger/ledger_service.h"

#include <QTimeZone>
#include <functional>

namespace tilldesk::fees {

/// Use cases of fees. Called on the core thread; each call is part of the open transaction.
class FeeService
{
public:
    /// @param zone  of the shop's calendar  @param mayMoveMoney  false (the ledger is wrong): every
    /// booking answers `Unavailable`  @pre all references outlive this object
    FeeService(
        storage::Database &db, const Clock &clock, Events &events, ledger::LedgerService &ledger,
        QTimeZone zone, std::function<bool()> mayMoveMoney = [] { return true; });
    FeeService(const FeeService &) = delete;
    FeeService &operator=(const FeeService &) = delete;

    /// Sets a merchant's fees from a day on. Payments that have already succeeded keep their fee.
    /// @param rule  a null `first`: today
    /// Errors: `MerchantNotFound` (merchant); `FieldInvalid` (from) for a day before today; as
    /// checkedFeeRule().
    Result<FeeRule> setRule(const MerchantId &merchant, const FeeRule &rule);
    /// Same as setRule(), for the rule of the day with the change.
    Result<FeeRule> changeRule(const MerchantId &merchant, const FeeChange &change);
    /// Books the provider's invoice for a month: charges or takes back the difference to the fees
    /// by rule, or to the month's last invoice, which the new one replaces. The last invoice's
    /// number and amount again change nothing.
    /// @param month  any day of it  @param invoice  month, number and amount count
    /// Errors: `MerchantNotFound` (merchant); `FieldInvalid` (month) for a month that has not
    /// ended or is before the merchant's first one, (number), also of another month's invoice that
    /// was not taken back (amount 0), (amount), (merchant) without any payment; `Unavailable`.
    Result<FeeInvoice> bookInvoice(const MerchantId &merchant, const FeeInvoice &invoice);
    /// Charges the fees of each month that has ended: fees that payouts are not reduced by, and
    /// the difference to the monthly minimum. The charges have the last millisecond of their month,
    /// or the time of the ledger's last entry if that is later. Fees are collected now. Errors:
    /// `Internal` if a balance does not fit; `Unavailable`.
    Result<void> closeMonths();
    /// Calls closeMonths() if a month ends at or before `at`: its charges precede the entries of
    /// that moment. No-op while money may not move.
    Result<void> prepare(Timestamp at);
    /// Returns when the next month ends; empty: no merchant has a rule, or money may not move.
    [[nodiscard]] std::optional<Timestamp> nextClose();

private:
    /// A month that was not closed.
    struct OpenMonth {
        qint64 merchant = 0;
        QDate month; ///< first day
    };
    /// Fees collected from a merchant's bank account, or paid back to that account.
    struct Collection {
        QString id;            ///< of the charge
        LedgerAccount account; ///< the merchant's
        Amount amount;         ///< negative: paid back
    };
    using Collections = QList<Collection>;

    Result<void> closeMonth(const OpenMonth &month, Collections &collections);
    /// Books a charge. @param collections  gets the fees that no payout withholds
    Result<void> charge(const Charge &charge, Timestamp at, Collections &collections);
    Result<void> collect(const Collections &collections);
    /// Returns the earliest month that was not closed; empty: no merchant has a rule.
    [[nodiscard]] std::optional<OpenMonth> firstOpen();
    Result<FeeInvoice> add(qint64 merchant, FeeInvoice invoice);
    /// Returns the first day of the merchant's first month.
    [[nodiscard]] QDate firstMonth(qint64 merchant);
    /// Returns the first day of the merchant's first month that was not closed.
    [[nodiscard]] QDate openMonth(qint64 merchant);
    [[nodiscard]] std::optional<FeeRule> ruleOn(qint64 merchant, const QDate &day);
    [[nodiscard]] Timestamp beginOf(const QDate &day) const;

    storage::Database &m_db;
    FeeRepository m_rows;
    FeeRules m_rules;
    const Clock &m_clock;
    Events &m_events;
    ledger::LedgerService &m_ledger;
    QTimeZone m_zone;
    std::function<bool()> m_mayMoveMoney;
    bool m_isClosing = false;
    /// Cache of nextClose(), as the open transaction has left the rows; empty: not computed.
    std::optional<std::optional<Timestamp>> m_nextClose;
};

} // namespace tilldesk::fees
