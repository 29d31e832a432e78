#include "core/base/clock.h"
#include "core/crypto/jwk.h"
#include "core/merchants/request_claims.h"

#include <QFile>
#include <cstdio>

using namespace tilldesk;
using namespace Qt::StringLiterals;

/// Prepares a shop that signs its requests, before the measurement:
///
/// bench_signatures FOLDER PROFILE COUNT PATH BODY
///     writes jwks.json, the shop's key set, and signatures.txt with one header per line. Each
///     header is valid once, for exactly that path and body, during the next five minutes.
int main(int argc, char **argv)
{
    if (argc != 6)
        return 2;
    const QString folder = QString::fromLocal8Bit(argv[1]);
    const auto key = crypto::PrivateKey::generate(crypto::Algorithm::Es256);
    const QString kid = u"bench"_s;

    QFile jwks(folder + u"/jwks.json"_s);
    QFile signatures(folder + u"/signatures.txt"_s);
    if (!jwks.open(QIODevice::WriteOnly) || !signatures.open(QIODevice::WriteOnly))
        return 1;
    jwks.write("{\"keys\":[" + crypto::jwkJson(key.publicKey(), kid) + "]}\n");

    const ClaimNames names(u"https://tilldesk.invalid"_s);
    const Timestamp now = SystemClock().now();
    const int count = QByteArray(argv[3]).toInt();
    for (int number = 0; number < count; ++number) {
        const merchants::RequestClaims claims{.subject = ProfileId(QString::fromLatin1(argv[2])),
                                              .issuer = u"Tilldesk"_s,
                                              .issuedAt = now,
                                              .requestId =
                                                  u"bench-%1-%2"_s.arg(toMillis(now)).arg(number),
                                              .path = QString::fromLatin1(argv[4])};
        signatures.write(signRequest(claims, names, kid, key, argv[5]) + '\n');
    }
    return 0;
}
