#include "tests/support/text_walker.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPaintEngine>
#include <QPainter>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTextEdit>
#include <QToolTip>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

constexpr double kTolerance = 2; ///< pixels: glyphs reach over their cell by rounded pixels

struct PaintedText {
    QString text;
    QRectF ink;   ///< in the coordinates of the widget
    QRectF space; ///< the clip of the painter; null: no clip
};

/// Records each text with its place; paints nothing.
class TextEngine final : public QPaintEngine
{
public:
    TextEngine() : QPaintEngine(AllFeatures) {}

    QList<PaintedText> texts;

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    [[nodiscard]] Type type() const override { return User; }
    void updateState(const QPaintEngineState &) override {}
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawImage(const QRectF &, const QImage &, const QRectF &,
                   Qt::ImageConversionFlags) override
    {
    }
    void drawTiledPixmap(const QRectF &, const QPixmap &, const QPointF &) override {}
    void drawPath(const QPainterPath &) override {}
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawPolygon(const QPoint *, int, PolygonDrawMode) override {}
    void drawRects(const QRectF *, int) override {}
    void drawRects(const QRect *, int) override {}
    void drawLines(const QLineF *, int) override {}
    void drawLines(const QLine *, int) override {}
    void drawPoints(const QPointF *, int) override {}
    void drawPoints(const QPoint *, int) override {}
    void drawEllipse(const QRectF &) override {}
    void drawEllipse(const QRect &) override {}
    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        constexpr QChar kBreak(0x200B); // zero-width space
        const QString text = item.text().remove(kBreak).trimmed();
        if (text.isEmpty())
            return;
        const QTransform &transform = painter()->combinedTransform();
        const QRectF ink = QFontMetricsF(item.font()).tightBoundingRect(item.text());
        PaintedText painted{text, transform.mapRect(ink.translated(at)), {}};
        if (painter()->hasClipping())
            painted.space = transform.mapRect(painter()->clipBoundingRect());
        texts.append(painted);
    }
};

class TextDevice final : public QPaintDevice
{
public:
    explicit TextDevice(const QWidget &widget) : m_widget(widget) {}

    [[nodiscard]] QPaintEngine *paintEngine() const override { return &m_engine; }
    [[nodiscard]] const QList<PaintedText> &texts() const { return m_engine.texts; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth: return m_widget.width();
        case PdmHeight: return m_widget.height();
        case PdmDepth: return 32;
        case PdmNumColors: return 0;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return m_widget.logicalDpiX();
        case PdmWidthMM: return m_widget.widthMM();
        case PdmHeightMM: return m_widget.heightMM();
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return int(devicePixelRatioFScale());
        }
        return 0;
    }

private:
    const QWidget &m_widget;
    mutable TextEngine m_engine;
};

QList<PaintedText> textsOf(QWidget &widget)
{
    TextDevice device(widget);
    widget.render(&device, {}, {}, QWidget::RenderFlags());
    return device.texts();
}

QString nameOf(const QWidget &widget)
{
    QString name = QString::fromLatin1(widget.metaObject()->className());
    for (const QWidget *each = &widget; each; each = each->parentWidget()) {
        if (!each->objectName().isEmpty() && !each->objectName().startsWith(u"qt_"_s))
            return name + u" in "_s + each->objectName();
    }
    return name;
}

bool isEditor(const QWidget &widget)
{
    const QWidget *above = widget.parentWidget();
    return qobject_cast<const QPlainTextEdit *>(above) || qobject_cast<const QTextEdit *>(above);
}

/// Returns the item view whose cells or titles `viewport` shows; null if it is no such viewport.
const QAbstractItemView *viewOf(const QWidget &viewport)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(viewport.parentWidget());
    return view && view->viewport() == &viewport ? view : nullptr;
}

bool isScrolledContent(const QWidget &widget)
{
    const QWidget *viewport = widget.parentWidget();
    const auto *area =
        viewport ? qobject_cast<const QAbstractScrollArea *>(viewport->parentWidget()) : nullptr;
    return area && area->viewport() == viewport;
}

/// Returns the tooltip at a place of the widget; empty if there is none.
QString tooltipAt(QWidget &widget, const QPointF &at)
{
    static const QString none = u"no tooltip"_s;
    const QPoint place = at.toPoint();
    QToolTip::showText(widget.mapToGlobal(place), none);
    QHelpEvent event(QEvent::ToolTip, place, widget.mapToGlobal(place));
    QApplication::sendEvent(&widget, &event);
    const QString text = QToolTip::text();
    return text == none ? QString() : text;
}

bool mustBeWhole(const QString &text)
{
    static const QRegularExpression precious(
        u"€|\\d\\d:\\d\\d|\\b[A-Z]{2}[\\d*]{2}[ \\x{a0}][\\d*A-Z]|^[\\d.,\\s\\x{a0}\\x{202f}]+$"_s);
    return precious.match(text).hasMatch();
}

/// Returns the own texts of a widget, which may contain an ellipsis: "Refund…".
QStringList ownTexts(const QWidget &widget)
{
    QStringList texts{widget.accessibleName(), widget.accessibleDescription()};
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        texts << label->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        texts << button->text();
    if (const auto *field = qobject_cast<const QLineEdit *>(&widget))
        texts << field->placeholderText() << field->text();
    if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        texts << box->currentText();
    for (const QAction *action : widget.actions())
        texts << action->text();
    return texts;
}

/// Returns the fault of an elided text; empty if eliding is allowed, as with a tooltip that has the
/// whole text.
QString elisionFault(QWidget &widget, const PaintedText &painted)
{
    static const QRegularExpression ellipsis(u"…|\\.\\.\\."_s);
    const qsizetype cut = painted.text.indexOf(ellipsis);
    if (cut < 0)
        return {};
    const QString before = painted.text.first(cut);
    const QStringList lines =
        tooltipAt(widget, painted.ink.center()).split(u'\n', Qt::SkipEmptyParts);
    if (lines.contains(painted.text))
        return {}; // the whole text ends with an ellipsis: "Export…"
    for (const QString &line : lines) {
        if (before.isEmpty() || line.contains(before))
            return mustBeWhole(line) ? u"is elided"_s : QString();
    }
    const auto texts = ownTexts(widget);
    const bool isOwn =
        painted.text == u"…"_s || std::ranges::any_of(texts, [&painted](const QString &text) {
            return text.contains(painted.text);
        });
    return isOwn ? QString() : u"is elided, and no tooltip has the whole text"_s;
}

QStringList faultsOf(QWidget &widget)
{
    const bool isList = viewOf(widget) != nullptr;
    const bool isField = qobject_cast<QLineEdit *>(&widget) != nullptr;
    const QList<PaintedText> texts = textsOf(widget);
    QStringList faults;
    const auto add = [&faults, &widget](const QString &text, const QString &what) {
        faults << u"“%1” %2 (%3)"_s.arg(text, what, nameOf(widget));
    };
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const PaintedText &painted = texts[i];
        if (const QString fault = elisionFault(widget, painted); !fault.isEmpty())
            add(painted.text, fault);
        QRectF space = widget.rect();
        if (!painted.space.isNull() && !isList)
            space &= painted.space;
        if (isList) // the first and last row may be scrolled out in part
            space.adjust(0, -1e4, 0, 1e4);
        space.adjust(-kTolerance, -kTolerance, kTolerance, kTolerance);
        const bool isInTooltip = qobject_cast<QComboBox *>(&widget) && !mustBeWhole(painted.text)
            && tooltipAt(widget, widget.rect().center())
                   .contains(painted.text); // a combo box cuts instead of eliding
        if (!space.contains(painted.ink) && !isField && !isInTooltip)
            add(painted.text, u"is cut off"_s);
        const auto overlaps = [&painted](const PaintedText &other) {
            return other.text != painted.text
                && other.ink.adjusted(1, 1, -1, -1).intersects(painted.ink.adjusted(1, 1, -1, -1));
        };
        if (std::any_of(texts.begin(), texts.begin() + i, overlaps))
            add(painted.text, u"overlaps another text"_s);
    }
    return faults;
}

/// Returns the outermost widget that cuts off a part of `leaf`; null if none does.
const QWidget *cutter(const QWidget &leaf)
{
    bool mayScroll = false;
    for (const QWidget *each = &leaf; !each->isWindow(); each = each->parentWidget()) {
        mayScroll = mayScroll || isScrolledContent(*each);
        const QWidget *above = each->parentWidget();
        const QRect place(leaf.mapTo(above, QPoint()), leaf.size());
        const bool isInside = place.left() >= -1 && place.right() <= above->width()
            && (mayScroll || (place.top() >= -1 && place.bottom() <= above->height()));
        if (!isInside)
            return above;
    }
    return nullptr;
}

bool scrollsUpAndDown(const QAbstractScrollArea &area)
{
    return area.isVisible() && area.verticalScrollBarPolicy() != Qt::ScrollBarAlwaysOff
        && area.verticalScrollBar()->maximum() > area.verticalScrollBar()->minimum();
}

/// Returns a sentence for what is wrong with how `area` scrolls; empty if nothing is.
QString scrollFault(const QAbstractScrollArea &area)
{
    const auto *editor = qobject_cast<const QPlainTextEdit *>(&area);
    if (editor && editor->blockCount() == 1 && editor->height() < 2 * editor->fontMetrics().height()
        && scrollsUpAndDown(area))
        return u"%1 scrolls in the height of a line"_s.arg(nameOf(area));
    const auto *table = qobject_cast<const QTableView *>(&area);
    if (table && table->selectionModel() && table->selectionModel()->hasSelection()) {
        const int row = table->selectionModel()->selectedIndexes().constFirst().row();
        const int top = table->rowViewportPosition(row); // a hidden column has no place
        if (top + table->rowHeight(row) <= 0 || top >= table->viewport()->height())
            return u"the chosen row of “%1” is out of view"_s.arg(table->accessibleName());
    }
    if (!scrollsUpAndDown(area) || editor)
        return {};
    for (const QWidget *above = &area; !above->isWindow();) {
        above = above->parentWidget();
        const auto *around = qobject_cast<const QAbstractScrollArea *>(above);
        if (around && scrollsUpAndDown(*around))
            return u"%1 scrolls inside %2, which scrolls too"_s.arg(nameOf(area), nameOf(*around));
    }
    return {};
}

bool isLeaf(const QWidget &widget)
{
    const auto *label = qobject_cast<const QLabel *>(&widget);
    return (label && !label->text().isEmpty()) || qobject_cast<const QAbstractButton *>(&widget)
        || qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QComboBox *>(&widget);
}

} // namespace

QStringList unreadableTexts(QWidget &window)
{
    QList<QWidget *> widgets = window.findChildren<QWidget *>();
    widgets.prepend(&window);
    QStringList faults;
    for (QWidget *widget : std::as_const(widgets)) {
        if (!widget->isVisibleTo(&window) || widget->window() != window.window()
            || isEditor(*widget))
            continue;
        faults << faultsOf(*widget);
        const auto *table = qobject_cast<const QTableView *>(widget);
        if (table && table->horizontalScrollBar()->maximum() > 0)
            faults << u"the table “%1” is too wide"_s.arg(table->accessibleName());
        if (const auto *area = qobject_cast<const QAbstractScrollArea *>(widget)) {
            if (const QString fault = scrollFault(*area); !fault.isEmpty())
                faults << fault;
        }
        if (const QWidget *above = isLeaf(*widget) ? cutter(*widget) : nullptr)
            faults << u"%1 “%2” reaches beyond %3"_s.arg(
                nameOf(*widget), ownTexts(*widget).join(u'/'), nameOf(*above));
    }
    QToolTip::hideText();
    faults.removeDuplicates();
    return faults;
}

} // namespace tilldesk::test
