#pragma once

#include "ui/models/reports/report_rows.h"
#include "ui/models/reports/report_spans.h"

#include <QtCharts/QChartView>

namespace tilldesk::ui {

class Theme;

/// What was taken in each row of a report, as bars: upright for stretches of time, lying for
/// points of sale. The bar of the stretch that runs is lighter.
class ReportChart : public QChartView
{
    Q_OBJECT

public:
    /// Points of sale that get a bar; the others are in the table.
    static constexpr int kMostPlaces = 12;

    explicit ReportChart(const Theme &theme, QWidget *parent = nullptr);

    void show(Grouping grouping, const QList<ReportRow> &rows);
    /// The chart on white paper. @param size  in pixels
    [[nodiscard]] QImage picture(const QSize &size) const;

    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 200}; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void draw();
    void tellBar(bool isOn, int bar);
    [[nodiscard]] QString hintOf(const ReportRow &row) const;

    const Theme &m_theme;
    Grouping m_grouping = Grouping::Day;
    QList<ReportRow> m_rows; ///< those with bars
};

/// Where the lines of a chart's axis of money stand: at 1, 2 or 5 times a power of ten, from 0 to
/// the first one that is not below `highest`. @return in cents, two at least
[[nodiscard]] QList<qint64> axisSteps(qint64 highest);

} // namespace tilldesk::ui
