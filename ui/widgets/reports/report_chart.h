#pragma once

#include "ui/models/reports/report_rows.h"
#include "ui/models/reports/report_spans.h"

#include <QtCharts/QChartView>

namespace tilldesk::ui {

class Theme;

/// The takings of each row of a report as bars: vertical for periods, horizontal for points of
/// sale. The bar of the current period is lighter.
class ReportChart : public QChartView
{
    Q_OBJECT

public:
    /// Maximum number of points of sale with a bar; the table shows all of them.
    static constexpr int kMaxPlaces = 12;

    explicit ReportChart(const Theme &theme, QWidget *parent = nullptr);

    void show(Grouping grouping, const QList<ReportRow> &rows);
    /// Returns the chart on white.
    /// @param size  in pixels
    [[nodiscard]] QImage picture(const QSize &size) const;

    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 200}; }

protected:
    bool viewportEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void draw();
    void tellBar(bool isOn, int bar);
    [[nodiscard]] QString hintOf(const ReportRow &row) const;

    const Theme &m_theme;
    Grouping m_grouping = Grouping::Day;
    QList<ReportRow> m_rows; ///< rows that have a bar
};

/// Returns the positions of the lines on a money axis, in cents; at least two. The step between two
/// lines is 1, 2 or 5 times a power of ten. The list starts with 0 and ends with the first multiple
/// of the step that is at least `highest`.
[[nodiscard]] QList<qint64> axisSteps(qint64 highest);

} // namespace tilldesk::ui
