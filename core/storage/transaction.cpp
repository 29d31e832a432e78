#include "core/storage/transaction.h"

#include "core/storage/driver.h"

namespace tilldesk::storage {

Transaction::Transaction(Database &db, Kind kind) : m_db(db), m_kind(kind)
{
    if (kind == Kind::Read) {
        m_db.m_driver->beginView();
        return;
    }
    m_db.m_driver->begin();
    try {
        for (const auto &hooks : m_db.hooks()) {
            if (hooks.afterBegin)
                hooks.afterBegin();
        }
    } catch (...) {
        rollback(); // the destructor does not run after a throwing constructor
        throw;
    }
}

Transaction::~Transaction()
{
    if (m_open)
        rollback();
}

void Transaction::rollback()
{
    m_db.m_driver->rollback();
    if (m_kind == Kind::Read)
        return;
    for (const auto &hooks : m_db.hooks()) {
        if (hooks.afterRollback)
            hooks.afterRollback();
    }
}

void Transaction::commit()
{
    for (const auto &hooks : m_db.hooks()) {
        if (hooks.beforeCommit)
            hooks.beforeCommit();
    }
    m_db.m_driver->commit();
    m_open = false;
    for (const auto &hooks : m_db.hooks()) {
        if (hooks.afterCommit)
            hooks.afterCommit();
    }
}

} // namespace tilldesk::storage
