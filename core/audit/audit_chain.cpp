#include "core/audit/audit_chain.h"

#include "core/crypto/digest.h"

namespace tilldesk::audit {
namespace {

constexpr qsizetype kHexDigits = 64;
constexpr qsizetype kUsualEntry = 512;

void append(QByteArray &text, QByteArrayView field)
{
    text += QByteArray::number(field.size());
    text += ':';
    text += field;
}

void append(QByteArray &text, qint64 number)
{
    append(text, QByteArrayView(QByteArray::number(number)));
}

} // namespace

QByteArray firstHash()
{
    return QByteArray(kHexDigits, '0');
}

QByteArray chainedHash(QByteArrayView before, const ChainedRow &row)
{
    QByteArray text;
    text.reserve(kUsualEntry);
    append(text, before);
    append(text, row.seq);
    append(text, toMillis(row.at));
    append(text, row.kind);
    append(text, row.actorKind);
    for (const QByteArray *field :
         {&row.actorId, &row.actorName, &row.approverId, &row.approverName, &row.place,
          &row.subject, &row.facts, &row.before, &row.after})
        append(text, QByteArrayView(*field));
    append(text, row.guard);
    append(text, QByteArrayView(row.state));
    return crypto::sha256(text).toHex();
}

} // namespace tilldesk::audit
