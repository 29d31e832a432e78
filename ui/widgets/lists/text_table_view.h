#pragma once

#include "ui/models/lists/text_table.h"

#include <QTableView>

namespace tilldesk::ui {

class Theme;

/// A short table without scroll bars, as high as its rows; the page around it scrolls.
class TextTableView : public QTableView
{
    Q_OBJECT

public:
    /// @param model  must outlive this object
    TextTableView(const Theme &theme, TextTable &model, const QString &name,
                  QWidget *parent = nullptr);

    /// @param widths  widths of the columns in pixels, which grow with their content while there is
    ///                room. 0: the column fills the remaining width.
    void setWidths(const QList<int> &widths);
    /// Makes the rows high enough for a second line in their cells.
    void setTwoLines();
    /// Sets the columns that are hidden, the first one first, while the table is too narrow. Their
    /// content is then in the tooltip of the row.
    void setYielding(const QList<int> &columns);
    /// Returns the ID of the current row; empty if there is none.
    [[nodiscard]] QString selectedId() const { return m_selected; }
    void select(const QString &id);

    /// Returns the width in which a column shows its title and its texts whole.
    [[nodiscard]] int wantedWidth(int column) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

Q_SIGNALS:
    void selectedChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    void follow();
    void fit();
    [[nodiscard]] bool fitColumns();

    const Theme &m_theme;
    TextTable &m_model;
    QList<int> m_widths;
    QList<int> m_yielding;
    QString m_selected;
    bool m_isResetting = false;
};

} // namespace tilldesk::ui
