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

namespace {

/// First byte of a compressed message. In CBOR, the byte begins a text, which no message is.
const QByteArray kPacked("z");

} // namespace

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

QByteArray toPackedBytes(const Message &message)
{
    constexpr qsizetype kLong = 8 * 1024;
    constexpr int kFast = 1;
    QByteArray bytes = toBytes(message);
    return bytes.size() > kLong ? kPacked + qCompress(bytes, kFast) : bytes;
}

Result<Message> fromPackedBytes(const QByteArray &bytes)
{
    return fromBytes(bytes.startsWith(kPacked) ? qUncompress(bytes.sliced(1)) : bytes);
}

} // namespace tilldesk::wire
