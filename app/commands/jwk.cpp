#include "app/commands/jwk.h"

#include "core/crypto/jwk.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// Returns the public key of a PEM file that contains a private or a public key.
Result<crypto::PublicKey> publicKeyFrom(const QByteArray &pem)
{
    if (!pem.contains("PRIVATE KEY-----"))
        return crypto::PublicKey::fromPem(pem);
    const auto key = crypto::PrivateKey::fromPem(pem);
    if (!key)
        return key.failure();
    return key->publicKey();
}

CommandResult printKeySet(const CommandValues &values, const Settings & /*settings*/)
{
    const auto key = publicKeyFrom(values[u"key"_s].toLatin1());
    if (!key)
        return CommandResult::failure({ErrorCode::FieldInvalid, key.error().detail, u"key"_s});
    const QString kid = values.value(u"kid"_s, QString::fromLatin1(crypto::jwkThumbprint(*key)));
    const QByteArray keySet = R"({"keys":[)" + crypto::jwkJson(*key, kid) + "]}\n";
    return {CommandResult::kFine, keySet, {}};
}

} // namespace

Command jwkCommand()
{
    return {
        .words = u"jwk"_s,
        .summary =
            u"Prints the key set (JWKS) of a key, so that a profile can verify its signatures"_s,
        .options = {{.name = u"key"_s,
                     .value = u"file"_s,
                     .help = u"private or public key, PEM: P-256, or RSA with at least 2048 bits"_s,
                     .isRequired = true,
                     .isFile = true},
                    {u"kid"_s, u"id"_s, u"id of the key in the set; default: its thumbprint"_s}},
        .compute = printKeySet};
}

} // namespace tilldesk::app
