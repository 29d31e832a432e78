#pragma once

#include "ui/models/payments/payment_selection.h"
#include "ui/widgets/lists/selection_bar.h"

namespace tilldesk::ui {

/// The bar of the selected payments: acknowledges them after one question, shows the progress and
/// the result.
class PaymentSelectionBar : public SelectionBar
{
    Q_OBJECT

public:
    /// @pre `theme` and `selection` outlive this object.
    PaymentSelectionBar(const Theme &theme, PaymentSelection &selection, QWidget *parent = nullptr);

    /// Shows the time left again.
    void tick();

private:
    void showSelection();
    void askToAcknowledge();

    PaymentSelection &m_selection;
    QPushButton *m_acknowledge;
    QPushButton *m_stop;
};

} // namespace tilldesk::ui
