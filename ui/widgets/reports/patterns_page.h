#pragma once

#include "ui/models/reports/patterns_presenter.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/print/print_dialogs.h"

#include <QWidget>

class QBoxLayout;

namespace tilldesk::ui {

class BarChart;
class Chart;
class ChartHead;
class HeatChart;
class HeatScale;
class LineChart;

/// The tab Patterns: hours and weekdays, today against the same weekdays, the share of refunds, and
/// returning payers.
class PatternsPage : public QWidget
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    PatternsPage(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
                 const ProfileChoice &profiles, QWidget *parent = nullptr);

    void print();
    /// Opens the menu of the exports: one table for each card.
    void showExports();
    [[nodiscard]] PatternsPresenter &presenter() { return m_presenter; }

Q_SIGNALS:
    /// Emitted when the user opens the payments of a cell of the heat map. @param query  their
    /// filter
    void paymentsRequested(const QString &query);
    /// Emitted when the user opens a day's refunds.
    void refundsRequested(const tilldesk::ui::Period &period);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] FilterChips *makeFilters();
    [[nodiscard]] QWidget *makeCards();
    [[nodiscard]] QList<Chart *> charts() const;
    void showState();
    void showCharts();
    void tell(const PrintOutcome &outcome);

    const Gateways m_gateways;
    const Theme &m_theme;
    PatternsPresenter m_presenter;
    QLabel *m_summary;
    QLabel *m_outcome;
    HeatChart *m_heat;
    HeatScale *m_scale;
    ChartHead *m_heatHead;
    LineChart *m_today;
    ChartHead *m_todayHead;
    Pill *m_todayPill;
    BarChart *m_refunds;
    QLabel *m_refundShare;
    QLabel *m_refundNote;
    QLabel *m_refundChange;
    BarChart *m_payers;
    QLabel *m_returning;
    QLabel *m_returningNote;
    QBoxLayout *m_cards = nullptr; ///< the two columns of cards
    MessagePage *m_message;
    QStackedWidget *m_stack;
    QPushButton *m_print;
    QPushButton *m_export;
};

} // namespace tilldesk::ui
