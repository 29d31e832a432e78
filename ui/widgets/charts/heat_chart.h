#pragma once

#include "ui/models/charts/heat_map.h"
#include "ui/widgets/charts/chart.h"

namespace tilldesk::ui {

/// A table whose cells are the darker, the higher their values are. Cells without a value are
/// hatched.
class HeatChart : public Chart
{
    Q_OBJECT

public:
    explicit HeatChart(const Theme &theme, QWidget *parent = nullptr) : Chart(theme, parent) {}

    void show(const HeatMap &map);
    using QWidget::show;
    [[nodiscard]] const HeatMap &map() const { return m_map; }
    /// Returns the cell of a part. @pre 0 <= part < parts().size()
    [[nodiscard]] const HeatCell &cell(int part) const;

    [[nodiscard]] QSize minimumSizeHint() const override { return {440, 270}; }

protected:
    void draw(QPainter &painter, const Canvas &canvas) const override;
    [[nodiscard]] QList<QRectF> places(const QRectF &area) const override;
    [[nodiscard]] int next(int part, int key) const override;

private:
    [[nodiscard]] QRectF gridOf(const QRectF &area) const;
    [[nodiscard]] QRectF cellOf(const QRectF &grid, qsizetype row, qsizetype column) const;
    [[nodiscard]] QFont smallFont() const;

    HeatMap m_map;
};

/// The scale of a heat map, from its lowest to its highest value, and the sign for no value.
class HeatScale : public QWidget
{
    Q_OBJECT

public:
    explicit HeatScale(const Theme &theme, QWidget *parent = nullptr);

    void show(const HeatMap &map, const QString &noValue);
    using QWidget::show;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    QString m_lowest;
    QString m_highest;
    QString m_noValue;
};

} // namespace tilldesk::ui
