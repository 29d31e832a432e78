#pragma once

#include "core/base/amount.h"
#include "core/base/enumerators.h"
#include "core/base/id.h"
#include "core/base/ip_address.h"
#include "core/base/timestamp.h"
#include "core/domain/file_text.h"
#include "core/domain/service_names.h"
#include "core/wire/codec.h"

#include <QDate>
#include <QFlags>
#include <QJsonObject>
#include <QTimeZone>
#include <concepts>
#include <limits>

// Codecs of single values.
namespace tilldesk::wire {

template <>
struct Codec<bool> {
    static QCborValue write(bool value) { return value; }
    static bool read(const QCborValue &from, bool &value, QString &where);
};

template <>
struct Codec<qint64> {
    static QCborValue write(qint64 value) { return value; }
    static bool read(const QCborValue &from, qint64 &value, QString &where);
};

/// Whole numbers of at most 32 bits.
template <std::integral T>
requires(sizeof(T) <= sizeof(qint32) && !std::same_as<T, bool>) struct Codec<T> {
    static QCborValue write(T value) { return qint64(value); }
    static bool read(const QCborValue &from, T &value, QString &where)
    {
        qint64 number = 0;
        if (!Codec<qint64>::read(from, number, where) || number < std::numeric_limits<T>::min()
            || number > std::numeric_limits<T>::max())
            return false;
        value = T(number);
        return true;
    }
};

/// An enumerator travels as its number.
template <typename T>
requires std::is_enum_v<T>
struct Codec<T> {
    static QCborValue write(T value) { return qint64(value); }
    static bool read(const QCborValue &from, T &value, QString &where)
    {
        qint64 number = 0;
        if (!Codec<qint64>::read(from, number, where))
            return false;
        for (const T each : enumerators<T>()) {
            if (qint64(each) == number) {
                value = each;
                return true;
            }
        }
        return false;
    }
};

/// Flags travel as the sum of their numbers.
template <typename T>
struct Codec<QFlags<T>> {
    static QCborValue write(QFlags<T> value) { return qint64(value.toInt()); }
    static bool read(const QCborValue &from, QFlags<T> &value, QString &where)
    {
        qint64 number = 0;
        qint64 known = 0;
        for (const T each : enumerators<T>())
            known |= qint64(each);
        if (!Codec<qint64>::read(from, number, where) || (number & ~known) != 0)
            return false;
        value = QFlags<T>::fromInt(typename QFlags<T>::Int(number));
        return true;
    }
};

template <>
struct Codec<QString> {
    static QCborValue write(const QString &value) { return value; }
    static bool read(const QCborValue &from, QString &value, QString &where);
};

template <>
struct Codec<QByteArray> {
    static QCborValue write(const QByteArray &value) { return value; }
    static bool read(const QCborValue &from, QByteArray &value, QString &where);
};

template <typename Tag>
struct Codec<Id<Tag>> {
    static QCborValue write(const Id<Tag> &value) { return value.text(); }
    static bool read(const QCborValue &from, Id<Tag> &value, QString &where)
    {
        QString text;
        if (!Codec<QString>::read(from, text, where))
            return false;
        value = Id<Tag>(text);
        return true;
    }
};

/// An amount travels as cents.
template <>
struct Codec<Amount> {
    static QCborValue write(Amount value) { return value.cents(); }
    static bool read(const QCborValue &from, Amount &value, QString &where);
};

/// A moment travels as milliseconds since 1970. Moments outside the years 1 to 9999 are refused.
template <>
struct Codec<Timestamp> {
    static QCborValue write(Timestamp value) { return toMillis(value); }
    static bool read(const QCborValue &from, Timestamp &value, QString &where);
};

/// A duration of at most 10,000 years.
template <>
struct Codec<std::chrono::milliseconds> {
    static QCborValue write(std::chrono::milliseconds value) { return qint64(value.count()); }
    static bool read(const QCborValue &from, std::chrono::milliseconds &value, QString &where);
};

/// A day travels as its Julian day number, a null day as null. Other days than those of the years 1
/// to 9999 are refused.
template <>
struct Codec<QDate> {
    static QCborValue write(QDate value);
    static bool read(const QCborValue &from, QDate &value, QString &where);
};

/// A time of day travels as milliseconds since midnight, a null time as null.
template <>
struct Codec<QTime> {
    static QCborValue write(QTime value);
    static bool read(const QCborValue &from, QTime &value, QString &where);
};

/// A time zone travels as its IANA name, a default-constructed zone as an empty name.
template <>
struct Codec<QTimeZone> {
    static QCborValue write(const QTimeZone &value);
    static bool read(const QCborValue &from, QTimeZone &value, QString &where);
};

template <>
struct Codec<QJsonObject> {
    static QCborValue write(const QJsonObject &value);
    static bool read(const QCborValue &from, QJsonObject &value, QString &where);
};

template <>
struct Codec<IpNetwork> {
    static QCborValue write(const IpNetwork &value) { return value.text(); }
    static bool read(const QCborValue &from, IpNetwork &value, QString &where);
};

template <>
struct Codec<FileText> {
    static QCborValue write(const FileText &value);
    static bool read(const QCborValue &from, FileText &value, QString &where);
};

template <>
struct Codec<ServiceNames> {
    static QCborValue write(const ServiceNames &value);
    static bool read(const QCborValue &from, ServiceNames &value, QString &where);
};

} // namespace tilldesk::wire
