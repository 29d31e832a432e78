#pragma once

#include "ui/models/ledger/ledger_explanation_model.h"
#include "ui/models/ledger/ledger_explanations.h"
#include "ui/widgets/common/forward.h"

#include <QDialog>

namespace tilldesk::ui {

class LedgerJump;

/// Explains a sum: lists the parts of the sum, each with the amount that remains unexplained after
/// it. A part that is a sum can be explained in turn.
class ExplainDialog : public QDialog
{
    Q_OBJECT

public:
    /// @pre `gateways` and `theme` must outlive this object.
    ExplainDialog(const Gateways &gateways, const Theme &theme, ExplanationPtr explanation,
                  QWidget *parent = nullptr);

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);
    void payoutRequested(const tilldesk::PayoutId &id);

private:
    void layOut();
    void explain(ExplanationPtr explanation);
    void showState();
    void open(int row);
    void goBack();

    LedgerExplanationModel m_model;
    QList<ExplanationPtr> m_before; ///< outer explanations, to go back to
    LedgerJump *m_jump;
    QPushButton *m_back;
    QLabel *m_title;
    QLabel *m_total;
    TableView *m_table;
    MessagePage *m_message;
    QStackedWidget *m_stack;
    QLabel *m_verdict;
    QPushButton *m_again;
};

} // namespace tilldesk::ui
