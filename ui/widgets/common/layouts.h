#pragma once

#include <QBoxLayout>
#include <initializer_list>

class QScrollArea;

namespace tilldesk::ui {

/// Something that a row() or a column() places: a widget, a layout, a gap, or nothing (null).
class LayoutItem
{
public:
    LayoutItem(QWidget *widget, int stretch = 0,
               Qt::Alignment alignment = {}) // NOLINT(*-explicit*)
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
    /// Space that takes what the other items leave; with a factor, also a share of it beside items
    /// that stretch.
    [[nodiscard]] static LayoutItem stretch(int factor = 0);

    void addTo(QBoxLayout &layout) const;

private:
    LayoutItem() = default;

    QWidget *m_widget = nullptr;
    QLayout *m_layout = nullptr;
    int m_gap = -1; ///< -1: the item is no gap
    bool m_isSpace = false;
    int m_stretch = 0;
    Qt::Alignment m_alignment;
};

/// The spaces of a layout, in pixels.
struct Space {
    int spacing = 8;
    QMargins margins = {};
};

using LayoutItems = std::initializer_list<LayoutItem>;

/// Places items side by side, or below each other.
[[nodiscard]] QHBoxLayout *row(LayoutItems items, const Space &space = {});
[[nodiscard]] QVBoxLayout *column(LayoutItems items, const Space &space = {});
/// As row() and column(), in a widget of their own.
[[nodiscard]] QWidget *rowWidget(LayoutItems items, const Space &space = {});
[[nodiscard]] QWidget *columnWidget(LayoutItems items, const Space &space = {});
/// As column(), in `parent`, which has no layout yet. Returns the layout.
QVBoxLayout *fill(QWidget *parent, LayoutItems items, const Space &space = {});

/// Returns a card with these items below each other.
[[nodiscard]] QWidget *card(LayoutItems items, const Space &space = {.spacing = 0});
/// Returns a horizontal line, one pixel high.
[[nodiscard]] QWidget *rule();
/// Returns a frameless area that scrolls `content` vertically and takes no focus.
[[nodiscard]] QScrollArea *scrolling(QWidget *content);

} // namespace tilldesk::ui
