#include "core/wire/message.h"

#include "core/wire/composite_codecs.h"
#include "core/wire/scalar_codecs.h"

using namespace Qt::StringLiterals;

namespace tilldesk::wire {

template <>
struct Codec<QCborValue> {
    static QCborValue write(const QCborValue &value) { return value; }
    static bool read(const QCborValue &from, QCborValue &value, QString &)
    {
        value = from;
        return true;
    }
};

template <>
struct Codec<QCborArray> {
    static QCborValue write(const QCborArray &value) { return value; }
    static bool read(const QCborValue &from, QCborArray &value, QString &)
    {
        value = from.toArray();
        return from.isArray();
    }
};

QByteArray toBytes(const Message &message)
{
    return toCbor(message).toCbor();
}

Result<Message> fromBytes(const QByteArray &bytes)
{
    QCborParserError error;
    const QCborValue value = QCborValue::fromCbor(bytes, &error);
    if (error.error != QCborError::NoError || error.offset != bytes.size())
        return fail(ErrorCode::FieldInvalid, u"the message is not CBOR"_s);
    return fromCbor<Message>(value);
}

} // namespace tilldesk::wire
