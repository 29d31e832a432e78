#include "core/ledger/ledger_chain.h"

#include "core/crypto/digest.h"

#include <QVarLengthArray>
#include <array>
#include <charconv>

namespace tilldesk::ledger {
namespace {

constexpr qsizetype kHash = 32;
constexpr qsizetype kUsualEntry = 384;

using Text = QVarLengthArray<char, kUsualEntry>;

void append(Text &text, QByteArrayView field)
{
    text.append(field.data(), field.size());
    text.append('\n');
}

void append(Text &text, qint64 number)
{
    std::array<char, 20> digits;
    const char *end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    append(text, QByteArrayView(digits.data(), end));
}

} // namespace

QByteArray nameOf(const LedgerAccount &account)
{
    QByteArray name = QByteArray::number(int(account.kind));
    for (const QString &part : {account.merchant.text(), account.iban, account.bulkId})
        name += '\t' + part.toUtf8();
    return name;
}

QByteArray payerDigest(QByteArrayView name, QByteArrayView iban)
{
    constexpr qsizetype kDigits = 32;
    Text text;
    append(text, name);
    append(text, iban);
    const QByteArray digest = crypto::sha256(QByteArrayView(text.constData(), text.size()));
    return digest.toHex().first(kDigits);
}

QByteArray firstHash()
{
    return {kHash, '\0'};
}

QByteArray chainedHash(const QByteArray &before, const ChainedEntry &entry)
{
    Text text;
    text.append(before.data(), before.size());
    append(text, entry.seq);
    append(text, toMillis(entry.at));
    append(text, qint64(entry.cause));
    append(text, entry.subject);
    append(text, entry.debit);
    append(text, entry.credit);
    append(text, entry.amount.cents());
    if (!entry.payer.isEmpty())
        append(text, entry.payer);
    return crypto::sha256(QByteArrayView(text.constData(), text.size()));
}

} // namespace tilldesk::ledger
