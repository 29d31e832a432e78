#include "tests/support/some_payments.h"
#include "tests/support/some_payouts.h"
#include "tests/ui/screenshots/album.h"
#include "ui/widgets/charts/bar_chart.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/ledger/explain_dialog.h"
#include "ui/widgets/ledger/ledger_overview.h"
#include "ui/widgets/ledger/payment_ledger_view.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/payments/payments_view.h"
#include "ui/widgets/payouts/payouts_page.h"
#include "ui/widgets/payouts/payouts_view.h"

#include <QPushButton>
#include <QScrollArea>
#include <QTest>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

void Album::takePayouts()
{
    keepTheBakerysBooks(m_payouts, m_ledger, aDayAtTheBakery());
    m_payouts.payouts = sample(m_payouts.payouts);
    for (QList<PayoutItem> &lines : m_payouts.lines)
        lines = sample(lines);
    m_payouts.next.rows = sample(m_payouts.next.rows);
    m_ledger.rows = sample(m_ledger.rows);
    m_ledger.accounts = sample(m_ledger.accounts);
    m_window.goTo(ui::Place::Payouts);
    Q_EMIT m_payouts.changed();
    QTest::qWait(300);
    auto *view = m_window.findChild<ui::PayoutsView *>();
    ui::TableView *table = nullptr;
    for (auto *each : view->findChildren<ui::TableView *>()) {
        if (each->model() == &view->page().presenter().model())
            table = each;
    }
    table->setFocus();
    save(m_window, u"payouts"_s);
    auto *bars = view->findChild<ui::BarChart *>(u"payoutBars"_s);
    bars->setFocus(Qt::TabFocusReason);
    QTest::keyClick(bars, Qt::Key_Return);
    save(m_window, u"payouts-bar"_s);
    table->setFocus();
    view->findChild<ui::Chip *>(u"payoutRefunds"_s)->click();
    save(m_window, u"payouts-refunds"_s);
    view->findChild<ui::Chip *>(u"payoutPayments"_s)->click();
    m_payouts.payouts[2].proof.isProved = false;
    m_payouts.payouts[2].proof.difference = Amount::fromCents(300);
    table->chooseRow(3);
    save(m_window, u"payouts-failed"_s);
    view->findChild<QPushButton *>(u"payAgain"_s)->click();
    save(*view->findChild<ui::QuestionDialog *>(), u"payouts-pay-again"_s);
    view->findChild<QPushButton *>(u"confirmPayAgain"_s)->click();
    QTest::qWait(300);
    save(m_window, u"payouts-paid-again"_s);
    view->findChild<QPushButton *>(u"explainPayout"_s)->click();
    save(*view->findChild<ui::ExplainDialog *>(), u"explain-payout"_s);
    view->findChild<ui::ExplainDialog *>()->close();
    settle();
    view->findChild<QPushButton *>(u"explainNext"_s)->click();
    settle();
    save(*view->findChild<ui::ExplainDialog *>(), u"explain-next"_s);
    QTest::keyClick(view->findChild<ui::ExplainDialog *>()->findChild<ui::TableView *>(),
                    Qt::Key_Return);
    settle();
    save(*view->findChild<ui::ExplainDialog *>(), u"explain-next-account"_s);
    view->findChild<ui::ExplainDialog *>()->close();
    settle();
    resize({1024, 700});
    save(m_window, u"payouts-narrow"_s);
    usual();
    takeLedger();
    view->goTo(ui::PayoutsView::Payouts);
    view->findChild<QPushButton *>(u"payNow"_s)->click();
    save(*view->findChild<ui::QuestionDialog *>(), u"payouts-now"_s);
    view->findChild<QPushButton *>(u"confirmPayNow"_s)->click();
    QTest::qWait(300);
    save(m_window, u"payouts-made"_s);
    takePayoutFees(*table);
    view->page().presenter().setFind(u"day:last-month status:failed"_s);
    save(m_window, u"payouts-empty"_s);
    takePaymentLedger();
}

/// A payout that is reduced by the fees of its payments and by the minimum of a month.
void Album::takePayoutFees(ui::TableView &table)
{
    PayoutDetails &charged = m_payouts.payouts.first();
    const QString id = charged.payout.id.text();
    chargeFees(charged, m_payouts.lines[id]);
    Q_EMIT m_payouts.changed();
    QTest::qWait(300);
    table.setFocus();
    table.choose(id);
    QTest::qWait(300);
    save(m_window, u"payouts-fees"_s);
}

void Album::takePaymentLedger()
{
    const auto others = m_payments.addToDetails;
    m_payments.addToDetails = [this, others](PaymentDetails &details) {
        others(details);
        for (const LedgerEntry &entry : std::as_const(m_ledger.rows)) {
            if (entry.subject == details.payment.id.text())
                details.ledger.append(entry);
        }
        if (!details.ledger.isEmpty())
            details.payoutId = m_payouts.payouts.last().payout.id;
    };
    m_window.goTo(ui::Place::Payments);
    choose(1);
    choose(2);
    auto *section = m_window.findChild<ui::PaymentsView *>()->findChild<ui::PaymentLedgerView *>();
    for (QWidget *parent = section; parent != nullptr; parent = parent->parentWidget()) {
        if (auto *scroll = qobject_cast<QScrollArea *>(parent))
            scroll->ensureWidgetVisible(section);
    }
    save(m_window, u"payments-ledger"_s);
    m_payments.addToDetails = others;
}

void Album::takeLedger()
{
    auto *view = m_window.findChild<ui::PayoutsView *>();
    view->goTo(ui::PayoutsView::Ledger);
    settle();
    save(m_window, u"ledger"_s);
    view->findChild<ui::LedgerOverview *>()->findChild<ui::TextTableView *>()->selectRow(3);
    settle();
    m_ledger.setHealth(
        {LedgerHealth::State::Wrong,
         u"ledger_entry 1207: its hash does not match the row and the hash of the row"
         " before it"_s});
    save(m_window, u"ledger-wrong"_s);
    m_ledger.setHealth({LedgerHealth::State::Sound, {}});
}

} // namespace tilldesk::test
