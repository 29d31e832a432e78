#include "core/ledger/ledger_chain.h"

#include "core/crypto/digest.h"

#include <array>
#include <charconv>

namespace tilldesk::ledger {
namespace {

constexpr qsizetype kHash = 32;
constexpr qsizetype kUsualEntry = 256;

void append(QByteArray &text, qint64 number)
{
    std::array<char, 20> digits;
    const char *end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    text.append(digits.data(), end - digits.data());
    text += '\n';
}

void append(QByteArray &text, QByteArrayView field)
{
    text.append(field);
    text += '\n';
}

} // namespace

QByteArray nameOf(const LedgerAccount &account)
{
    QByteArray name = QByteArray::number(int(account.kind));
    for (const QString &part : {account.merchant.text(), account.iban, account.bulkId})
        name += '\t' + part.toUtf8();
    return name;
}

QByteArray firstHash()
{
    return QByteArray(kHash, '\0');
}

QByteArray chainedHash(const QByteArray &before, const ChainedEntry &entry)
{
    QByteArray text;
    text.reserve(kUsualEntry);
    text += before;
    append(text, entry.seq);
    append(text, toMillis(entry.at));
    append(text, qint64(entry.cause));
    append(text, entry.subject);
    append(text, entry.debit);
    append(text, entry.credit);
    append(text, entry.amount.cents());
    return crypto::sha256(text);
}

} // namespace tilldesk::ledger
