#pragma once

#include "ui/models/callbacks/callback_presenter.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/lists/details_frame.h"

namespace tilldesk::ui {

class AttemptsList;
class CallbackExchange;
class CheckList;
class CodeBox;

/// The details of a callback: its attempts, whether its signature is valid, the request and the
/// response.
class CallbackDetailsView : public DetailsFrame
{
    Q_OBJECT

public:
    /// @param presenter  must outlive this object
    CallbackDetailsView(const Theme &theme, CallbackPresenter &presenter,
                        QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return m_presenter.title(); }

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);
    void inspectionRequested(const tilldesk::CallbackInspection &inspection);

protected:
    void showRecord() override;
    void disableActions() override;

private:
    [[nodiscard]] QWidget *makeContent();
    void showAttempt();

    CallbackPresenter &m_presenter;
    QLabel *m_title;
    Pill *m_status;
    QPushButton *m_payment;
    QPushButton *m_sendAgain;
    QFrame *m_fault;
    QLabel *m_faultWords;
    QFrame *m_notice;
    QLabel *m_noticeWords;
    AttemptsList *m_attempts;
    QLabel *m_noAttempts;
    CheckList *m_checks;
    QLabel *m_noChecks;
    CodeBox *m_body;
    CallbackExchange *m_exchange;
    QPushButton *m_inspect;
};

} // namespace tilldesk::ui
