#include "ui/models/filters/filter_words.h"

#include "ui/models/callbacks/callback_figures.h"
#include "ui/models/common/format.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QString FilterWords::title()
{
    return tr("Filters");
}

QString FilterWords::placeholder(FilterList list)
{
    switch (list) {
    case FilterList::Payments: return tr("Filter: a reference, a name, or status:paid …");
    case FilterList::Refunds: return tr("Filter: a reference, a name, or amount:>=20 …");
    case FilterList::Payouts: return tr("Filter: an amount, an ID, or status:failed …");
    case FilterList::Callbacks: return tr("Filter: a reference, a host, or status:failed …");
    case FilterList::Ledger: return tr("Filter: an amount, a day, or kind:refund …");
    case FilterList::Activity: return tr("Filter: a name, an amount, or kind:refund …");
    }
    Q_UNREACHABLE();
}

QString FilterWords::allWords()
{
    return tr("All filters");
}

QString FilterWords::clear()
{
    return tr("Clear all filters");
}

QString FilterWords::chooseDays()
{
    return tr("Choose days …");
}

QString FilterWords::what(FilterWord word, FilterList list)
{
    const bool isPayments = list == FilterList::Payments;
    switch (word) {
    case FilterWord::Status: return isPayments ? tr("how far the payment is") : tr("status");
    case FilterWord::Amount: return tr("amount, or from and to");
    case FilterWord::Day:
        return isPayments ? tr("day or days of the payment") : tr("day, or from and to");
    case FilterWord::Payer: return tr("name of the customer");
    case FilterWord::Person:
        return isPayments                 ? tr("who took the payment")
            : list == FilterList::Refunds ? tr("who refunded")
                                          : tr("who did or approved it");
    case FilterWord::Payout: return tr("id of the payout");
    case FilterWord::PointOfSale: return tr("point of sale");
    case FilterWord::Reference: return tr("part of the reference");
    case FilterWord::Channel: return tr("where the shop sells");
    case FilterWord::Refund: return tr("whether it was refunded");
    case FilterWord::Profile: return tr("name of the profile");
    case FilterWord::Type: return tr("kind of QR code");
    case FilterWord::Weekday: return tr("day of the week");
    case FilterWord::Hour: return tr("hour of the day");
    case FilterWord::Kind:
        return list == FilterList::Activity ? tr("what was done") : tr("payment, refund or payout");
    case FilterWord::Host: return tr("receiver of the callback");
    case FilterWord::Answer: return tr("how fast the receiver answered");
    case FilterWord::Batch: return tr("batch of the payout");
    }
    Q_UNREACHABLE();
}

QString FilterWords::examples(FilterWord word, FilterList list)
{
    switch (word) {
    case FilterWord::Amount: return some({u"24.50"_s, u">=20"_s, u"10..20"_s});
    case FilterWord::Day: return some({tr("today"), u"2026-09"_s, u"2026-09-01..2026-09-15"_s});
    case FilterWord::Status:
    case FilterWord::Channel:
    case FilterWord::Refund:
    case FilterWord::Type:
    case FilterWord::Kind:
    case FilterWord::Answer:
    case FilterWord::Weekday: {
        QStringList values = valuesOf(word, list).mid(0, 3);
        for (QString &value : values)
            value = fixedValue(word, value, list);
        return some(values);
    }
    case FilterWord::Hour: return some({u"9"_s, u"12"_s, u"18"_s});
    case FilterWord::Payer:
    case FilterWord::Payout:
    case FilterWord::Person:
    case FilterWord::PointOfSale:
    case FilterWord::Reference:
    case FilterWord::Profile:
    case FilterWord::Host:
    case FilterWord::Batch: break;
    }
    return {};
}

QList<std::pair<QString, QString>> FilterWords::amountForms()
{
    return {{u"24.50"_s, tr("exactly this amount")},
            {u">=20"_s, tr("this amount or more")},
            {u"<=20"_s, tr("this amount or less")},
            {u"10..20"_s, tr("from and to")}};
}

QList<std::pair<QString, QString>> FilterWords::amountReadings(const QString &value)
{
    static const QRegularExpression whole(u"^((?:[<>]=?|=|≥|≤)?)(\\d{3,12})$"_s);
    if (!readAmountRange(value))
        return {};
    QList<std::pair<QString, QString>> readings{
        {value, FilterWords::value(FilterWord::Amount, value, FilterList::Payments)}};
    if (const auto match = whole.match(value); match.hasMatch()) {
        const QString digits = match.captured(2);
        const QString shifted = match.captured(1) + digits.chopped(2) + u'.' + digits.last(2);
        readings.append(
            {shifted, FilterWords::value(FilterWord::Amount, shifted, FilterList::Payments)});
    }
    return readings;
}

QString FilterWords::word(FilterWord word)
{
    switch (word) {
    case FilterWord::Status: return tr("status", "typed before the colon of a filter");
    case FilterWord::Amount: return tr("amount", "typed before the colon of a filter");
    case FilterWord::Day: return tr("day", "typed before the colon of a filter");
    case FilterWord::Payer: return tr("payer", "typed before the colon of a filter");
    case FilterWord::Payout: return tr("payout", "typed before the colon of a filter");
    case FilterWord::PointOfSale: return tr("pos", "typed before the colon of a filter");
    case FilterWord::Reference: return tr("ref", "typed before the colon of a filter");
    case FilterWord::Channel: return tr("channel", "typed before the colon of a filter");
    case FilterWord::Refund: return tr("refund", "typed before the colon of a filter");
    case FilterWord::Profile: return tr("profile", "typed before the colon of a filter");
    case FilterWord::Type: return tr("type", "typed before the colon of a filter");
    case FilterWord::Weekday: return tr("weekday", "typed before the colon of a filter");
    case FilterWord::Hour: return tr("hour", "typed before the colon of a filter");
    case FilterWord::Person: return tr("person", "typed before the colon of a filter");
    case FilterWord::Kind: return tr("kind", "typed before the colon of a filter");
    case FilterWord::Host: return tr("host", "typed before the colon of a filter");
    case FilterWord::Answer: return tr("answer", "typed before the colon of a filter");
    case FilterWord::Batch: return tr("batch", "typed before the colon of a filter");
    }
    Q_UNREACHABLE();
}

QString FilterWords::fixedValue(FilterWord word, const QString &value, FilterList list)
{
    static constexpr auto kTexts = std::to_array<const char *>({
        QT_TR_NOOP("today"),     QT_TR_NOOP("yesterday"),    QT_TR_NOOP("week"),
        QT_TR_NOOP("last-week"), QT_TR_NOOP("month"),        QT_TR_NOOP("last-month"),
        QT_TR_NOOP("quarter"),   QT_TR_NOOP("last-quarter"), QT_TR_NOOP("year"),
        QT_TR_NOOP("last-year"), QT_TR_NOOP("paid"),         QT_TR_NOOP("open"),
        QT_TR_NOOP("waiting"),   QT_TR_NOOP("failed"),       QT_TR_NOOP("cancelled"),
        QT_TR_NOOP("expired"),   QT_TR_NOOP("refunded"),     QT_TR_NOOP("scanned"),
        QT_TR_NOOP("pending"),   QT_TR_NOOP("refused"),      QT_TR_NOOP("voided"),
        QT_TR_NOOP("succeeded"), QT_TR_NOOP("delivered"),    QT_TR_NOOP("yes"),
        QT_TR_NOOP("no"),        QT_TR_NOOP("part"),         QT_TR_NOOP("all"),
        QT_TR_NOOP("online"),    QT_TR_NOOP("instore"),      QT_TR_NOOP("invoice"),
        QT_TR_NOOP("dynamic"),   QT_TR_NOOP("static"),       QT_TR_NOOP("p2p"),
        QT_TR_NOOP("request"),   QT_TR_NOOP("payment"),      QT_TR_NOOP("refund"),
        QT_TR_NOOP("payout"),    QT_TR_NOOP("money"),        QT_TR_NOOP("approval"),
        QT_TR_NOOP("sign-in"),   QT_TR_NOOP("settings"),     QT_TR_NOOP("staff"),
        QT_TR_NOOP("keys"),      QT_TR_NOOP("private-data"), QT_TR_NOOP("export"),
        QT_TR_NOOP("backups"),   QT_TR_NOOP("callbacks"),    QT_TR_NOOP("refusals"),
        QT_TR_NOOP("service"),   QT_TR_NOOP("fee"),
    });
    if (word == FilterWord::Weekday && QLocale().language() != QLocale::English)
        return FilterWords::value(word, value, list);
    const QByteArray english = englishValue(word, value, list).toUtf8();
    const auto *const text =
        std::ranges::find(kTexts, english, [](const char *known) { return QByteArrayView(known); });
    return text == kTexts.end() ? value : tr(*text);
}

QString FilterWords::days(const QString &value)
{
    const auto day = [](const QString &text) {
        return fixedValue(FilterWord::Day, text, FilterList::Payments);
    };
    if (value.endsWith(".."_L1))
        return tr("from %1", "this day on").arg(day(value.chopped(2)));
    if (value.startsWith(".."_L1))
        return tr("until %1", "this day, inclusive").arg(day(value.sliced(2)));
    const qsizetype dots = value.indexOf(".."_L1);
    return dots < 0 ? day(value)
                    : QString(day(value.first(dots)) + u".."_s + day(value.sliced(dots + 2)));
}

QString FilterWords::value(FilterWord word, const QString &value, FilterList list)
{
    if (word == FilterWord::Weekday) {
        const auto weekday = weekdayFrom(value);
        return weekday ? QLocale().standaloneDayName(*weekday) : value;
    }
    if (word == FilterWord::Hour) {
        const auto hour = hourFrom(value);
        return hour ? hourSpan(*hour) : value;
    }
    if (word == FilterWord::Host)
        return CallbackFigures::host(value.startsWith(u'=') ? value.sliced(1) : value);
    if (word == FilterWord::Answer) {
        const auto answer = answerClassFrom(value);
        return answer ? CallbackFigures::answer(*answer) : value;
    }
    if (word == FilterWord::PointOfSale && value.startsWith(u'='))
        return value.sliced(1);
    if (word == FilterWord::Day)
        return days(value);
    if (word != FilterWord::Amount)
        return fixedValue(word, value, list);
    const auto range = readAmountRange(value);
    if (!range)
        return value;
    if (range->isExact())
        return money(*range->from);
    if (!range->to)
        return tr("≥ %1", "at least this amount").arg(money(*range->from));
    if (!range->from)
        return tr("≤ %1", "at most this amount").arg(money(*range->to));
    return tr("%1 – %2", "from an amount to another").arg(money(*range->from), money(*range->to));
}

QString FilterWords::count(qint64 count)
{
    return tr("%1 payments", nullptr, int(qMin<qint64>(count, 1'000'000'000)))
        .arg(wholeNumber(count));
}

QString FilterWords::some(const QStringList &values)
{
    return values.isEmpty() ? QString() : tr("%1 …", "examples").arg(values.join(u", "_s));
}

QString dayValueOf(const Period &period)
{
    switch (period.kind) {
    case Period::Kind::AnyTime: return {};
    case Period::Kind::Today: return u"today"_s;
    case Period::Kind::Yesterday: return u"yesterday"_s;
    case Period::Kind::ThisWeek: return u"week"_s;
    case Period::Kind::LastWeek: return u"last-week"_s;
    case Period::Kind::ThisMonth: return u"month"_s;
    case Period::Kind::LastMonth: return u"last-month"_s;
    case Period::Kind::ThisQuarter: return u"quarter"_s;
    case Period::Kind::LastQuarter: return u"last-quarter"_s;
    case Period::Kind::ThisYear: return u"year"_s;
    case Period::Kind::LastYear: return u"last-year"_s;
    case Period::Kind::Custom: break;
    }
    const QString first = period.firstDay.toString(Qt::ISODate);
    return period.firstDay == period.lastDay
        ? first
        : QString(first + u".."_s + period.lastDay.toString(Qt::ISODate));
}

} // namespace tilldesk::ui
