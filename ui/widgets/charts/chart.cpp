#include "ui/widgets/charts/chart.h"

#include "ui/widgets/charts/accessible_chart.h"
#include "ui/widgets/charts/chart_table_dialog.h"
#include "ui/widgets/charts/chart_tip.h"
#include "ui/widgets/theme/chart_colours.h"
#include "ui/widgets/theme/theme.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

Chart::Chart(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    installAccessibleCharts();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

Chart::~Chart()
{
    delete m_tip;
}

void Chart::setContent(const QString &name, const QList<ChartPart> &parts, const ChartTable &table)
{
    m_parts = parts;
    m_table = table;
    if (m_current >= parts.size())
        m_current = -1;
    if (m_chosen >= parts.size())
        m_chosen = -1;
    m_hovered = -1;
    setAccessibleName(name);
    setAccessibleDescription(
        tr("The arrow keys move over the parts. The context menu shows the figures as a table."));
    showTip();
    update();
}

int Chart::shown() const
{
    if (m_hovered >= 0)
        return m_hovered;
    return hasFocus() ? m_current : -1;
}

void Chart::setCurrent(int part)
{
    if (part < 0 || part >= m_parts.size())
        return;
    m_current = part;
    if (hasFocus())
        announcePart(*this, part);
    showTip();
    update();
}

void Chart::setChosen(int part)
{
    if (m_chosen == part)
        return;
    m_chosen = part;
    update();
}

QRectF Chart::placeOf(int part) const
{
    return places(rect()).value(part);
}

int Chart::partAt(const QPointF &at) const
{
    const QList<QRectF> all = places(rect());
    const auto found =
        std::ranges::find_if(all, [&at](const QRectF &place) { return place.contains(at); });
    return found == all.end() ? -1 : int(found - all.begin());
}

int Chart::next(int part, int key) const
{
    switch (key) {
    case Qt::Key_Right:
    case Qt::Key_Down: return part + 1;
    case Qt::Key_Left:
    case Qt::Key_Up: return part - 1;
    default: return part;
    }
}

void Chart::showTip()
{
    const int part = shown();
    if (part < 0 || part >= m_parts.size() || !isVisible()) {
        if (m_tip)
            m_tip->hide();
        return;
    }
    if (!m_tip || m_tip->parentWidget() != window()) {
        delete m_tip;
        m_tip = new ChartTip(window());
    }
    const QRectF place = placeOf(part);
    m_tip->show(m_parts[part], QRectF(mapTo(window(), place.topLeft()), place.size()).toRect(),
                hasFigures() ? ChartTip::Place::Above : ChartTip::Place::Beside);
}

void Chart::open(int part)
{
    if (part >= 0 && part < m_parts.size() && !m_parts[part].opens.isEmpty())
        Q_EMIT opened(part);
}

void Chart::showTable()
{
    auto *dialog = new ChartTableDialog(m_theme, m_table, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

QImage Chart::picture(const QSize &size) const
{
    constexpr int kSharp = 3; // printers have a higher resolution than screens
    QImage image(size * kSharp, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(kSharp, kSharp);
    const ChartColours colours = paperColours();
    draw(painter, {QRectF(QPointF(), size), colours, true});
    return image;
}

bool Chart::event(QEvent *event)
{
    // Claims Escape for the chosen part before a shortcut of the window gets it.
    if (event->type() == QEvent::ShortcutOverride && m_chosen >= 0) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Escape && key->modifiers() == Qt::NoModifier)
            event->accept();
    }
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const QString texts = fullTexts();
    if (!texts.isEmpty() && m_hovered < 0)
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), texts, this);
    return true;
}

void Chart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ChartColours colours = chartColours(m_theme.colours());
    draw(painter, {rect(), colours, false});
}

void Chart::mouseMoveEvent(QMouseEvent *event)
{
    const int part = partAt(event->position());
    if (part == m_hovered)
        return;
    m_hovered = part;
    const bool canOpen = part >= 0 && !m_parts[part].opens.isEmpty();
    setCursor(canOpen ? Qt::PointingHandCursor : Qt::ArrowCursor);
    showTip();
    update();
}

void Chart::mouseReleaseEvent(QMouseEvent *event)
{
    const int part = partAt(event->position());
    if (event->button() != Qt::LeftButton || part < 0)
        return;
    m_current = part;
    open(part);
}

void Chart::leaveEvent(QEvent *event)
{
    m_hovered = -1;
    showTip();
    update();
    QWidget::leaveEvent(event);
}

void Chart::keyPressEvent(QKeyEvent *event)
{
    m_hovered = -1;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: setCurrent(m_current < 0 ? 0 : next(m_current, event->key())); break;
    case Qt::Key_Home: setCurrent(0); break;
    case Qt::Key_End: setCurrent(int(m_parts.size()) - 1); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: open(m_current); break;
    case Qt::Key_Escape:
        if (m_chosen < 0) {
            QWidget::keyPressEvent(event);
            return;
        }
        Q_EMIT cleared();
        break;
    default: QWidget::keyPressEvent(event);
    }
}

void Chart::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    const bool isByKey =
        event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (isByKey || event->reason() == Qt::OtherFocusReason)
        setCurrent(m_current < 0 ? 0 : m_current);
    update();
}

void Chart::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    showTip();
    update();
}

void Chart::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_hovered = -1;
    if (m_tip)
        m_tip->hide();
}

void Chart::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Show as a table…"), this, &Chart::showTable);
    menu->popup(event->globalPos());
}

} // namespace tilldesk::ui
