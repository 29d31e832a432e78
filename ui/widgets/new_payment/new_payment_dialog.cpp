#include "ui/widgets/new_payment/new_payment_dialog.h"

#include "ui/widgets/common/environment_bar.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/new_payment/new_payment_form.h"
#include "ui/widgets/new_payment/qr_view.h"

#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

NewPaymentDialog::NewPaymentDialog(const Gateways &gateways, const Theme &theme,
                                   const Ticker &ticker, ProfileChoice &profiles, QWidget *parent)
    : QDialog(parent),
      m_newPayment(gateways),
      m_qr(gateways, ticker),
      m_form(new NewPaymentForm(theme, m_newPayment, profiles)),
      m_view(new QrView(theme, m_qr)),
      m_stack(new QStackedWidget)
{
    constexpr int kWidth = 460;
    m_stack->addWidget(m_form);
    m_stack->addWidget(m_view);
    fill(this, {EnvironmentBar::like(parent), m_stack}, {.spacing = 0});
    setMinimumWidth(kWidth);
    connect(&m_newPayment, &NewPaymentPresenter::created, this, &NewPaymentDialog::showPayment);
    connect(m_view, &QrView::newPaymentRequested, this, [this] { begin(); });
    connect(&m_qr, &QrPresenter::cleared, this, [this] { begin(); });
    begin();
}

void NewPaymentDialog::begin(std::optional<Amount> amount)
{
    setWindowTitle(tr("New payment"));
    m_qr.show({});
    showPage(m_form);
    m_form->begin(amount);
}

void NewPaymentDialog::showPage(QWidget *page)
{
    // Fit the height to the current page, not to the higher of the two pages.
    for (QWidget *each : {static_cast<QWidget *>(m_form), static_cast<QWidget *>(m_view)}) {
        const auto policy = each == page ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        each->setSizePolicy(policy, policy);
    }
    m_stack->setCurrentWidget(page);
    layout()->activate();
    resize(width(), sizeHint().height());
}

void NewPaymentDialog::showPayment(const PaymentId &id)
{
    setWindowTitle(tr("Payment"));
    m_qr.show(id);
    showPage(m_view);
    m_view->setFocus();
}

} // namespace tilldesk::ui
