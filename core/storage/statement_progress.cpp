#include "core/storage/statement_progress.h"

#include <sqlite3.h>

namespace tilldesk::storage {

StatementProgress::StatementProgress(Database &db, std::function<bool()> progress)
    : m_db(db),
      m_progress(std::move(progress))
{
    constexpr int kOperations = 100'000;
    sqlite3_progress_handler(
        m_db.sqlite(), kOperations,
        [](void *own) { return static_cast<StatementProgress *>(own)->m_progress() ? 0 : 1; },
        this);
}

StatementProgress::~StatementProgress()
{
    sqlite3_progress_handler(m_db.sqlite(), 0, nullptr, nullptr);
}

} // namespace tilldesk::storage
