#include "core/hosted/drift_probe.h"
#include "core/hosted/exchange_end.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <array>

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

/// Members whose value both services must have, by their last name.
constexpr std::array kFixedValues{"status"_L1, "currency"_L1, "payoutCurrency"_L1};
/// Headers that the interface or HTTP gives a meaning here. Signatures are compared as such.
constexpr std::array kComparedHeaders{"Content-Type", "Allow", "Location", "WWW-Authenticate"};
constexpr int kMaxDepth = 8;

QString typeOf(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Null: return u"null"_s;
    case QJsonValue::Bool: return u"boolean"_s;
    case QJsonValue::Double:
        return value.toDouble() == double(value.toInteger()) ? u"integer"_s : u"number"_s;
    case QJsonValue::String: return u"string"_s;
    case QJsonValue::Array: return value.toArray().isEmpty() ? u"empty array"_s : u"array"_s;
    case QJsonValue::Object: return u"object"_s;
    case QJsonValue::Undefined: return u"absent"_s;
    }
    Q_UNREACHABLE();
}

void readMembers(Observation &seen, const QString &path, const QJsonValue &value, int depth)
{
    if (!path.isEmpty())
        seen.members[path] = typeOf(value);
    if (depth == kMaxDepth)
        return;
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            const QString member = path.isEmpty() ? it.key() : path + u'.' + it.key();
            readMembers(seen, member, it.value(), depth + 1);
            if (it.value().isString()
                && std::ranges::find(kFixedValues, it.key()) != kFixedValues.end())
                seen.values[member] = it.value().toString().left(64);
        }
    }
    const QJsonArray array = value.toArray();
    for (const QJsonValue &element : array)
        readMembers(seen, path + u"[]"_s, element, depth + 1);
}

void readHeaders(Observation &seen, const ReplyFacts &facts)
{
    for (const char *name : kComparedHeaders) {
        QString value = QString::fromLatin1(onlyHeader(facts.headers, name)).left(200);
        if (name == kComparedHeaders[0])
            value = value.section(u';', 0, 0).trimmed().toLower(); // the charset is a default
        if (!value.isEmpty())
            seen.headers[QString::fromLatin1(name)] = value;
    }
    const QByteArray id = onlyHeader(facts.headers, "X-Request-ID");
    if (!id.isEmpty())
        seen.headers[u"X-Request-ID"_s] =
            id == facts.requestId.toLatin1() ? u"that of the request"_s : u"another"_s;
}

} // namespace

Observation observed(const ReplyEnd &end, const QByteArray &body)
{
    Observation seen;
    seen.isTried = true;
    seen.traceId = end.facts.traceId;
    if (end.facts.status == 0) {
        seen.problem = end.detail;
        return seen;
    }
    seen.status = end.facts.status;
    seen.code = end.code;
    seen.signature = end.facts.signature;
    if (seen.signature == ReplySignature::Fails)
        seen.signatureFault = end.detail;
    readHeaders(seen, end.facts);
    const QJsonDocument document = QJsonDocument::fromJson(body);
    if (document.isObject())
        readMembers(seen, {}, document.object(), 0);
    else if (!body.isEmpty())
        seen.members[u"(body)"_s] = u"not a JSON object"_s;
    return seen;
}

} // namespace tilldesk::hosted
