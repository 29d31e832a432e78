#pragma once

#include "ui/widgets/common/forward.h"

#include <QAbstractButton>
#include <QHeaderView>

namespace tilldesk::ui {

/// The check boxes at the left of the rows of a TableView that allows several rows to be selected.
/// They are painted below the mouse, and for all rows while a row is checked.
class CheckHeader : public QHeaderView
{
    Q_OBJECT

public:
    /// @pre `theme` outlives this object.
    CheckHeader(const Theme &theme, TableView &table);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void toggled(int row, Qt::KeyboardModifiers held);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int row) const override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    const Theme &m_theme;
    TableView &m_table;
    int m_hovered = -1; ///< row below the mouse; -1: none
};

/// The check box above the check boxes of the rows: checks all loaded rows, or none.
class CheckAllBox : public QAbstractButton
{
    Q_OBJECT

public:
    /// @pre `theme` outlives this object.
    CheckAllBox(const Theme &theme, QWidget *parent);

    void setState(Qt::CheckState state);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    Qt::CheckState m_state = Qt::Unchecked;
};

} // namespace tilldesk::ui
