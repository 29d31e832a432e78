#include "ui/widgets/lists/check_header.h"

#include "ui/widgets/common/check_box.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/theme/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kWidth = 34;
constexpr int kBox = 16;

void paintBox(QPainter &painter, const Theme &theme, const QRect &space, Qt::CheckState state)
{
    const QRect box(space.left() + 12, space.center().y() - kBox / 2 + 1, kBox, kBox);
    paintCheckBox(painter, theme, box, state);
}

} // namespace

CheckHeader::CheckHeader(const Theme &theme, TableView &table)
    : QHeaderView(Qt::Vertical, &table),
      m_theme(theme),
      m_table(table)
{
    setMouseTracking(true);
    setSectionsClickable(false);
    setHighlightSections(false);
    connect(&theme, &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

QSize CheckHeader::sizeHint() const
{
    return {kWidth, 0};
}

void CheckHeader::paintSection(QPainter *painter, const QRect &rect, int row) const
{
    const Colours &colours = m_theme.colours();
    const bool isCurrent = m_table.currentIndex().row() == row;
    const bool isChecked = m_table.isChecked(row);
    if (isCurrent || isChecked)
        painter->fillRect(rect, colours.selection);
    painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, colours.rowLine);
    if (isCurrent && m_table.hasFocus())
        painter->fillRect(rect.left(), rect.top(), 3, rect.height(), colours.focus);
    if (m_table.checkedCount() > 0 || row == m_hovered)
        paintBox(*painter, m_theme, rect, isChecked ? Qt::Checked : Qt::Unchecked);
}

void CheckHeader::mousePressEvent(QMouseEvent *event)
{
    const int row = logicalIndexAt(event->position().toPoint());
    if (row >= 0 && event->button() == Qt::LeftButton)
        Q_EMIT toggled(row, event->modifiers());
}

void CheckHeader::mouseMoveEvent(QMouseEvent *event)
{
    const int row = logicalIndexAt(event->position().toPoint());
    if (std::exchange(m_hovered, row) != row)
        viewport()->update();
}

void CheckHeader::mouseReleaseEvent(QMouseEvent *) {}

void CheckHeader::leaveEvent(QEvent *event)
{
    QHeaderView::leaveEvent(event);
    m_hovered = -1;
    viewport()->update();
}

CheckAllBox::CheckAllBox(const Theme &theme, QWidget *parent)
    : QAbstractButton(parent),
      m_theme(theme)
{
    setFocusPolicy(Qt::NoFocus); // Ctrl+A does the same
    setToolTip(tr("Select all loaded rows (Ctrl+A)"));
    setAccessibleName(tr("Select all loaded rows"));
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void CheckAllBox::setState(Qt::CheckState state)
{
    m_state = state;
    update();
}

void CheckAllBox::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.colours().card);
    paintBox(painter, m_theme, rect(), m_state);
    painter.fillRect(0, height() - 1, width(), 1, m_theme.colours().line);
}

} // namespace tilldesk::ui
