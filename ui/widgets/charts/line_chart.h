#pragma once

#include "ui/models/charts/line_data.h"
#include "ui/widgets/charts/chart.h"

namespace tilldesk::ui {

/// A line that grows until now, against a dashed line within a band.
class LineChart : public Chart
{
    Q_OBJECT

public:
    explicit LineChart(const Theme &theme, QWidget *parent = nullptr) : Chart(theme, parent) {}

    void show(const LineData &data);
    using QWidget::show;
    [[nodiscard]] const LineData &data() const { return m_data; }

protected:
    void draw(QPainter &painter, const Canvas &canvas) const override;
    [[nodiscard]] QList<QRectF> places(const QRectF &area) const override;

private:
    [[nodiscard]] QRectF plotOf(const QRectF &area) const;
    [[nodiscard]] QPointF at(const QRectF &plot, double tick, qint64 value) const;
    void drawAxes(QPainter &painter, const Canvas &canvas, const QRectF &plot) const;
    void drawNow(QPainter &painter, const Canvas &canvas, const QRectF &plot) const;

    LineData m_data;
};

} // namespace tilldesk::ui
