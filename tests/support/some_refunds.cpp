#include "tests/support/some_refunds.h"

#include "tests/support/some_payments.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::test {
namespace {

struct RefundRow {
    const char16_t *payment; ///< reference of the payment
    RefundStatus status;
    int cents;
    std::chrono::seconds ago;
    const char16_t *description;
};

constexpr std::array kRows{
    RefundRow{u"Order 10471", RefundStatus::Failed, 8820, 38min, u""},
    RefundRow{u"Order 10471", RefundStatus::Refunded, 8820, 34min, u"Standing order ended"},
    RefundRow{u"Order 10477", RefundStatus::Refunded, 650, 12min, u"One brioche was burnt"},
    RefundRow{u"Order 10480", RefundStatus::Refunded, 1200, 3min, u"Returned tart"},
    RefundRow{u"Till 2 · 0093", RefundStatus::Pending, 420, 1s, u""}};

} // namespace

Refund someRefund(int number, RefundStatus status, Timestamp createdAt)
{
    const Payment payment = somePayment(number, createdAt);
    Refund refund;
    refund.seq = number + 1;
    refund.id = RefundId(u"7e4d9c1b00000000%1"_s.arg(number, 8, 16, '0'_L1));
    refund.paymentId = payment.id;
    refund.profileId = payment.profileId;
    refund.status = status;
    refund.amount = Amount::fromCents(1200);
    refund.reference = payment.reference;
    refund.createdAt = createdAt;
    if (status != RefundStatus::Pending)
        refund.endedAt = createdAt + 2s;
    refund.actor.kind = Actor::Kind::Window;
    return refund;
}

QList<Refund> someRefunds(int count)
{
    QList<Refund> refunds;
    for (int i = 0; i < count; ++i)
        refunds << someRefund(i, RefundStatus::Refunded,
                              kSomeNow - std::chrono::minutes(count - 1 - i));
    return refunds;
}

QList<Refund> refundsOf(const QList<Payment> &day)
{
    QList<Refund> refunds;
    for (const RefundRow &row : kRows) {
        const auto payment =
            std::ranges::find(day, QString::fromUtf16(row.payment), &Payment::reference);
        if (payment == day.end())
            continue;
        Refund refund = someRefund(int(refunds.size()), row.status, kSomeNow - row.ago);
        refund.paymentId = payment->id;
        refund.profileId = payment->profileId;
        refund.reference = payment->reference;
        refund.amount = Amount::fromCents(row.cents);
        refund.description = QString::fromUtf16(row.description);
        refunds << refund;
    }
    return refunds;
}

} // namespace tilldesk::test
