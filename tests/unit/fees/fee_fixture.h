#pragma once

#include "core/fees/fee_queries.h"
#include "core/fees/fee_service.h"
#include "core/verification/checks.h"
#include "tests/unit/refunds/refund_fixture.h"

#include <QTest>

namespace tilldesk::test {

inline const QTimeZone kZone("Europe/Brussels");
inline const QDate kNovember(2026, 11, 1); // the month of kCoreStart

/// A shop whose payments may have fees.
struct FeeFixture : RefundFixture {
    FeeFixture()
    {
        std::ignore = commit([this] {
            audit::Trail(db, clock).open();
            return 0;
        });
    }

    Result<FeeRule> set(const FeeRule &rule)
    {
        return commit([&] { return fees.setRule(merchant.id, rule); });
    }
    /// Sets 0.25 + 1.40 %.
    void setUsual(FeeCollection collection, qint64 minimum = 0)
    {
        QVERIFY(set({.first = {},
                     .fixed = Amount::fromCents(25),
                     .share = 140,
                     .minimum = Amount::fromCents(minimum),
                     .collection = collection}));
    }
    QList<Payout> run()
    {
        return commit([this] { return payouts.run(clock.now()); }).value_or(QList<Payout>());
    }
    Result<FeeInvoice> invoice(qint64 cents, const QString &number = QStringLiteral("2026-11"),
                               const QDate &month = kNovember)
    {
        return commit([&] {
            return fees.bookInvoice(merchant.id,
                                    {.month = month,
                                     .number = number,
                                     .amount = Amount::fromCents(cents),
                                     .computed = {},
                                     .bookedAt = {},
                                     .actor = {}});
        });
    }
    /// Goes to the first minutes of the next month.
    void endMonth()
    {
        const QDate today = QDateTime::fromMSecsSinceEpoch(toMillis(clock.now()), kZone).date();
        const QDate next = QDate(today.year(), today.month(), 1).addMonths(1);
        clock.set(fromMillis(next.startOfDay(kZone).toMSecsSinceEpoch()) + std::chrono::minutes(1));
        QVERIFY(commit([this] { return fees.closeMonths(); }));
    }
    Payment paidIn(const QString &batch, qint64 cents)
    {
        NewPayment wanted = newPayment(cents);
        wanted.bulkId = batch;
        return advance(pay(profile.id, wanted).id, PaymentStatus::Succeeded);
    }
    qint64 charged() { return ledger.balance(account(LedgerAccountKind::Fees)).cents(); }
    qint64 feeOf(const Payment &payment) { return fees::feeOf(db, payment.seq).cents(); }
    QStringList findings()
    {
        verification::Findings found(db);
        std::ignore = verification::checkLedger(db, found);
        std::ignore = verification::checkRefunds(db, found);
        std::ignore = verification::checkPayouts(db, found);
        std::ignore = verification::checkFees(db, found);
        return found.lines();
    }
    void alter(const QString &trigger, const QString &sql)
    {
        dropTrigger(db, trigger);
        db.execute(sql);
    }

    fees::FeeService fees{db, clock, events, ledger, kZone};
};

} // namespace tilldesk::test
