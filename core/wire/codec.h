#pragma once

#include "core/base/result.h"

#include <QCborValue>

namespace tilldesk::wire {

/// How values of type `T` are written as CBOR and read again. Specialisations have
///
///     static QCborValue write(const T &value);
///     static bool read(const QCborValue &from, T &value, QString &where);
///
/// read() checks everything that the type itself cannot hold: a number that is no enumerator, a
/// number that is too large, a text that is no time zone. If it returns false, `where` is the path
/// of the wrong member, for example `rows.3.status`.
/// @source RFC 8949
template <typename T>
struct Codec;

/// Returns `value` as CBOR.
template <typename T>
[[nodiscard]] QCborValue toCbor(const T &value)
{
    return Codec<T>::write(value);
}

/// Returns the value that toCbor() wrote. Members that are absent keep their default values, and
/// members that are not known are ignored, so that programs of neighbouring versions understand
/// each other.
/// Errors: `FieldInvalid`; the field is the path of the wrong member.
template <typename T>
[[nodiscard]] Result<T> fromCbor(const QCborValue &from)
{
    T value{};
    QString where;
    if (!Codec<T>::read(from, value, where))
        return fail(ErrorCode::FieldInvalid, QStringLiteral("the value has another type or range"),
                    where);
    return value;
}

/// Puts `step` in front of a path.
inline void prepend(QString &where, const QString &step)
{
    where = where.isEmpty() ? step : step + u'.' + where;
}

} // namespace tilldesk::wire
