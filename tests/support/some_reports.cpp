#include "tests/support/some_reports.h"

#include "tests/support/some_payments.h"

#include <QDate>
#include <QDateTime>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

const QDate kToday(2026, 11, 20);

Timestamp at(QDate day, int hour, int minute)
{
    const QDateTime moment(day, QTime(hour, minute), QTimeZone("Europe/Brussels"));
    return fromMillis(moment.toMSecsSinceEpoch());
}

} // namespace

QList<Payment> someWeeksAtTheBakery(int days)
{
    QList<Payment> payments;
    for (int back = days - 1; back >= 0; --back) {
        const QDate day = kToday.addDays(-back);
        const int each = day.dayOfWeek() == Qt::Saturday ? 7 : 4;
        for (int hour = 8; hour < 18; ++hour) {
            for (int i = 0; i < each; ++i) {
                const Timestamp made = at(day, hour, i * 8);
                if (made > kSomeNow)
                    return payments;
                Payment payment = somePayment(int(payments.size()), made);
                payment.status = PaymentStatus::Succeeded;
                payment.succeededAt = made;
                payment.amount =
                    Amount::fromCents(350 + (day.day() * 37 + hour * 211 + i * 97) % 2400);
                payments << payment;
            }
        }
    }
    return payments;
}

QMap<Timestamp, Amount> someRefundsOf(int days)
{
    QMap<Timestamp, Amount> refunds;
    for (int back = 0; back < days; ++back)
        refunds.insert(at(kToday.addDays(-back), 11, 5), Amount::fromCents(450 + back * 25));
    return refunds;
}

QList<PointOfSaleTakings> somePlacesTakings()
{
    const ProfileId webshop = someProfiles()[0].profile.id;
    const ProfileId tills = someProfiles()[1].profile.id;
    return {{tills,
             u"TILL1"_s,
             u"Till 1"_s,
             {1284, Amount::fromCents(1'931'250)},
             {9, Amount::fromCents(10'450)}},
            {webshop, {}, {}, {212, Amount::fromCents(801'240)}, {4, Amount::fromCents(9'900)}},
            {tills, u"TILL2"_s, u"Till 2"_s, {640, Amount::fromCents(790'015)}, {}}};
}

DayClose someClose(DayCloseKind kind, qint64 seq, qint64 number, int daysAgo)
{
    DayClose close;
    close.seq = seq;
    close.kind = kind;
    close.number = number;
    close.scope = {someProfiles()[1].profile.id, u"TILL1"_s};
    if (number > 1)
        close.from = at(kToday.addDays(-daysAgo - 1), 18, 2);
    close.at = at(kToday.addDays(-daysAgo), 18, 2);
    close.payments = {40 + number, Amount::fromCents(61'240 + number * 35)};
    close.refunds = {number % 3, Amount::fromCents(number % 3 * 450)};
    close.taken = Amount::fromCents(close.payments.sum.cents() - close.refunds.sum.cents());
    close.totalBefore = Amount::fromCents((number - 1) * 61'000);
    close.total = Amount::fromCents(close.totalBefore.cents() + close.taken.cents());
    return close;
}

} // namespace tilldesk::test
