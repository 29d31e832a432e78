#pragma once

#include "core/merchants/key_set_source.h"

#include <QThread>
#include <mutex>

namespace tilldesk::merchants {

/// Fetches key sets over HTTP, on a thread of its own that begins with the first fetch.
///
/// A name is resolved once and the connection goes to the address that was checked, so that no
/// second answer of a name server leads elsewhere. TLS is verified against the name; redirects are
/// not followed; nothing is sent but the request.
class KeySetFetcher final : public KeySetSource
{
public:
    static constexpr std::chrono::milliseconds kTimeout{5000}; ///< from the name to the last byte

    explicit KeySetFetcher(std::chrono::milliseconds timeout = kTimeout) : m_timeout(timeout) {}
    ~KeySetFetcher() override { stop(); }

    /// Errors: `FieldInvalid` with the reason: no answer in time, another status than 200, more
    /// than crypto::kMaxJwkSetBytes, no key set, an address that is not allowed.
    void fetch(const KeySetAddress &address, Done done) override;

    /// Ends the thread; what runs is dropped without an answer. @pre not on the thread itself
    void stop();

private:
    const std::chrono::milliseconds m_timeout;
    std::mutex m_mutex;
    QThread m_thread;
    QObject *m_fetches = nullptr; ///< on m_thread: parent of all that run
    bool m_isStopped = false;
};

} // namespace tilldesk::merchants
