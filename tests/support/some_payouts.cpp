#include "tests/support/some_payouts.h"

#include "tests/support/some_payments.h"

#include <QCryptographicHash>
#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::test {
namespace {

const QString kIban = u"BE68539007547034"_s;
const LedgerAccount kBank;

MerchantId bakery()
{
    return someProfiles().first().merchant.id;
}

Amount paymentAmount(int i)
{
    return Amount::fromCents(1000 + i * 37 % 4000);
}

Amount refundAmount(int i)
{
    return Amount::fromCents(200 + i * 11 % 500);
}

Amount sumOf(int count, Amount (*amount)(int))
{
    qint64 cents = 0;
    for (int i = 0; i < count; ++i)
        cents += amount(i).cents();
    return Amount::fromCents(cents);
}

LedgerAccount other(const LedgerAccount &account, LedgerAccountKind kind)
{
    LedgerAccount found = account;
    found.kind = kind;
    return found;
}

void bookPayout(SomeBooks &books, const Payout &payout)
{
    const LedgerAccount account = bakeryAccount(payout.bulkId);
    for (const PayoutItem &line : linesOf(payout)) {
        if (line.kind == PayoutItemKind::Payment) {
            books.book(line.at, LedgerCause::PaymentSucceeded, line.paymentId.text(), account,
                       line.amount);
            continue;
        }
        for (const auto cause : {LedgerCause::RefundReserved, LedgerCause::RefundDone})
            books.book(line.at, cause, line.refundId.text(), account, line.amount);
    }
    const bool isFailed = payout.status == PayoutStatus::Failed;
    books.book(payout.madeAt, isFailed ? LedgerCause::PayoutFailed : LedgerCause::PayoutMade,
               payout.id.text(), account, payout.amount);
}

RunningPayout &runningOf(RunningPayouts &all, const QString &bulkId)
{
    auto found = std::ranges::find(all.rows, bulkId, &RunningPayout::bulkId);
    if (found == all.rows.end()) {
        RunningPayout running;
        running.merchantId = bakery();
        running.iban = kIban;
        running.bulkId = bulkId;
        all.rows.append(running);
        return all.rows.last();
    }
    return *found;
}

} // namespace

LedgerAccount bakeryAccount(const QString &bulkId, LedgerAccountKind kind)
{
    return {kind, bakery(), kIban, bulkId};
}

void SomeBooks::book(Timestamp at, LedgerCause cause, const QString &subject,
                     const LedgerAccount &merchant, Amount amount)
{
    const LedgerAccount refunds = other(merchant, LedgerAccountKind::Refunds);
    const LedgerAccount payouts = other(merchant, LedgerAccountKind::Payouts);
    const LedgerAccount fees = other(merchant, LedgerAccountKind::Fees);
    LedgerEntry entry{entries.size() + 1, at, cause, subject, kBank, merchant, amount, {}};
    const auto move = [&entry](const LedgerAccount &from, const LedgerAccount &to) {
        entry.debit = from;
        entry.credit = to;
    };
    switch (cause) {
    case LedgerCause::PaymentSucceeded: move(kBank, merchant); break;
    case LedgerCause::RefundReserved: move(merchant, refunds); break;
    case LedgerCause::RefundDone: move(refunds, kBank); break;
    case LedgerCause::RefundFailed: move(refunds, merchant); break;
    case LedgerCause::PayoutMade: move(merchant, kBank); break;
    case LedgerCause::PayoutFailed: move(merchant, payouts); break;
    case LedgerCause::PaidOutAgain: move(payouts, kBank); break;
    case LedgerCause::FeeCharged: move(merchant, fees); break;
    case LedgerCause::FeeReturned: move(fees, merchant); break;
    case LedgerCause::FeeCollected: move(kBank, merchant); break;
    case LedgerCause::FeePaidBack: move(merchant, kBank); break;
    case LedgerCause::FeeCarried: move(merchant, bakeryAccount({})); break;
    }
    const QByteArray before = entries.isEmpty() ? QByteArray() : entries.last().hash;
    const QByteArray hashed = before + subject.toLatin1();
    entry.hash = QCryptographicHash::hash(hashed, QCryptographicHash::Sha256).toHex();
    for (const auto &[account, sign] : {std::pair(entry.debit, -1), std::pair(entry.credit, 1)}) {
        auto found = std::ranges::find(m_balances, account, &LedgerBalance::account);
        if (found == m_balances.end())
            found = m_balances.insert(m_balances.end(), {account, {}});
        found->balance = Amount::fromCents(found->balance.cents() + sign * amount.cents());
    }
    entries.append(entry);
}

QList<LedgerBalance> SomeBooks::balances() const
{
    return m_balances;
}

PayoutDetails somePayout(int number, const QString &bulkId, Timestamp madeAt, int payments,
                         int refunds)
{
    PayoutDetails details;
    Payout &payout = details.payout;
    payout.seq = number;
    payout.id = PayoutId(u"019aa0b1c2d3%1"_s.arg(number, 12, 16, '0'_L1));
    payout.merchantId = bakery();
    payout.iban = kIban;
    payout.bulkId = bulkId;
    payout.madeAt = madeAt;
    payout.payments = {payments, sumOf(payments, paymentAmount)};
    payout.refunds = {refunds, sumOf(refunds, refundAmount)};
    payout.amount = Amount::fromCents(payout.payments.sum.cents() - payout.refunds.sum.cents());
    details.proof = {payout.payments, payout.refunds, {}, payout.amount, true, {}};
    const QString bulk = bulkId.isEmpty() ? QString(kNoBulk) : bulkId;
    details.remittance =
        u"20261120-%1-%2-%3"_s.arg(payout.id.text(), bulk, payout.merchantId.text());
    return details;
}

QList<PayoutDetails> somePayouts(int count)
{
    QList<PayoutDetails> payouts;
    for (int i = 0; i < count; ++i)
        payouts.append(
            somePayout(i + 1, u"webshop"_s, kSomeNow - std::chrono::hours(count - i), 1, 0));
    return payouts;
}

QList<PayoutItem> linesOf(const Payout &payout)
{
    QList<PayoutItem> lines;
    const int payments = int(payout.payments.count);
    for (int i = 0; i < payments + int(payout.refunds.count); ++i) {
        const bool isRefund = i >= payments;
        PayoutItem item;
        item.kind = isRefund ? PayoutItemKind::Refund : PayoutItemKind::Payment;
        item.at = payout.madeAt - std::chrono::minutes(payments + int(payout.refunds.count) - i);
        item.paymentId =
            PaymentId(u"5f3a9c%1%2"_s.arg(payout.seq, 6, 16, '0'_L1).arg(i, 12, 16, '0'_L1));
        if (isRefund)
            item.refundId =
                RefundId(u"7ef00d%1%2"_s.arg(payout.seq, 6, 16, '0'_L1).arg(i, 12, 16, '0'_L1));
        item.payoutId = payout.id;
        item.channel =
            payout.bulkId == u"tills"_s ? PaymentChannel::InStore : PaymentChannel::Online;
        item.amount = isRefund ? refundAmount(i - payments) : paymentAmount(i);
        item.reference = u"Order %1"_s.arg(9000 + i);
        item.description = isRefund ? u"One loaf too many"_s : u"Bread and pastries"_s;
        lines.append(item);
    }
    return lines;
}

void chargeFees(PayoutDetails &details, QList<PayoutItem> &lines)
{
    constexpr qint64 kFee = 25;
    constexpr qint64 kMinimum = 1'240;
    Payout &payout = details.payout;
    for (PayoutItem &line : lines) {
        if (line.kind == PayoutItemKind::Payment)
            line.fee = Amount::fromCents(kFee);
    }
    PayoutItem minimum;
    minimum.kind = PayoutItemKind::Charge;
    minimum.at = payout.madeAt;
    minimum.payoutId = payout.id;
    minimum.amount = Amount::fromCents(kMinimum);
    minimum.month = QDate(2026, 10, 1);
    lines.append(minimum);
    payout.charges = 1;
    payout.fees = Amount::fromCents(payout.payments.count * kFee + kMinimum);
    payout.amount = Amount::fromCents(payout.payments.sum.cents() - payout.refunds.sum.cents()
                                      - payout.fees.cents());
    details.proof.fees = payout.fees;
    details.proof.fromLedger = payout.amount;
}

void keepTheBakerysBooks(FakePayouts &payouts, FakeLedger &ledger, const QList<Payment> &day)
{
    const Timestamp midnight = kSomeNow - 14h - 32min - 10s;
    SomeBooks books;
    int number = 0;
    for (int ago = 2; ago >= 0; --ago) {
        for (const QString &bulk : {u"tills"_s, u"webshop"_s}) {
            const bool isWebshop = bulk == u"webshop"_s;
            PayoutDetails made = somePayout(++number, bulk, midnight - ago * 24h,
                                            isWebshop ? 412 - 24 * ago : 1093 + 27 * ago,
                                            isWebshop ? 9 + 5 * ago : 2 - ago);
            if (ago == 1 && !isWebshop)
                made.payout.status = PayoutStatus::Failed;
            payouts.payouts.append(made);
            payouts.lines.insert(made.payout.id.text(), linesOf(made.payout));
            bookPayout(books, made.payout);
        }
    }
    payouts.next = {{}, midnight + 24h};
    struct Movement {
        Timestamp at;
        LedgerCause cause;
        QString subject;
        QString bulk;
        Amount amount;
    };
    QList<Movement> movements;
    for (const Payment &payment : day) {
        if (payment.status != PaymentStatus::Succeeded)
            continue;
        const QString bulk = payment.pointOfSale.isEmpty() ? u"webshop"_s : u"tills"_s;
        movements << Movement{*payment.succeededAt, LedgerCause::PaymentSucceeded,
                              payment.id.text(), bulk, payment.amount};
        RunningPayout &running = runningOf(payouts.next, bulk);
        running.payments.sum = *Amount::add(running.payments.sum, payment.amount);
        ++running.payments.count;
    }
    RunningPayout &webshop = runningOf(payouts.next, u"webshop"_s);
    const QString pending = u"7ef00d0000000000000000a1"_s;
    const QString done = u"7ef00d0000000000000000a2"_s;
    webshop.reserved = Amount::fromCents(1200);
    webshop.refunds = {1, Amount::fromCents(500)};
    for (const auto &[ago, cause, subject, amount] :
         {std::tuple(9min, LedgerCause::RefundReserved, done, webshop.refunds.sum),
          std::tuple(8min, LedgerCause::RefundDone, done, webshop.refunds.sum),
          std::tuple(3min, LedgerCause::RefundReserved, pending, webshop.reserved)})
        movements << Movement{kSomeNow - ago, cause, subject, u"webshop"_s, amount};
    std::ranges::stable_sort(movements, {}, &Movement::at); // a ledger grows in the order of time
    for (const Movement &it : std::as_const(movements))
        books.book(it.at, it.cause, it.subject, bakeryAccount(it.bulk), it.amount);
    for (RunningPayout &running : payouts.next.rows)
        running.amount =
            Amount::fromCents(running.payments.sum.cents() - running.refunds.sum.cents());
    ledger.rows = books.entries;
    ledger.accounts = books.balances();
}

} // namespace tilldesk::test
