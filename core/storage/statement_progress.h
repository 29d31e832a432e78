#pragma once

#include "core/storage/database.h"

#include <functional>

namespace tilldesk::storage {

/// Calls a function during the long statements of a connection, until it is destroyed. Used on the
/// connection's thread; one for each connection.
class StatementProgress
{
public:
    /// @param progress  called after each 100,000 operations of SQLite; the statement throws if it
    /// returns false
    /// @param db  must outlive this object
    StatementProgress(Database &db, std::function<bool()> progress);
    StatementProgress(const StatementProgress &) = delete;
    StatementProgress &operator=(const StatementProgress &) = delete;
    ~StatementProgress();

private:
    Database &m_db;
    std::function<bool()> m_progress;
};

} // namespace tilldesk::storage
