#include "ui/models/common/format.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr QChar kNarrowBlank(0x202F);
constexpr QChar kBlank(0x00A0);
constexpr QChar kMinus(0x2212);

QChar groupMark(QLocale::Language language)
{
    const bool dot = language == QLocale::Dutch || language == QLocale::German;
    return dot ? QChar(u'.') : kNarrowBlank;
}

bool usesComma(QLocale::Language language)
{
    return language == QLocale::Dutch || language == QLocale::French || language == QLocale::German;
}

bool euroComesFirst(QLocale::Language language)
{
    return language != QLocale::French && language != QLocale::German;
}

QString withEuro(bool isNegative, const QString &digits)
{
    const QString minus = isNegative ? QString(kMinus) : QString();
    if (euroComesFirst(QLocale().language()))
        return minus + u"€"_s + kBlank + digits;
    return minus + digits + kBlank + u"€"_s;
}

/// Returns the QLocale pattern of the word between a day and a time, such as `'at'`.
QString timePattern(const QString &english)
{
    switch (QLocale().language()) {
    case QLocale::Dutch: return u" 'om' "_s;
    case QLocale::French: return u" 'à' "_s;
    case QLocale::German: return u" 'um' "_s;
    default: return english;
    }
}

QString withFirst(QString pattern, int day)
{
    static const QRegularExpression number(u"(?<!d)d(?!d)"_s);
    if (day == 1 && QLocale().language() == QLocale::French)
        pattern.replace(number, u"'1er'"_s);
    return pattern;
}

} // namespace

QString dateWords(QDate day, const QString &pattern)
{
    return QLocale().toString(day, withFirst(pattern, day.day()));
}

QString dateWords(const QDateTime &moment, const QString &pattern)
{
    return QLocale().toString(moment, withFirst(pattern, moment.date().day()));
}

QString colon()
{
    return QLocale().language() == QLocale::French ? kBlank + u": "_s : u": "_s;
}

QString dayPattern()
{
    return QLocale().language() == QLocale::German ? u"d. MMM"_s : u"d MMM"_s;
}

QString weekdayPattern()
{
    return QLocale().language() == QLocale::German ? u"dddd, d. MMMM"_s : u"dddd d MMMM"_s;
}

QString numericDatePattern()
{
    return QLocale().language() == QLocale::German ? u"dd.MM.yyyy"_s : u"dd/MM/yyyy"_s;
}

const QTimeZone &shopZone()
{
    static const QTimeZone zone = [] {
        const QTimeZone brussels("Europe/Brussels");
        return brussels.isValid() ? brussels : QTimeZone::systemTimeZone();
    }();
    return zone;
}

QDateTime inShopZone(Timestamp time)
{
    return QDateTime::fromMSecsSinceEpoch(toMillis(time), shopZone());
}

QString clockHour(int hour)
{
    return u"%1:00"_s.arg(hour, 2, 10, '0'_L1);
}

QString hourSpan(int hour)
{
    return clockHour(hour) + QChar(0x2013) + clockHour(hour + 1);
}

QChar decimalMark()
{
    return usesComma(QLocale().language()) ? u',' : u'.';
}

QString wholeNumber(qint64 number)
{
    QString text = QString::number(number);
    const QChar mark = groupMark(QLocale().language());
    const qsizetype first = number < 0 ? 1 : 0;
    for (qsizetype at = text.size() - 3; at > first; at -= 3)
        text.insert(at, mark);
    return text;
}

QString money(Amount amount)
{
    const qint64 cents = amount.cents();
    const QString fraction = u"%1"_s.arg(qAbs(cents % 100), 2, 10, '0'_L1);
    return withEuro(cents < 0, wholeNumber(qAbs(cents / 100)) + decimalMark() + fraction);
}

QString wholeMoney(Amount amount)
{
    return withEuro(amount.cents() < 0, wholeNumber(qAbs(amount.cents() / 100)));
}

QString shortMoment(Timestamp time, Timestamp now)
{
    const QDateTime moment = inShopZone(time);
    const QDate today = inShopZone(now).date();
    if (moment.date() == today)
        return timeWithSeconds(time);
    const bool thisYear = moment.date().year() == today.year();
    return dateWords(moment,
                     thisYear ? QString(dayPattern() + u" HH:mm"_s)
                              : QString(dayPattern() + u" yyyy HH:mm"_s));
}

QString momentInSentence(Timestamp time, Timestamp now)
{
    const QDateTime moment = inShopZone(time);
    const QDate today = inShopZone(now).date();
    if (moment.date() == today)
        return shortMoment(time, now);
    const QString year = moment.date().year() == today.year() ? QString() : u" yyyy"_s;
    return dateWords(moment, dayPattern() + year + timePattern(u" 'at' "_s) + u"HH:mm"_s);
}

QString fullMoment(Timestamp time)
{
    return dateWords(inShopZone(time),
                     dayPattern() + u" yyyy"_s + timePattern(u", "_s) + u"HH:mm:ss"_s);
}

QString timeWithSeconds(Timestamp time)
{
    return inShopZone(time).toString(u"HH:mm:ss"_s);
}

QString timeWithMillis(Timestamp time)
{
    return inShopZone(time).toString(u"HH:mm:ss.zzz"_s);
}

QString utcMoment(Timestamp time)
{
    const QDateTime moment = QDateTime::fromMSecsSinceEpoch(toMillis(time), Qt::UTC);
    return moment.toString(u"yyyy-MM-dd HH:mm:ss 'UTC'"_s);
}

QString dayText(QDate day)
{
    return dateWords(day, dayPattern() + u" yyyy"_s);
}

QString countdown(std::chrono::milliseconds left)
{
    const qint64 seconds = qMax<qint64>(0, std::chrono::ceil<std::chrono::seconds>(left).count());
    const QString rest = u"%1:%2"_s.arg(seconds / 60 % 60, seconds >= 3600 ? 2 : 1, 10, '0'_L1)
                             .arg(seconds % 60, 2, 10, '0'_L1);
    return seconds >= 3600 ? QString(QString::number(seconds / 3600) + u":"_s + rest) : rest;
}

} // namespace tilldesk::ui
