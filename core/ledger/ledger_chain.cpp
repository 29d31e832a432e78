#include "core/ledger/ledger_chain.h"

#include "core/crypto/digest.h"

namespace tilldesk::ledger {

QByteArray firstHash()
{
    return QByteArray(32, '\0');
}

QByteArray chainedHash(const QByteArray &before, const ChainedEntry &entry)
{
    QByteArray text = before;
    text.reserve(192);
    for (const qint64 number : {entry.seq, toMillis(entry.at), qint64(entry.cause), entry.debit,
                                entry.credit, entry.amount.cents()}) {
        text += QByteArray::number(number);
        text += '\n';
    }
    text += entry.subject.toUtf8();
    text += '\n';
    return crypto::sha256(text);
}

} // namespace tilldesk::ledger
