#pragma once

#include <QBoxLayout>
#include <initializer_list>

class QScrollArea;

namespace tilldesk::ui {

/// An item that row() or column() places: a widget, a layout, a gap, or nothing (null).
class LayoutItem
{
public:
    // NOLINTNEXTLINE(*-explicit*)
    LayoutItem(QWidget *widget, int stretch = 0, Qt::Alignment alignment = {})
        : m_widget(widget),
          m_stretch(stretch),
          m_alignment(alignment)
    {
    }
    LayoutItem(QLayout *layout, int stretch = 0) // NOLINT(*-explicit*)
        : m_layout(layout),
          m_stretch(stretch)
    {
    }
    /// Space of a fixed size, in pixels.
    [[nodiscard]] static LayoutItem gap(int size);
    /// Space that fills the room left by the other items. With a factor, it shares that room with
    /// items that stretch.
    [[nodiscard]] static LayoutItem stretch(int factor = 0);

    void addTo(QBoxLayout &layout) const;

private:
    LayoutItem() = default;

    QWidget *m_widget = nullptr;
    QLayout *m_layout = nullptr;
    int m_gap = -1; ///< -1: not a gap
    bool m_isSpace = false;
    int m_stretch = 0;
    Qt::Alignment m_alignment;
};

/// Spacing and margins of a layout, in pixels.
struct Space {
    int spacing = 8;
    QMargins margins = {};
};

using LayoutItems = std::initializer_list<LayoutItem>;

/// Returns a layout that places the items side by side (row) or below each other (column).
[[nodiscard]] QHBoxLayout *row(LayoutItems items, const Space &space = {});
[[nodiscard]] QVBoxLayout *column(LayoutItems items, const Space &space = {});
/// As row() and column(), in a new widget.
[[nodiscard]] QWidget *rowWidget(LayoutItems items, const Space &space = {});
[[nodiscard]] QWidget *columnWidget(LayoutItems items, const Space &space = {});
/// As column(), set on `parent`. Returns the layout.
/// @pre `parent` has no layout yet.
QVBoxLayout *fill(QWidget *parent, LayoutItems items, const Space &space = {});

/// Returns a card with these items below each other.
[[nodiscard]] QWidget *card(LayoutItems items, const Space &space = {.spacing = 0});
/// Returns a horizontal line, one pixel high.
[[nodiscard]] QWidget *rule();
/// Returns a frameless area that scrolls `content` vertically and takes no focus.
[[nodiscard]] QScrollArea *scrolling(QWidget *content);

} // namespace tilldesk::ui
