#include "ui/models/today/today_figures.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

#include <QLocale>
#include <QTimeZone>
#include <cmath>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

Timestamp startOf(QDate day)
{
    return fromMillis(day.startOfDay(shopZone()).toMSecsSinceEpoch());
}

QString hourText(Timestamp bound)
{
    return inShopZone(bound).toString(u"HH:mm"_s);
}

} // namespace

QList<Timestamp> hoursOf(QDate day)
{
    const Timestamp end = startOf(day.addDays(1));
    QList<Timestamp> bounds;
    for (Timestamp at = startOf(day); at < end; at += std::chrono::hours(1))
        bounds << at;
    return bounds << end;
}

QList<TodayHour> todayHours(const QList<Timestamp> &bounds, const QList<PaymentTotal> &taken,
                            Timestamp now)
{
    constexpr qsizetype kFewest = 12;
    QList<TodayHour> hours;
    for (qsizetype i = 0; i < taken.size() && i + 1 < bounds.size(); ++i) {
        if (bounds[i] > now && hours.size() >= kFewest)
            break;
        const QString span = hourText(bounds[i]) + u"–"_s + hourText(bounds[i + 1]);
        const QString hint =
            span + u": "_s + money(taken[i].sum) + u" · "_s + Text::payments(taken[i].count);
        hours.append({inShopZone(bounds[i]).toString(u"HH"_s), taken[i],
                      bounds[i] <= now && now < bounds[i + 1], hint});
    }
    return hours;
}

QString changeText(Amount before, Amount now)
{
    if (before.cents() <= 0)
        return {};
    const double change = double(now.cents() - before.cents()) / double(before.cents());
    const qint64 percent = std::llround(change * 100);
    const QString sign = percent > 0 ? u"+"_s : percent < 0 ? u"−"_s : QString();
    return sign + wholeNumber(qAbs(percent)) + QChar(0x00A0) + u'%';
}

QString shareText(qint64 part, qint64 whole)
{
    if (whole <= 0)
        return {};
    const double percent = double(part) / double(whole) * 100;
    return QLocale().toString(percent, 'f', part == whole || part == 0 ? 0 : 1) + QChar(0x00A0)
        + u'%';
}

} // namespace tilldesk::ui
