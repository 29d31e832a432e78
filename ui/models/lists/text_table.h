#pragma once

#include "ui/models/common/tone.h"
#include "ui/models/lists/list_model.h"

#include <QStringList>
#include <optional>

namespace tilldesk::ui {

/// What stands in one place of a short table.
struct TextCell {
    QString text;
    QString hint = {};             ///< more, for who points at it
    std::optional<Tone> tone = {}; ///< shown as a status
    bool isCode = false;           ///< an id
    bool isQuiet = false;

    friend bool operator==(const TextCell &, const TextCell &) = default;
};

struct TextRow {
    QString id;
    QList<TextCell> cells;

    friend bool operator==(const TextRow &, const TextRow &) = default;
};

/// A short table that is known as a whole.
class TextTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit TextTable(QStringList headers, QObject *parent = nullptr);

    /// Rows with the same ids as before change in their places.
    void setRows(const QList<TextRow> &rows);
    [[nodiscard]] const QList<TextRow> &rows() const { return m_rows; }
    /// -1 when there is none.
    [[nodiscard]] int rowOf(const QString &id) const;
    /// Empty beyond the end.
    [[nodiscard]] QString idAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    QStringList m_headers;
    QList<TextRow> m_rows;
};

} // namespace tilldesk::ui
