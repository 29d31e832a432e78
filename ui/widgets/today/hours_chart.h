#pragma once

#include "ui/models/today/today_figures.h"

#include <QWidget>

namespace tilldesk::ui {

class Theme;

/// The takings of each hour as bars. The bar of the current hour is lighter.
class HoursChart : public QWidget
{
    Q_OBJECT

public:
    explicit HoursChart(const Theme &theme, QWidget *parent = nullptr);

    void setHours(const QList<TodayHour> &hours);
    /// Returns the slot of an hour's bar, from the top of the chart to the labels.
    [[nodiscard]] QRect slotOf(qsizetype hour) const;

    [[nodiscard]] QSize sizeHint() const override { return {480, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 46}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    const Theme &m_theme;
    QList<TodayHour> m_hours;
};

} // namespace tilldesk::ui
