#include "core/storage/transaction.h"

using namespace Qt::StringLiterals;

namespace tilldesk::storage {

Transaction::Transaction(Database &db, Kind kind) : m_db(db), m_kind(kind)
{
    m_db.prepare(kind == Kind::Write ? u"BEGIN IMMEDIATE"_s : u"BEGIN"_s).run();
    if (kind == Kind::Read)
        return;
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
    try {
        m_db.prepare(u"ROLLBACK"_s).run();
    } catch (const StorageException &) {
        // SQLite has already rolled back, for example because the disk is full.
    }
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
    m_db.prepare(u"COMMIT"_s).run();
    m_open = false;
    for (const auto &hooks : m_db.hooks()) {
        if (hooks.afterCommit)
            hooks.afterCommit();
    }
}

} // namespace tilldesk::storage
