// Reads whatever a provider may send: accepted input must keep the promises of its reader.

#include "core/crypto/base64url.h"
#include "core/hosted/http_date.h"
#include "core/hosted/reply_signature.h"
#include "tests/fuzz/provider_inputs.h"
#include "tests/support/provider_answers.h"

#include <cstdio>
#include <cstdlib>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// Ends the program if `holds` is false; libFuzzer then keeps the input.
void require(bool holds, const char *promise)
{
    if (holds)
        return;
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::abort();
}

/// The moment of the seeds, 2026-11-20T14:32:00Z.
constexpr Timestamp kNow = fromMillis(1'795'185'120'000);

void readDates(QByteArrayView text)
{
    if (const auto date = hosted::parseHttpDate(text))
        require(parseIsoTime(QString::fromLatin1(toIsoUtc(*date))) == date,
                "an HTTP date is a moment that can be written");
    const auto pause = hosted::parseRetryAfter(text, kNow);
    require(!pause || (pause->count() >= 0 && *pause <= std::chrono::hours(24)),
            "a pause is 0 to a day");
}

/// No input can hold a signature of the key, which is made for each process.
void readSignature(QByteArrayView jws)
{
    static const auto kKey = crypto::PrivateKey::generate(crypto::Algorithm::Es256).publicKey();
    static const ServiceNames kNames(u"Tilldesk"_s, u"https://tilldesk.invalid"_s);
    const auto signature = merchants::readRequestSignature(jws, kNames.claims());
    const QString fault = hosted::faultOfReply(signature, kKey, kNames,
                                               {.body = "{}",
                                                .requestId = u"request"_s,
                                                .path = u"/base/v3/payments"_s,
                                                .basePath = u"/base"_s,
                                                .now = kNow});
    require(!fault.isEmpty(), "a signature of another key does not hold");
}

void readKeySet(QByteArrayView json)
{
    const auto keys = crypto::JwkSet::parse(json);
    if (!keys)
        return;
    require(!keys->keys().isEmpty(), "a key set has a key");
    for (const crypto::Jwk &key : keys->keys()) {
        require(!key.kid.isEmpty(), "a key has a name");
        require(keys->find(key.kid) == &key, "a key is found by its name");
        const QByteArray again = "{\"keys\":[" + crypto::jwkJson(key.key, key.kid) + "]}";
        require(crypto::JwkSet::parse(again).has_value(), "a key that was read can be published");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const unsigned kind = data[0] % provider_input::kCount;
    const std::string_view rest(reinterpret_cast<const char *>(data) + 1, size - 1);
    const QByteArrayView bytes(rest.data(), qsizetype(rest.size()));
    switch (kind) {
    case provider_input::kErrorBody:
        require(isErrorBounded(rest), "an error's texts are short and printable");
        break;
    case provider_input::kDate: readDates(bytes); break;
    case provider_input::kSignature: readSignature(bytes); break;
    case provider_input::kSignatureHeader:
        readSignature(QByteArray(crypto::toBase64Url(bytes) + ".." + QByteArray(86, 'A')));
        break;
    case provider_input::kKeySet: readKeySet(bytes); break;
    default:
        require(readAnswer(qsizetype(kind), rest).isBounded,
                providerAnswers()[qsizetype(kind)].name);
    }
    return 0;
}
