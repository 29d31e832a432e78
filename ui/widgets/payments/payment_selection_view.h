#pragma once

#include "ui/models/payments/payment_selection.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class FactsView;

/// The payments selected in the list, in the place of the details of one payment: each payment, and
/// their sums.
class PaymentSelectionView : public QWidget
{
    Q_OBJECT

public:
    /// @pre `theme` and `selection` outlive this object.
    PaymentSelectionView(const Theme &theme, PaymentSelection &selection,
                         QWidget *parent = nullptr);

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);
    void payoutRequested(const tilldesk::PayoutId &id);

private:
    void showSelection();
    void showRows();

    PaymentSelection &m_selection;
    QLabel *m_heading;
    QLabel *m_sum;
    RecordLinks *m_rows;
    FactsView *m_sums;
    QLabel *m_personsHeading;
    FactsView *m_persons;
    QLabel *m_payoutsHeading;
    RecordLinks *m_payouts;
};

} // namespace tilldesk::ui
