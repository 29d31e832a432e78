#pragma once

#include "core/crypto/jwk.h"
#include "core/domain/callback_url.h"

#include <QHashFunctions>
#include <functional>
#include <memory>

namespace tilldesk::merchants {

using KeySetPtr = std::shared_ptr<const crypto::JwkSet>;

/// Address at which a merchant publishes its keys.
struct KeySetAddress {
    QString url;
    UrlRule rule = UrlRule::PublicHttps; ///< URL rule of the profile

    friend bool operator==(const KeySetAddress &, const KeySetAddress &) = default;
    friend size_t qHash(const KeySetAddress &address, size_t seed = 0)
    {
        return qHashMulti(seed, address.url, int(address.rule));
    }
};

/// Fetches key sets.
class KeySetSource
{
public:
    using Done = std::function<void(Result<KeySetPtr>)>;

    KeySetSource() = default;
    virtual ~KeySetSource() = default;
    KeySetSource(const KeySetSource &) = delete;
    KeySetSource &operator=(const KeySetSource &) = delete;

    /// Starts a fetch. Thread-safe. Does not block. Calls `done` once, on any thread; never if the
    /// source is stopped first.
    /// Errors: any, with the reason as its detail.
    virtual void fetch(const KeySetAddress &address, Done done) = 0;
};

} // namespace tilldesk::merchants
