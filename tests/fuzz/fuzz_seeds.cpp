// Writes the inputs from which fuzz_provider_answers starts, and its dictionary.
// Usage: fuzz_seeds FOLDER DICTIONARY

#include "core/crypto/jws.h"
#include "tests/fuzz/provider_inputs.h"
#include "tests/support/provider_answers.h"
#include "tests/support/signed_request.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <cstdio>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

bool write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

QByteArray signatureHeader()
{
    const Timestamp issuedAt = *parseIsoTime(u"2026-11-20T14:32:00Z");
    return SignedRequest(u"01a168c9641f2d7709c41e55"_s, u"/base/v3/payments"_s, issuedAt)
        .with(claim("jti"), u"request"_s)
        .headerJson();
}

QList<std::pair<unsigned, QByteArray>> seeds()
{
    QList<std::pair<unsigned, QByteArray>> all;
    for (const ProviderAnswer &answer : providerAnswers())
        all << std::pair(unsigned(all.size()), answer.valid);
    const QByteArray header = signatureHeader();
    all << std::pair(
        provider_input::kErrorBody,
        QByteArray(R"({"code":"ACCESS_DENIED","message":"Not\nyours","traceId":"4bf92f"})"))
        << std::pair(provider_input::kDate, QByteArray("Fri, 20 Nov 2026 14:33:00 GMT"))
        << std::pair(provider_input::kDate, QByteArray("120"))
        << std::pair(provider_input::kSignature, crypto::signDetached(header, "{}", merchantKey()))
        << std::pair(provider_input::kSignatureHeader, header)
        << std::pair(provider_input::kKeySet, merchantKeySet().toUtf8())
        << std::pair(provider_input::kKeySet,
                     keySet({{u"shop-2"_s, merchantKey(crypto::Algorithm::Rs256)}}).toUtf8());
    return all;
}

QByteArray dictionaryWord(const QByteArray &word)
{
    QByteArray line = "\"";
    for (const char c : word)
        line += "\\x" + QByteArray(1, c).toHex();
    return line + "\"\n";
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    QSet<QByteArray> words;
    for (const QByteArray &piece : hostilePieces())
        words << piece;
    int number = 0;
    for (const auto &[kind, content] : seeds()) {
        const QString path =
            QString::fromLocal8Bit(argv[1]) + u"/seed_%1"_s.arg(number++, 2, 10, QChar(u'0'));
        if (!write(path, char(kind) + content))
            return 1;
        static const QRegularExpression kText(u"\"[A-Za-z0-9_:/.+-]{1,60}\""_s);
        for (auto found = kText.globalMatch(QString::fromUtf8(content)); found.hasNext();)
            words << found.next().captured().toUtf8();
    }
    QByteArrayList sorted(words.cbegin(), words.cend());
    std::ranges::sort(sorted);
    QByteArray dictionary;
    for (const QByteArray &word : sorted)
        dictionary += dictionaryWord(word);
    return write(QString::fromLocal8Bit(argv[2]), dictionary) ? 0 : 1;
}
