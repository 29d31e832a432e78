#pragma once

#include "core/domain/day_close.h"
#include "core/gateway/merchants.h"
#include "ui/models/reports/report_spans.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// The names of a row of a report that spans two bounds.
struct SpanWords {
    QString label; ///< `Fri 20 Nov`, `Week 47 · 16–22 Nov`
    QString tick;  ///< label under its bar: `20`, `W47`
};

/// Texts of reports, in the language of the program.
class ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::ReportWords)

public:
    [[nodiscard]] static QString grouping(Grouping grouping);
    /// Returns the heading of the chart and the table, for example `Takings by hour`.
    [[nodiscard]] static QString heading(Grouping grouping);
    /// Returns why a grouping is not available for a long period. Empty for points of sale.
    [[nodiscard]] static QString tooMany(Grouping grouping);
    /// @param to  exclusive
    [[nodiscard]] static SpanWords span(Grouping grouping, const ReportDays &days, Timestamp from,
                                        Timestamp to);
    /// `20 Nov 2026`, `16–22 Nov 2026`, `30 Nov – 6 Dec 2026`
    [[nodiscard]] static QString days(const ReportDays &days);
    /// `20 Nov`, in German `20. Nov.`
    [[nodiscard]] static QString shortDay(QDate day);
    /// `+12 % vs. the week before`; empty if there is nothing to compare with.
    [[nodiscard]] static QString comparison(const Period &period, Amount before, Amount now);
    /// `Till 1`, or `No point of sale`.
    [[nodiscard]] static QString pointOfSale(const PointOfSaleTakings &takings);

    /// `Webshop · Till 1`, or `Webshop · whole profile`.
    [[nodiscard]] static QString scope(const ProfileEntry &entry, const QString &posId);
    /// `Z 12`
    [[nodiscard]] static QString close(DayCloseKind kind, qint64 number);
    /// `Day close`, `X reading`
    [[nodiscard]] static QString kind(DayCloseKind kind);
};

} // namespace tilldesk::ui
