#pragma once

#include "ui/widgets/charts/chart.h"

namespace tilldesk::ui {

/// Bars over an axis, upright or lying.
class BarChart : public Chart
{
    Q_OBJECT

public:
    explicit BarChart(const Theme &theme, QWidget *parent = nullptr) : Chart(theme, parent) {}

    void show(const BarChartData &data);
    [[nodiscard]] const BarChartData &data() const { return m_data; }
    /// Returns the labels at the feet of the bars that have room in the present size, as drawn.
    [[nodiscard]] QStringList shownTicks() const;
    using QWidget::show;
    /// Where the dashed line of a marker and its label are. A null label has no room.
    struct MarkerPlace {
        QLineF line;
        QRectF label;
    };
    [[nodiscard]] QList<MarkerPlace> markerPlaces() const;

protected:
    void draw(QPainter &painter, const Canvas &canvas) const override;
    [[nodiscard]] QList<QRectF> places(const QRectF &area) const override;
    [[nodiscard]] QString fullTexts() const override;
    [[nodiscard]] bool hasFigures() const override;

private:
    /// Where the parts of the chart are in an area.
    struct Frame {
        QRectF plot;
        double slot = 0;        ///< room for a bar and its gap
        qsizetype tickStep = 1; ///< every so many bars have a label
        bool hasNotes = false;  ///< there are second labels, and room for them
    };
    [[nodiscard]] Frame frameOf(const QRectF &area) const;
    /// Returns the position of a value on the axis.
    [[nodiscard]] double at(const Frame &frame, qint64 value) const;
    [[nodiscard]] QRectF slotOf(const Frame &frame, qsizetype bar) const;
    [[nodiscard]] QRectF barOf(const Frame &frame, qsizetype bar) const;
    [[nodiscard]] QRectF tickOf(const Frame &frame, const QRectF &area, qsizetype bar) const;
    [[nodiscard]] QList<qsizetype> labelledBars(const Frame &frame, const QRectF &area) const;
    /// Returns the text of a label: whole, short or elided.
    [[nodiscard]] QString fitted(const QString &text, const QString &shortText, double width) const;
    void drawAxis(QPainter &painter, const Canvas &canvas, const Frame &frame) const;
    void drawBars(QPainter &painter, const Canvas &canvas, const Frame &frame) const;
    void drawBreak(QPainter &painter, const Canvas &canvas, const QRectF &box) const;
    void drawTicks(QPainter &painter, const Canvas &canvas, const Frame &frame) const;
    void drawFigures(QPainter &painter, const Canvas &canvas, const Frame &frame) const;
    [[nodiscard]] QList<MarkerPlace> markersIn(const QRectF &area) const;
    void drawLines(QPainter &painter, const Canvas &canvas, const Frame &frame) const;

    BarChartData m_data;
};

/// Paints dashed lines of `colour` over an area: it has no value, or its colour alone must not say
/// what it means.
void drawHatch(QPainter &painter, const QRectF &area, const QColor &colour);

} // namespace tilldesk::ui
