#pragma once

#include "core/merchants/key_set_source.h"

#include <QThread>
#include <mutex>

namespace tilldesk::merchants {

/// Fetches key sets over HTTP, on a thread of its own that begins with the first fetch.
///
/// See net::OutgoingRequest for what is connected to and what is trusted.
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
    class Fetches;

    const std::chrono::milliseconds m_timeout;
    std::mutex m_mutex;
    QThread m_thread;
    Fetches *m_fetches = nullptr; ///< on m_thread
    bool m_isStopped = false;
};

} // namespace tilldesk::merchants
