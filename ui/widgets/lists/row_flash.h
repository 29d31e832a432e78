#pragma once

#include <QSet>
#include <QTimer>
#include <chrono>

namespace tilldesk::ui {

class TableView;

/// Marks rows of a table for a moment: they have changed while nobody could see it. Nothing moves,
/// so people who are sensitive to motion need no setting. CellDelegate paints the mark.
class RowFlash : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kTime{2'000};

    /// Marks the rows with these ids for kTime, also those that are loaded meanwhile. An id that is
    /// marked already starts no new time.
    static void mark(TableView &table, const QStringList &ids);
    [[nodiscard]] static bool isMarked(const TableView &table, int row);

private:
    explicit RowFlash(TableView &table);
    void add(const QStringList &ids);

    TableView &m_table;
    QSet<QString> m_ids;
    QTimer m_end;
};

} // namespace tilldesk::ui
