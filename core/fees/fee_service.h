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
    /// Books the provider's invoice for a month: charges or takes back the difference to the fees
    /// by rule. The same number, month and amount again change nothing.
    /// @param month  any day of it  @param invoice  month, number and amount count
    /// Errors: `MerchantNotFound` (merchant); `FieldInvalid` (month) for a month that has not ended
    /// or has another invoice, (number), (amount), (merchant) without any payment; `Unavailable`.
    Result<FeeInvoice> bookInvoice(const MerchantId &merchant, const FeeInvoice &invoice);
    /// Charges the fees of each month that has ended: fees that payouts are not reduced by, and
    /// the difference to the monthly minimum. Errors: `Internal` if a balance does not fit;
    /// `Unavailable`.
    Result<void> closeMonths();
    /// Returns when the next month ends; empty: no merchant has a rule, or money may not move.
    [[nodiscard]] std::optional<Timestamp> nextClose();

private:
    Result<void> closeMonth(qint64 merchant, const QDate &month);
    Result<void> charge(const Charge &charge);
    Result<FeeInvoice> add(qint64 merchant, FeeInvoice invoice);
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
    /// Cache of nextClose(), as the open transaction has left the rows; empty: not computed.
    std::optional<std::optional<Timestamp>> m_nextClose;
};

} // namespace tilldesk::fees
