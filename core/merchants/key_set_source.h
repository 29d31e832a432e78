#pragma once

#include "core/crypto/jwk.h"
#include "core/domain/callback_url.h"

#include <QHashFunctions>
#include <functional>
#include <memory>

namespace tilldesk::merchants {

using KeySetPtr = std::shared_ptr<const crypto::JwkSet>;

/// Where a merchant publishes its keys.
struct KeySetAddress {
    QString url;
    UrlRule rule = UrlRule::PublicHttps; ///< the profile's

    friend bool operator==(const KeySetAddress &, const KeySetAddress &) = default;
    friend size_t qHash(const KeySetAddress &address, size_t seed = 0)
    {
        return qHashMulti(seed, address.url, int(address.rule));
    }
};

/// Brings key sets from elsewhere.
class KeySetSource
{
public:
    using Done = std::function<void(Result<KeySetPtr>)>;

    KeySetSource() = default;
    virtual ~KeySetSource() = default;
    KeySetSource(const KeySetSource &) = delete;
    KeySetSource &operator=(const KeySetSource &) = delete;

    /// From any thread, without waiting. `done` comes once, on any thread, or never when the source
    /// is stopped before. Errors: any, with the reason as its detail.
    virtual void fetch(const KeySetAddress &address, Done done) = 0;
};

} // namespace tilldesk::merchants
