#include "app/commands/sign.h"

#include "core/base/clock.h"
#include "core/crypto/jwk.h"
#include "core/crypto/jws_checks.h"
#include "core/merchants/request_claims.h"
#include "core/merchants/request_signature.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

Result<Timestamp> timeOf(const CommandValues &values, const QString &option)
{
    if (!values.contains(option))
        return SystemClock().now();
    if (const auto time = parseIsoTime(values[option]))
        return *time;
    return fail(ErrorCode::FieldInvalid,
                u"must be a date-time with a zone, such as 2026-12-01T09:00:00Z"_s, option);
}

/// Refuses claims that every verifier would reject.
Result<void> checkClaims(const merchants::RequestClaims &claims)
{
    if (claims.requestId.size() > crypto::kMaxJti)
        return fail(ErrorCode::FieldInvalid, u"must have 1 to %1 characters"_s.arg(crypto::kMaxJti),
                    u"jti"_s);
    if (!merchants::pathOf(claims.path.toStdString()).starts_with('/'))
        return fail(ErrorCode::FieldInvalid,
                    u"must be a path, which begins with /, or an http or https address with one"_s,
                    u"path"_s);
    return {};
}

/// Refuses a mistyped data folder, which would silently give the default names.
Result<void> checkFolder(const Settings &settings)
{
    const bool hasNames =
        settings.given.contains(u"issuer"_s) && settings.given.contains(u"claimNamespace"_s);
    if (!settings.given.contains(u"dataDir"_s) || hasNames || QFile::exists(settingsFile(settings)))
        return {};
    return storage::DataDirectory(settings.dataDir, settings.database).requireShop();
}

CommandResult sign(const CommandValues &values, const Settings &settings)
{
    if (const auto checked = checkFolder(settings); !checked)
        return CommandResult::failure(checked.error());
    const auto at = timeOf(values, u"at"_s);
    if (!at)
        return CommandResult::failure(at.error());
    const auto key = crypto::PrivateKey::fromPem(values[u"key"_s].toLatin1());
    if (!key)
        return CommandResult::failure({ErrorCode::FieldInvalid, key.error().detail, u"key"_s});
    const QString kid =
        values.value(u"kid"_s, QString::fromLatin1(crypto::jwkThumbprint(key->publicKey())));
    const merchants::RequestClaims claims{.subject = ProfileId(values[u"profile"_s]),
                                          .issuer = values.value(u"iss"_s, settings.issuer),
                                          .issuedAt = *at,
                                          .requestId = values.value(u"jti"_s, crypto::randomUuid()),
                                          .path = values[u"path"_s]};
    if (const auto checked = checkClaims(claims); !checked)
        return CommandResult::failure(checked.error());
    return {CommandResult::kFine,
            signRequest(claims, ClaimNames(settings.claimNamespace), kid, *key,
                        values[u"body"_s].toLatin1())
                + '\n',
            {}};
}

/// Returns a directory with one merchant and one profile, for which the signature must be valid.
merchants::Directory directoryOf(const ProfileId &profile, const MerchantId &merchant)
{
    merchants::StoredProfile stored;
    stored.seq = 1;
    stored.profile.id = profile;
    stored.profile.merchantId = merchant;
    return {{Merchant{merchant, {}}}, {stored}, {}};
}

CommandResult told(const QList<merchants::SignatureFinding> &findings)
{
    using Verdict = merchants::SignatureFinding::Verdict;
    CommandResult result;
    for (const merchants::SignatureFinding &finding : findings) {
        QString line = QString(toText(finding.check)).leftJustified(11);
        switch (finding.verdict) {
        case Verdict::Holds: line += u"ok"_s; break;
        case Verdict::Fails: line += u"FAILS: "_s + finding.reason; break;
        case Verdict::Undecided: line += u"not checked: "_s + finding.reason; break;
        }
        if (finding.verdict != Verdict::Holds)
            result.exitCode = CommandResult::kFailed;
        result.out += line.toUtf8() + '\n';
    }
    return result;
}

CommandResult verifySignature(const CommandValues &values, const Settings &settings)
{
    if (const auto checked = checkFolder(settings); !checked)
        return CommandResult::failure(checked.error());
    const QByteArray body = values[u"body"_s].toLatin1();
    const auto at = timeOf(values, u"at"_s);
    if (!at)
        return CommandResult::failure(at.error());
    const auto keys = crypto::JwkSet::parse(values[u"jwks"_s].toLatin1());
    if (!keys)
        return CommandResult::failure({ErrorCode::FieldInvalid, keys.error().detail, u"jwks"_s});
    const QByteArray header = values[u"signature"_s].toUtf8();
    const std::string target = values[u"path"_s].toStdString();
    const auto question = target.find('?');
    const merchants::Directory directory =
        directoryOf(ProfileId(values[u"profile"_s]), MerchantId(values[u"merchant"_s]));
    const merchants::SignatureContext context{.directory = directory,
                                              .issuer = values.value(u"iss"_s, settings.issuer),
                                              .keys = &*keys,
                                              .path = std::string_view(target).substr(0, question),
                                              .query = question == std::string::npos
                                                  ? std::string_view()
                                                  : std::string_view(target).substr(question + 1),
                                              .body = {body.constData(), std::size_t(body.size())},
                                              .now = *at};
    const ClaimNames names(settings.claimNamespace);
    return told(allFindings(merchants::readRequestSignature(header, names), context));
}

QList<CommandOption> commonOptions()
{
    return {
        {u"profile"_s, u"id"_s, u"profile that the request is for"_s, true},
        {u"path"_s, u"path"_s, u"of the request, for example /v3/payments"_s, true},
        {.name = u"body"_s,
         .value = u"file"_s,
         .help = u"the exact bytes of the body; none: an empty body"_s,
         .isFile = true},
        {.name = u"iss"_s, .value = u"name"_s, .help = u"issuer; default: that of the service"_s},
        {.name = u"at"_s, .value = u"time"_s, .help = u"time of the signature; default: now"_s}};
}

} // namespace

Command signCommand()
{
    return {.words = u"sign"_s,
            .summary = u"Signs a request and prints its header Signature"_s,
            .options =
                QList<CommandOption>{
                    {.name = u"key"_s,
                     .value = u"file"_s,
                     .help = u"private key, PEM: P-256, or RSA with at least 2048 bits"_s,
                     .isRequired = true,
                     .isFile = true},
                    {u"kid"_s, u"id"_s, u"id of the key in the key set; default: its thumbprint"_s},
                    {u"jti"_s, u"id"_s, u"id of the request; default: a random one"_s}}
                + commonOptions(),
            .usesNames = true,
            .compute = sign};
}

Command verifySignatureCommand()
{
    return {
        .words = u"verify-signature"_s,
        .summary = u"Makes every check of a request's signature and shows the findings"_s,
        .options =
            QList<CommandOption>{
                {u"signature"_s, u"text"_s, u"value of the header Signature"_s, true},
                {.name = u"jwks"_s,
                 .value = u"file"_s,
                 .help = u"the merchant's public keys, a JWKS"_s,
                 .isRequired = true,
                 .isFile = true},
                {u"merchant"_s, u"id"_s, u"merchant of the profile, if iss names the merchant"_s}}
            + commonOptions(),
        .usesNames = true,
        .compute = verifySignature};
}

} // namespace tilldesk::app
