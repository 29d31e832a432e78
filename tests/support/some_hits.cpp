#include "tests/support/some_hits.h"

#include "tests/support/some_payments.h"

#include <QList>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

const ProfileId kHitShop(u"6a0b1c2d3e4f5a6b7c8d9e01"_s);
const ProfileId kTillsOfShop(u"6a0b1c2d3e4f5a6b7c8d9e02"_s);

Hit hitOf(HitKind kind, const QString &id, const QString &title, HitReason reason, qint64 cents,
          std::chrono::minutes ago)
{
    Hit hit{.kind = kind, .id = id, .profileId = kHitShop, .title = title, .reason = reason};
    hit.amount = Amount::fromCents(cents);
    hit.at = kSomeNow - ago;
    return hit;
}

QList<Hit> foundPayments()
{
    using std::chrono::hours;
    using std::chrono::minutes;
    QList<Hit> hits{somePaymentHit()};
    Hit till = hitOf(HitKind::Payment, u"5f3a9c1b7e6d4a20000001f5"_s, u"Till 3 - 0501"_s,
                     HitReason::Amount, 2450, minutes(147));
    till.profileId = kTillsOfShop;
    till.payer = u"Sven"_s;
    till.status = PaymentStatus::Succeeded;
    Hit part = hitOf(HitKind::Payment, u"5f3a9c1b7e6d4a20000001f6"_s, u"Order 10391"_s,
                     HitReason::RefundedPart, 6100, hours(46));
    part.payer = u"Louise"_s;
    part.status = PaymentStatus::Succeeded;
    part.refunded = Amount::fromCents(2450);
    Hit digits = hitOf(HitKind::Payment, u"5f3a9c1b7e6d4a20000001f7"_s, u"Till 1 - 2450"_s,
                       HitReason::Reference, 780, hours(437));
    digits.payer = u"Wout"_s;
    digits.status = PaymentStatus::Succeeded;
    digits.text = digits.title;
    digits.span = {9, 4};
    hits << till << part << digits;
    for (int i = 0; i < 5; ++i) {
        Hit more = hitOf(HitKind::Payment, u"5f3a9c1b7e6d4a20000002%1"_s.arg(i, 2, 10, '0'_L1),
                         u"Order 102%1"_s.arg(i, 2, 10, '0'_L1), HitReason::Description, 3300 + i,
                         hours(500 + i));
        more.status = PaymentStatus::Expired;
        more.text = u"2 x sourdough, 1 x tart, 12 x croissant for table 2450"_s;
        more.span = {50, 4};
        hits << more;
    }
    return hits;
}

} // namespace

Hit somePaymentHit()
{
    Hit found = hitOf(HitKind::Payment, u"5f3a9c1b7e6d4a20000001ef"_s, u"Order 10482"_s,
                      HitReason::Amount, 2450, std::chrono::minutes(0));
    found.status = PaymentStatus::Pending;
    return found;
}

QList<HitGroup> someHits()
{
    using std::chrono::hours;
    using std::chrono::minutes;
    Hit refund = hitOf(HitKind::Refund, u"9e11c0de2f3a4b5c6d7e8f01"_s, u"Order 10391"_s,
                       HitReason::Amount, 2450, hours(45));
    refund.paymentId = PaymentId(u"5f3a9c1b7e6d4a20000001f6"_s);
    refund.status = RefundStatus::Refunded;
    Hit payout = hitOf(HitKind::Payout, u"7d00c0de2f3a4b5c6d7e8f02"_s, u"tills"_s,
                       HitReason::Payment, 842000, hours(38));
    payout.profileId = {};
    payout.merchantId = MerchantId(u"6a0b1c2d3e4f5a6b7c8d9e00"_s);
    payout.payments = 3;
    payout.status = PayoutStatus::Failed;
    Hit older = payout;
    older.id = u"7d00c0de2f3a4b5c6d7e8f03"_s;
    older.title.clear();
    older.status = PayoutStatus::Succeeded;
    Hit callback = hitOf(HitKind::Callback, u"0199c1b7e6d44a20a0000000000001ef"_s, u"Order 10482"_s,
                         HitReason::Payment, 2450, minutes(0));
    callback.paymentId = PaymentId(somePaymentHit().id);
    callback.status = CallbackState::Delivered;
    const Hit place{.kind = HitKind::PointOfSale,
                    .id = u"TILL2"_s,
                    .profileId = kTillsOfShop,
                    .title = u"Till 2"_s,
                    .reason = HitReason::PointOfSale,
                    .text = u"Till 2"_s,
                    .span = {5, 1}};
    return {{HitKind::Payment, foundPayments()},
            {HitKind::Refund, {refund}},
            {HitKind::Payout, {payout, older}},
            {HitKind::Callback, {callback}},
            {HitKind::PointOfSale, {place}}};
}

} // namespace tilldesk::test
