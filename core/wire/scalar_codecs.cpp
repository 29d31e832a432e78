#include "core/wire/scalar_codecs.h"

#include <QCborArray>
#include <QCborMap>

namespace tilldesk::wire {
namespace {

/// Years 1 to 9999, in milliseconds since 1970.
constexpr qint64 kFirstMilli = -62'135'596'800'000;
constexpr qint64 kLastMilli = 253'402'300'799'999;

bool readTexts(const QCborValue &from, QString &first, QString &second, QString &where)
{
    const QCborArray pair = from.toArray();
    return pair.size() == 2 && Codec<QString>::read(pair.at(0), first, where)
        && Codec<QString>::read(pair.at(1), second, where);
}

} // namespace

bool Codec<bool>::read(const QCborValue &from, bool &value, QString &)
{
    value = from.isTrue();
    return from.isBool();
}

bool Codec<qint64>::read(const QCborValue &from, qint64 &value, QString &)
{
    value = from.toInteger();
    return from.isInteger();
}

bool Codec<QString>::read(const QCborValue &from, QString &value, QString &)
{
    value = from.toString();
    return from.isString();
}

bool Codec<QByteArray>::read(const QCborValue &from, QByteArray &value, QString &)
{
    value = from.toByteArray();
    return from.isByteArray();
}

bool Codec<Amount>::read(const QCborValue &from, Amount &value, QString &where)
{
    qint64 cents = 0;
    if (!Codec<qint64>::read(from, cents, where))
        return false;
    value = Amount::fromCents(cents);
    return true;
}

bool Codec<Timestamp>::read(const QCborValue &from, Timestamp &value, QString &where)
{
    qint64 millis = 0;
    if (!Codec<qint64>::read(from, millis, where) || millis < kFirstMilli || millis > kLastMilli)
        return false;
    value = fromMillis(millis);
    return true;
}

bool Codec<std::chrono::milliseconds>::read(const QCborValue &from,
                                            std::chrono::milliseconds &value, QString &where)
{
    qint64 count = 0;
    if (!Codec<qint64>::read(from, count, where) || count < -kLastMilli || count > kLastMilli)
        return false;
    value = std::chrono::milliseconds(count);
    return true;
}

QCborValue Codec<QDate>::write(QDate value)
{
    return value.isNull() ? QCborValue(nullptr) : QCborValue(value.toJulianDay());
}

bool Codec<QDate>::read(const QCborValue &from, QDate &value, QString &where)
{
    value = {};
    if (from.isNull())
        return true;
    qint64 day = 0;
    if (!Codec<qint64>::read(from, day, where) || day < QDate(1, 1, 1).toJulianDay()
        || day > QDate(9999, 12, 31).toJulianDay())
        return false;
    value = QDate::fromJulianDay(day);
    return true;
}

QCborValue Codec<QTime>::write(QTime value)
{
    return value.isNull() ? QCborValue(nullptr) : QCborValue(qint64(value.msecsSinceStartOfDay()));
}

bool Codec<QTime>::read(const QCborValue &from, QTime &value, QString &where)
{
    value = {};
    if (from.isNull())
        return true;
    int millis = 0;
    if (!Codec<int>::read(from, millis, where))
        return false;
    value = QTime::fromMSecsSinceStartOfDay(millis);
    return value.isValid();
}

QCborValue Codec<QTimeZone>::write(const QTimeZone &value)
{
    return value.isValid() ? QString::fromLatin1(value.id()) : QString();
}

bool Codec<QTimeZone>::read(const QCborValue &from, QTimeZone &value, QString &where)
{
    QString name;
    if (!Codec<QString>::read(from, name, where))
        return false;
    value = name.isEmpty() ? QTimeZone() : QTimeZone(name.toLatin1());
    return name.isEmpty() || value.isValid();
}

QCborValue Codec<QJsonObject>::write(const QJsonObject &value)
{
    return QCborMap::fromJsonObject(value);
}

bool Codec<QJsonObject>::read(const QCborValue &from, QJsonObject &value, QString &)
{
    value = from.toMap().toJsonObject();
    return from.isMap();
}

bool Codec<IpNetwork>::read(const QCborValue &from, IpNetwork &value, QString &where)
{
    QString text;
    if (!Codec<QString>::read(from, text, where))
        return false;
    const auto parsed = IpNetwork::parse(text);
    if (parsed)
        value = *parsed;
    return parsed.has_value();
}

QCborValue Codec<FileText>::write(const FileText &value)
{
    return QCborArray{value.text(), value.places()};
}

bool Codec<FileText>::read(const QCborValue &from, FileText &value, QString &where)
{
    QString text;
    QString places;
    if (!readTexts(from, text, places, where))
        return false;
    value = FileText::fromStored(text, places);
    return true;
}

QCborValue Codec<ServiceNames>::write(const ServiceNames &value)
{
    return QCborArray{value.issuer(), value.claimNamespace()};
}

bool Codec<ServiceNames>::read(const QCborValue &from, ServiceNames &value, QString &where)
{
    QString issuer;
    QString claimNamespace;
    if (!readTexts(from, issuer, claimNamespace, where))
        return false;
    value = ServiceNames(issuer, claimNamespace);
    return true;
}

} // namespace tilldesk::wire
