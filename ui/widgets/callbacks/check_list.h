#pragma once

#include "ui/models/callbacks/callback_checks.h"

#include <QSet>
#include <QWidget>

class QVBoxLayout;

namespace tilldesk::ui {

class Theme;

/// A check step by step: a sign and a sentence a line, and what was looked at when it is unfolded.
class CheckList : public QWidget
{
    Q_OBJECT

public:
    /// @param saysVerdicts  also in a word at the right, not only by the sign
    CheckList(const Theme &theme, bool saysVerdicts, QWidget *parent = nullptr);

    void setRows(const QList<CheckRow> &rows);

private:
    void addRow(QVBoxLayout *lines, const CheckRow &row);
    [[nodiscard]] QWidget *makeLine(const CheckRow &row);
    void addValue(QVBoxLayout *lines, QWidget *line, const CheckRow &row);

    const Theme &m_theme;
    const bool m_saysVerdicts;
    QList<CheckRow> m_rows;
    QSet<QString> m_unfolded; ///< by their words
    QWidget *m_content = nullptr;
};

} // namespace tilldesk::ui
