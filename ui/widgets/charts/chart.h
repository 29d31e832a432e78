#pragma once

#include "ui/models/charts/chart.h"

#include <QPointer>
#include <QWidget>

namespace tilldesk::ui {

class ChartTip;
class Theme;
struct ChartColours;

/// Base of all charts. A chart has parts: bars, cells or points. The mouse pointer or the arrow
/// keys choose a part, whose words then stand in a tip beside it and are read by screen readers.
/// Enter or a click opens what is behind it. The context menu shows the figures as a table.
class Chart : public QWidget
{
    Q_OBJECT

public:
    ~Chart() override;

    [[nodiscard]] const QList<ChartPart> &parts() const { return m_parts; }
    [[nodiscard]] const ChartTable &table() const { return m_table; }
    /// Returns the part that the keys have chosen; -1: none.
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int part);
    /// Marks a part as chosen elsewhere, for example by the filter of a list. -1: none.
    void setChosen(int part);
    [[nodiscard]] int chosen() const { return m_chosen; }
    /// Returns the area of a part, in the coordinates of the widget.
    [[nodiscard]] QRectF placeOf(int part) const;
    /// Returns the part at a place of the widget; -1: none.
    [[nodiscard]] int partAt(const QPointF &at) const;
    /// Returns the chart on white, in shades of grey.
    /// @param size  in pixels; the picture has three times as many
    [[nodiscard]] QImage picture(const QSize &size) const;
    /// Opens a dialog with the figures as a table.
    void showTable();

    [[nodiscard]] QSize minimumSizeHint() const override { return {300, 180}; }

Q_SIGNALS:
    /// Emitted when the user opens a part that has something behind it.
    void opened(int part);
    /// Emitted when the user presses Escape in the chart.
    void cleared();

protected:
    /// How a chart is drawn.
    struct Canvas {
        QRectF area;
        const ChartColours &colours;
        bool isPaper = false; ///< on paper, without colours
    };

    /// @param theme  must outlive this object
    explicit Chart(const Theme &theme, QWidget *parent = nullptr);

    /// Replaces the parts. Keeps the chosen part if it still exists.
    void setContent(const QString &name, const QList<ChartPart> &parts, const ChartTable &table);
    [[nodiscard]] const Theme &theme() const { return m_theme; }
    /// Returns the part under the pointer, else the current part of a focused chart; -1: none.
    [[nodiscard]] int shown() const;

    virtual void draw(QPainter &painter, const Canvas &canvas) const = 0;
    /// Returns the area of each part of a chart that fills `area`.
    [[nodiscard]] virtual QList<QRectF> places(const QRectF &area) const = 0;
    /// Returns the part that an arrow key leads to.
    [[nodiscard]] virtual int next(int part, int key) const;
    /// Returns the whole texts of elided labels, one per line.
    [[nodiscard]] virtual QString fullTexts() const { return {}; }
    /// Returns whether figures stand beside the parts, which the tip must not cover.
    [[nodiscard]] virtual bool hasFigures() const { return false; }

    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void showTip();
    void open(int part);

    const Theme &m_theme;
    QList<ChartPart> m_parts;
    ChartTable m_table;
    QPointer<ChartTip> m_tip;
    int m_current = -1;
    int m_hovered = -1;
    int m_chosen = -1;
};

} // namespace tilldesk::ui
