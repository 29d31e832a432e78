#include "tests/support/some_payments.h"
#include "tests/ui/screenshots/album.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/payments/payments_view.h"

#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::test {
namespace {

/// Returns payments that wait for the merchant's acknowledgement, the last one the longest.
QList<Payment> waitingPayments()
{
    const QStringList payers{u"Olivier"_s, u"Lotte"_s, u"Fatima"_s, u"Camille"_s, u"Noor"_s,
                             u"Julien"_s,  u"Mila"_s,  u"Emma"_s,   u"Heike"_s};
    const QList<std::chrono::minutes> left{22min,        3h + 4min, 4h + 36min, 18h,         19h,
                                           24h * 2 - 6h, 24h * 3,   24h * 5,    24h * 7 - 6h};
    QList<Payment> payments;
    for (qsizetype i = 0; i < payers.size(); ++i) {
        Payment payment = somePayment(211 + int(i), kSomeNow - 24h * 7 + left[i]);
        payment.status = PaymentStatus::PendingMerchantAcknowledgement;
        payment.amount = Amount::fromCents(6'370 - 515 * i);
        payment.acknowledgeBy = kSomeNow + left[i];
        payment.debtor = {payers[i], u"BE71096123456769"_s};
        payments.append(payment);
    }
    return payments;
}

} // namespace

void Album::takeAcknowledge()
{
    auto &view = *m_window.findChild<ui::PaymentsView *>();
    auto *table = view.findChild<ui::TableView *>();
    const auto day = m_payments.payments;
    m_payments.payments = sample(waitingPayments()) + day;
    view.presenter().retry();
    view.presenter().setTab(ui::PaymentTab::NeedsAction);
    settle();
    choose(0);
    save(m_window, u"acknowledge"_s);
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
    save(m_window, u"acknowledge-selection"_s);
    m_window.findChild<QPushButton *>(u"acknowledgeSelection"_s)->click();
    save(top<ui::QuestionDialog>(), u"acknowledge-question"_s);
    top<ui::QuestionDialog>().reject();
    resize({1024, 680});
    save(m_window, u"acknowledge-selection-small"_s);
    QTest::keyClick(table, Qt::Key_Escape);
    choose(3);
    QTest::keyClick(table, Qt::Key_Return);
    save(m_window, u"acknowledge-sheet"_s);
    QTest::keyClick(table, Qt::Key_Escape);
    usual();
    m_payments.payments = day;
    view.presenter().clearFilters();
    view.presenter().setTab(ui::PaymentTab::All);
    view.presenter().retry();
    settle();
}

} // namespace tilldesk::test
