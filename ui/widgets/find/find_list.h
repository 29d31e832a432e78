#pragma once

#include "ui/models/find/find_model.h"

#include <QListView>

namespace tilldesk::ui {

class FindDelegate;
class Theme;

/// The results in the search box. The keyboard focus stays in the field above: the palette moves
/// the current row.
class FindList : public QListView
{
    Q_OBJECT

public:
    /// @pre `theme` and `model` outlive this object.
    FindList(const Theme &theme, FindModel &model, QWidget *parent = nullptr);

    /// Returns the row that Enter opens; null if there is none.
    [[nodiscard]] const FindRow *current() const;
    void chooseFirst() { choose(m_model.firstRow()); }
    void chooseLast() { choose(m_model.lastRow()); }
    /// Chooses the next row (1) or the previous one (-1). After the last row comes the first one.
    void step(int by) { choose(m_model.next(currentIndex().row(), by)); }

    /// Returns the height of all lines.
    [[nodiscard]] int contentHeight() const;

Q_SIGNALS:
    void currentRowChanged();
    /// The user clicked a row, which is now the current one.
    void rowClicked(bool withShift);
    /// The user clicked the link of a heading.
    void groupRequested(tilldesk::ui::FindGroup group);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    void choose(int line);
    void measure();

    FindModel &m_model;
    FindDelegate *m_delegate;
};

} // namespace tilldesk::ui
