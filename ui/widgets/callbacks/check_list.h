#pragma once

#include "ui/models/callbacks/callback_checks.h"
#include "ui/widgets/common/forward.h"

#include <QSet>
#include <QWidget>

namespace tilldesk::ui {

/// The results of checks: one line with a sign and a sentence per check. A line unfolds to show the
/// data that was checked.
class CheckList : public QWidget
{
    Q_OBJECT

public:
    /// @param saysVerdicts  shows the verdict also as a word at the right, not only as a sign
    CheckList(const Theme &theme, bool saysVerdicts, QWidget *parent = nullptr);

    void setRows(const QList<CheckRow> &rows);

private:
    void addRow(QVBoxLayout *lines, const CheckRow &row);
    [[nodiscard]] QWidget *makeLine(const CheckRow &row);
    void addValue(QVBoxLayout *lines, QWidget *line, const CheckRow &row);

    const Theme &m_theme;
    const bool m_saysVerdicts;
    QList<CheckRow> m_rows;
    QSet<QString> m_unfolded; ///< the unfolded checks, by their sentence
    QWidget *m_content = nullptr;
};

} // namespace tilldesk::ui
