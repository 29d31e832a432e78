#pragma once

#include "ui/models/refunds/refund_presenter.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/lists/details_frame.h"

namespace tilldesk::ui {

class FactsView;

/// The details of a refund, and its payment.
class RefundDetailsView : public DetailsFrame
{
    Q_OBJECT

public:
    /// @param presenter  must outlive this object
    RefundDetailsView(const Theme &theme, RefundPresenter &presenter, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return m_presenter.title(); }

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);

protected:
    void showRecord() override;

private:
    RefundPresenter &m_presenter;
    QLabel *m_amount;
    Pill *m_pill;
    QLabel *m_sentence;
    FactsView *m_facts;
    QPushButton *m_payment;
    QLabel *m_problem;
    FactsView *m_paymentFacts;
};

} // namespace tilldesk::ui
