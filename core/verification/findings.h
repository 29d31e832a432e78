#pragma once

#include "core/storage/database.h"

namespace tilldesk::verification {

/// The findings of a check: the first kMaxLines as text, the others only counted. Never contains a
/// secret or a whole account number.
class Findings
{
public:
    static constexpr qsizetype kMaxLines = 20;

    /// `db` must outlive this object.
    explicit Findings(storage::Database &db) : m_db(db) {}

    /// Adds a finding. @param where  a row of a table, or the table: `payment 17`
    void add(const QString &where, const QString &what);
    /// Adds a finding about a row, with the row's id if its table has ids.
    void at(const QString &table, qint64 row, const QString &what);
    /// Findings as `payment 17: what is wrong with it`, in the order in which they were added.
    [[nodiscard]] const QStringList &lines() const { return m_lines; }
    /// Number of findings beyond kMaxLines.
    [[nodiscard]] qint64 more() const { return m_more; }

private:
    storage::Database &m_db;
    QStringList m_lines;
    qint64 m_more = 0;
};

} // namespace tilldesk::verification
