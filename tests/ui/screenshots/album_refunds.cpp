#include "tests/support/some_callbacks.h"
#include "tests/support/some_payments.h"
#include "tests/support/some_refunds.h"
#include "tests/ui/screenshots/album.h"
#include "ui/widgets/common/record_links.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/payments/payments_view.h"
#include "ui/widgets/refunds/refund_dialog.h"
#include "ui/widgets/refunds/refunds_view.h"

#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

/// Returns 170 paid payments spread over the last 14 hours, so that every hour of the chart has a
/// bar.
QList<Payment> aBusyMorning()
{
    QList<Payment> payments;
    for (int i = 0; i < 170; ++i) {
        const int minutes = 32 + (i * i * 7 + i * 53) % 840;
        Payment payment = somePayment(2000 + i, kSomeNow - std::chrono::minutes(minutes));
        payment.status = PaymentStatus::Succeeded;
        payment.amount = Amount::fromCents(300 + (i * 379) % 4500);
        payments << payment;
    }
    return payments;
}

} // namespace

void Album::takeRefunds()
{
    m_refunds.refunds = sample(refundsOf(aDayAtTheBakery()));
    m_refunds.iban = u"BE71096123456769"_s;
    m_refunds.answer = sample(Refundable{.paid = Amount::fromCents(13200),
                                         .refunded = Amount::fromCents(1200),
                                         .pending = {},
                                         .left = Amount::fromCents(12000),
                                         .running = Amount::fromCents(474840),
                                         .obstacle = {}});
    for (Payment &payment : m_payments.payments) {
        for (const Refund &refund : m_refunds.of(payment.id)) {
            if (refund.status == RefundStatus::Refunded)
                payment.refunded = *Amount::add(payment.refunded, refund.amount);
        }
    }
    m_payments.addToDetails = [this](PaymentDetails &details) {
        details.refunds = m_refunds.of(details.payment.id);
        for (const Refund &refund : std::as_const(details.refunds)) {
            if (refund.status == RefundStatus::Refunded)
                details.payment.refunded = refund.amount;
        }
    };
    m_window.goTo(ui::Place::Payments);
    choose(0);
    choose(2);
    auto *rows = m_window.findChildren<ui::RecordLinks *>().value(1);
    for (QWidget *each = rows; each; each = each->parentWidget()) {
        if (auto *scroll = qobject_cast<QScrollArea *>(each))
            scroll->ensureWidgetVisible(rows, 0, 60);
    }
    save(m_window, u"payments-refunds"_s);
    takeRefundDialog();
    m_refunds.refunds = sample(refundsOf(aDayAtTheBakery()));
    m_window.goTo(ui::Place::Refunds);
    auto *view = m_window.findChild<ui::RefundsView *>();
    view->presenter().retry();
    settle();
    save(m_window, u"refunds-none-chosen"_s);
    view->findChild<ui::TableView *>()->selectRow(1);
    view->findChild<ui::TableView *>()->setFocus();
    save(m_window, u"refunds"_s);
    view->presenter().showOnly({}, u"day:today \"Order 10471\""_s);
    resize({960, 620});
    save(m_window, u"refunds-narrow"_s);
    usual();
    m_refunds.refunds.clear();
    view->presenter().showOnly({}, QString());
    save(m_window, u"refunds-empty"_s);
    m_refunds.refunds = sample(refundsOf(aDayAtTheBakery()));
    view->presenter().retry();
    m_window.goTo(ui::Place::Payments);
}

void Album::takeRefundDialog()
{
    m_window.findChild<ui::PaymentsView *>()->refundChosen();
    settle();
    auto &dialog = *m_window.findChild<ui::RefundDialog *>();
    save(dialog, u"refund"_s);
    auto *amount = dialog.findChild<QLineEdit *>(u"refundAmount"_s);
    amount->setFocus();
    QTest::keyClicks(amount, u"120,01"_s);
    save(dialog, u"refund-too-much"_s);
    amount->clear();
    QTest::keyClicks(amount, u"12,50"_s);
    dialog.findChild<QLineEdit *>(u"refundDescription"_s)->setText(u"Returned tart"_s);
    dialog.findChild<QPushButton *>(u"revealIban"_s)->click();
    save(dialog, u"refund-part"_s);
    m_refunds.createError = Error{ErrorCode::RequestTimeout, {}};
    dialog.findChild<QPushButton *>(u"confirmRefund"_s)->click();
    save(dialog, u"refund-checking"_s);
    m_refunds.createError.reset();
    dialog.findChild<QPushButton *>(u"checkNow"_s)->click();
    save(dialog, u"refund-made"_s);
    m_refunds.setStatus(m_refunds.refunds.last().id, RefundStatus::Refunded);
    QTest::qWait(100);
    save(dialog, u"refund-done"_s);
    dialog.close();
}

void Album::takeToday()
{
    const QList<Payment> day = m_payments.payments;
    m_payments.payments = sample(aBusyMorning()) + day;
    std::ranges::sort(m_payments.payments, {}, &Payment::createdAt);
    qint64 seq = 0;
    for (Payment &payment : m_payments.payments)
        payment.seq = ++seq;
    m_callbacks.callbacks = callbacksOf(aDayAtTheBakery());
    m_window.goTo(ui::Place::Today);
    Q_EMIT m_payments.changed({});
    Q_EMIT m_refunds.changed();
    QTest::qWait(300);
    save(m_window, u"today"_s);
    resize({960, 620});
    save(m_window, u"today-small"_s);
    usual();
    m_payments.error = Error{ErrorCode::Storage, {}};
    Q_EMIT m_payments.changed({});
    QTest::qWait(300);
    save(m_window, u"today-failed"_s);
    m_payments.error.reset();
    m_payments.payments.clear();
    Q_EMIT m_payments.changed({});
    QTest::qWait(300);
    save(m_window, u"today-empty"_s);
    m_payments.payments = day;
    Q_EMIT m_payments.changed({});
    QTest::qWait(300);
    m_window.goTo(ui::Place::Payments);
}

} // namespace tilldesk::test
