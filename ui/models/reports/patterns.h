#pragma once

#include "core/domain/payment_list.h"
#include "core/domain/returning_payers.h"
#include "ui/models/charts/heat_map.h"
#include "ui/models/charts/line_data.h"
#include "ui/models/reports/report_spans.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// The figures of the tab Patterns, as read from the service.
struct PatternFigures {
    ReportDays days; ///< the last of them is today
    Timestamp now;
    /// From the first of `days` or four weeks before today, whichever is earlier: each hour, and in
    /// today's weekday also the time of day that it is now.
    QList<Timestamp> bounds;
    QList<PaymentTotal> taken;     ///< between the bounds
    QList<PayoutSum> refunded;     ///< on each of `days`
    PaymentTotal takenBefore = {}; ///< in as many days before `days`
    PayoutSum refundedBefore = {};
    ReturningPayers payers = {};
};

/// Returns the bounds that PatternFigures describes.
[[nodiscard]] QList<Timestamp> patternBounds(const ReportDays &days, Timestamp now);

/// A short comparison, and whether it is good news.
struct PatternChange {
    QString text; ///< empty: nothing to compare with
    bool isGood = true;

    friend bool operator==(const PatternChange &, const PatternChange &) = default;
};

/// Texts and charts of the tab Patterns.
class Patterns
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::Patterns)

public:
    /// Days of payments without which the tab shows nothing.
    static constexpr int kFewestDays = 14;
    /// Refund shares above this are marked, in tenths of a percent.
    static constexpr qint64 kMuchRefunded = 40;

    /// Returns the number of days since the first payment; kFewestDays if there are payments before
    /// `days`.
    [[nodiscard]] static qint64 daysWithPayments(const PatternFigures &figures);
    [[nodiscard]] static PaymentTotal taken(const PatternFigures &figures);

    /// Returns the mean takings of each hour of each weekday.
    [[nodiscard]] static HeatMap heat(const PatternFigures &figures);
    /// `mean € per hour, 4 weeks`
    [[nodiscard]] static QString heatNote(const PatternFigures &figures);
    /// Returns the running total of today against the four same weekdays before.
    [[nodiscard]] static LineData today(const PatternFigures &figures);
    /// `Today against other Fridays`
    [[nodiscard]] static QString todayTitle(const PatternFigures &figures);
    /// `+8 % at this hour`
    [[nodiscard]] static PatternChange todayChange(const PatternFigures &figures);
    /// Returns the refunds as a share of the takings of each day.
    [[nodiscard]] static BarChartData refunds(const PatternFigures &figures);
    /// `1.6 %`, of the whole period.
    [[nodiscard]] static QString refundShare(const PatternFigures &figures);
    /// `€ 673.90 of € 42 120.00`
    [[nodiscard]] static QString refundNote(const PatternFigures &figures);
    /// `−0.3 points on the days before`
    [[nodiscard]] static PatternChange refundChange(const PatternFigures &figures);
    /// Returns the payers by the number of their payments.
    [[nodiscard]] static BarChartData payers(const PatternFigures &figures);
    /// `38.1 %`, the share of payers who paid more than once.
    [[nodiscard]] static QString returningShare(const PatternFigures &figures);
    /// `412 of 1 080 payers came back`
    [[nodiscard]] static QString returningNote(const PatternFigures &figures);
};

} // namespace tilldesk::ui
