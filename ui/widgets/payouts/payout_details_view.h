#pragma once

#include "ui/models/payouts/payout_lines.h"
#include "ui/models/payouts/payout_presenter.h"
#include "ui/models/payouts/payout_waterfall.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/lists/details_frame.h"

namespace tilldesk::ui {

class BarChart;
class ChartHead;
class EquationView;

/// The details of a payout: its facts, whether the ledger agrees, and its payments and refunds.
class PayoutDetailsView : public DetailsFrame
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    PayoutDetailsView(const Gateways &gateways, const Theme &theme, PayoutPresenter &presenter,
                      QWidget *parent = nullptr);

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);
    void payoutRequested(const tilldesk::PayoutId &id);
    void explanationRequested();
    void exportRequested();

protected:
    void showRecord() override;
    void disableActions() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *makeContent();
    [[nodiscard]] QLayout *makeTop();
    /// @param kind  empty: all lines
    void showKind(std::optional<PayoutItemKind> kind);
    void showSum();
    void showLines();
    void showBars();
    void showFeesChip();
    void openBar(int bar);
    void askToPayAgain();

    const Theme &m_theme;
    PayoutPresenter &m_presenter;
    PayoutLines m_lines;
    PayoutWaterfall m_waterfall;
    QLabel *m_id;
    QLabel *m_account;
    Pill *m_status;
    EquationView *m_equation;
    QPushButton *m_explain;
    QLabel *m_remittance;
    QLabel *m_otherWords;
    QPushButton *m_other;
    QPushButton *m_payAgain;
    QPushButton *m_export;
    QLabel *m_notice;
    Chip *m_all;
    Chip *m_payments;
    Chip *m_refunds;
    Chip *m_fees; ///< shown if the payout has charges of fees
    TableView *m_table;
    MessagePage *m_noLines;
    // The line below the lines.
    QLabel *m_lineCount;
    QLabel *m_sumTitle;
    QLabel *m_sum;
    QLabel *m_verdict;
    ChartHead *m_barsHead;
    BarChart *m_bars;
};

} // namespace tilldesk::ui
