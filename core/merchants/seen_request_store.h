#pragma once

#include "core/base/clock.h"
#include "core/merchants/seen_requests.h"
#include "core/storage/database.h"

namespace tilldesk::merchants {

/// Table seen_request, and what is in memory of it: signed requests stay refused after a restart.
/// Lives on the core thread.
class SeenRequestStore
{
public:
    static constexpr int kForgetAtOnce = 1000; ///< rows removed in one transaction

    /// Fills `memory` with what is written. @pre all references outlive it
    SeenRequestStore(storage::Database &db, const Clock &clock, SeenRequests &memory);

    /// Writes a request that `memory` has.
    void write(const SeenRequest &request);
    /// Has a request whose write was not committed written later, unless `memory` has released it
    /// until then. Outside of a transaction.
    void writeLater(const SeenRequest &request) { m_unwritten.push_back(request); }
    /// Returns whether requests wait for writeUnwritten().
    [[nodiscard]] bool hasUnwritten() const { return !m_unwritten.empty(); }
    void writeUnwritten();

    /// @return when forget() is due: every minute, and at once while there is more
    [[nodiscard]] Timestamp nextForget();
    /// Removes some of those whose time is over by both clocks, here and from memory.
    /// @return how many
    int forget();

private:
    storage::Database &m_db;
    const Clock &m_clock;
    SeenRequests &m_memory;
    Timestamp m_nextForget;
    std::vector<SeenRequest> m_unwritten;
    std::size_t m_writing = 0; ///< of m_unwritten, in the open transaction
};

} // namespace tilldesk::merchants
