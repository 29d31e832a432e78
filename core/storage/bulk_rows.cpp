#include "core/storage/bulk_rows.h"

#include "core/storage/driver.h"

namespace tilldesk::storage {

void readAllRows(Database &db, const Table &table, const std::function<void(BulkRow)> &take)
{
    db.driver().readAllRows(table, take);
}

BulkInsert::BulkInsert(Database &db, const Table &table) : m_sink(db.driver().insertRows(table)) {}

} // namespace tilldesk::storage
