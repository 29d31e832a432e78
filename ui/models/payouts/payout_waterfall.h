#pragma once

#include "core/domain/payout_parts.h"
#include "ui/models/charts/chart.h"
#include "ui/models/common/gateways.h"
#include "ui/models/common/latest.h"

#include <QObject>

namespace tilldesk::ui {

/// How a payout is made of payments and refunds, as bars that begin where the one before ended.
class PayoutWaterfall : public QObject
{
    Q_OBJECT

public:
    /// Tills and channels with a bar of their own; the others share one.
    static constexpr qsizetype kMaxParts = 4;

    explicit PayoutWaterfall(const Gateways &gateways, QObject *parent = nullptr);

    /// Shows a payout. Reads its parts if it is another payout than before.
    void show(const PayoutDetails &details);

    /// Returns the bars; none until loaded, or if reading failed.
    [[nodiscard]] const BarChartData &data() const { return m_data; }
    /// Returns the kind of the lines behind a bar; empty for the bar of the whole payout.
    [[nodiscard]] std::optional<PayoutItemKind> kindOf(int bar) const;
    /// Returns the first bar of a kind; -1: no such bar.
    [[nodiscard]] int barOf(PayoutItemKind kind) const;

Q_SIGNALS:
    void changed();

private:
    void take(const QList<PayoutPart> &parts);

    const Gateways m_gateways;
    PayoutDetails m_details;
    BarChartData m_data;
    QList<std::optional<PayoutItemKind>> m_kinds; ///< by bar
    Latest m_answers;
};

} // namespace tilldesk::ui
