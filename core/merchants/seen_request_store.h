#pragma once

#include "core/base/clock.h"
#include "core/merchants/seen_requests.h"
#include "core/storage/database.h"

namespace tilldesk::merchants {

/// Stores the replay protection in the table seen_request, so that accepted requests stay refused
/// after a restart. Called on the core thread.
class SeenRequestStore
{
public:
    static constexpr int kForgetAtOnce = 1000; ///< rows deleted in one transaction

    /// Fills `memory` from the table.
    /// @pre all references must outlive the SeenRequestStore, and `db` ends no transaction after
    /// it: the hooks of `db` call the SeenRequestStore
    SeenRequestStore(storage::Database &db, const Clock &clock, SeenRequests &memory);

    /// Inserts a request that `memory` holds.
    void write(const SeenRequest &request);
    /// Queues a request whose insertion was not committed. writeUnwritten() inserts it, unless
    /// `memory` has released it by then.
    /// @pre no transaction is open
    void writeLater(const SeenRequest &request) { m_unwritten.push_back(request); }
    /// Returns whether requests wait for writeUnwritten().
    [[nodiscard]] bool hasUnwritten() const { return !m_unwritten.empty(); }
    void writeUnwritten();

    /// Returns when forget() is due: every minute; at once while more rows have expired.
    [[nodiscard]] Timestamp nextForget();
    /// Deletes some requests that have expired by both clocks, from the table and from memory.
    /// Returns how many.
    int forget();

private:
    storage::Database &m_db;
    const Clock &m_clock;
    SeenRequests &m_memory;
    Timestamp m_nextForget;
    std::vector<SeenRequest> m_unwritten;
    std::size_t m_writing = 0; ///< first requests of m_unwritten, inserted by the open transaction
};

} // namespace tilldesk::merchants
