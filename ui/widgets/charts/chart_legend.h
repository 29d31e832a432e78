#pragma once

#include "ui/models/charts/chart.h"

#include <QWidget>

namespace tilldesk::ui {

class Theme;

/// What the looks of a chart mean, in one line.
class ChartLegend : public QWidget
{
    Q_OBJECT

public:
    enum class Sign { Usual, Slow, Bad, Line, Dashes, Band, Hatch };
    struct Entry {
        Sign sign = Sign::Usual;
        QString text;
    };

    /// @param theme  must outlive this object
    ChartLegend(const Theme &theme, const QList<Entry> &entries, QWidget *parent = nullptr);

    void setEntries(const QList<Entry> &entries);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    QList<Entry> m_entries;
};

} // namespace tilldesk::ui
