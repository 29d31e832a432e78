#include "core/merchants/key_set_request.h"

using namespace Qt::StringLiterals;

namespace tilldesk::merchants {
namespace {

Result<KeySetPtr> keySetIn(const net::Answer &answer)
{
    const auto refuse = [](const QString &reason) { return fail(ErrorCode::FieldInvalid, reason); };
    if (answer.outcome != net::Outcome::Answered)
        return refuse(answer.detail);
    if (answer.status != 200)
        return refuse(u"the answer is %1"_s.arg(answer.status));
    if (answer.isTruncated)
        return refuse(u"more than %1 bytes"_s.arg(crypto::kMaxJwkSetBytes));
    auto keys = crypto::JwkSet::parse(answer.body);
    if (!keys)
        return refuse(keys.error().detail);
    return std::make_shared<const crypto::JwkSet>(std::move(*keys));
}

} // namespace

void requestKeySet(net::Network &network, const KeySetAddress &address, KeySetSource::Done done,
                   std::chrono::milliseconds timeout)
{
    if (const auto url = callbackUrl(address.url, address.rule, u"jwksUrl"_s); !url)
        return done(fail(ErrorCode::FieldInvalid, url.error().detail));
    network.call({.to = net::Destination::of(QUrl(address.url, QUrl::StrictMode)),
                  .rule = address.rule,
                  .headers = {{"Accept", "application/json"}},
                  .maxAnswer = crypto::kMaxJwkSetBytes},
                 timeout,
                 [done = std::move(done)](const net::Answer &answer) { done(keySetIn(answer)); });
}

} // namespace tilldesk::merchants
