#include "tests/ui/screenshots/album.h"
#include "ui/models/settings/settings_pages.h"
#include "ui/widgets/bank/bank_page.h"
#include "ui/widgets/bank/drop_edge.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/payouts/payouts_view.h"
#include "ui/widgets/settings/bookkeeping_page.h"
#include "ui/widgets/settings/settings_view.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

void Album::takeBank()
{
    m_window.goTo(ui::Place::Payouts);
    auto *view = m_window.findChild<ui::PayoutsView *>();
    view->goTo(ui::PayoutsView::Bank);
    settle();
    save(m_window, u"bank-empty"_s);
    readTheBakerysBank(m_bank);
    m_bank.tell();
    QTest::qWait(300);
    settle();
    ui::BankPage &page = view->bank();
    auto *table = page.findChild<ui::TableView *>();
    table->setFocus();
    for (const int row : {6, 3, 0, 9}) {
        table->chooseRow(row);
        settle();
        save(m_window, u"bank-%1"_s.arg(row));
    }
    table->chooseRow(6);
    resize({1024, 680});
    save(m_window, u"bank-narrow"_s);
    QTest::keyClick(table, Qt::Key_Return);
    settle();
    save(m_window, u"bank-sheet"_s);
    QTest::keyClick(table, Qt::Key_Escape);
    usual();
    ImportedBankStatement statement;
    statement.head = {.iban = u"BE68539007547034"_s,
                      .number = u"226"_s,
                      .first = QDate(2026, 11, 21),
                      .last = QDate(2026, 11, 21),
                      .opening = Amount::fromCents(50'000),
                      .closing = Amount::fromCents(60'000)};
    statement.gapAfter = statement.head;
    statement.gapAfter->number = u"224"_s;
    statement.gapAfter->closing = Amount::fromCents(40'000);
    BankImport doubtful;
    doubtful.statements = {statement};
    m_bank.next = doubtful;
    page.presenter().import(u"KBC_CODA_20261121.cod"_s);
    settle();
    save(m_window, u"bank-doubtful"_s);
    page.presenter().job().dismiss();
    // A payout that was sent back, and a statement that may be missing.
    BankItem &back = m_bank.rows[3];
    const BankItem differing = back;
    back.outcome = BankOutcome::Unexpected;
    back.reason = BankReason::PayoutFailed;
    back.entry->amount = Amount::fromCents(-back.payouts.first().amount.cents());
    m_bank.read.first().gap = BankGap{*statement.gapAfter, statement.head};
    m_bank.tell();
    QTest::qWait(300);
    settle();
    table->chooseRow(3);
    settle();
    save(m_window, u"bank-gap"_s);
    resize({1024, 680});
    save(m_window, u"bank-gap-narrow"_s);
    usual();
    back = differing;
    m_bank.read.first().gap.reset();
    m_bank.tell();
    QTest::qWait(300);
    settle();
    view->findChild<ui::DropEdge *>()->showOver();
    save(m_window, u"bank-drop"_s);
    view->findChild<ui::DropEdge *>()->hide();
    m_window.goTo(ui::Place::Today);
    settle();
    save(m_window, u"today-bank"_s);
    takeBookkeeping();
}

void Album::takeBookkeeping()
{
    m_bookkeeping.places.clear();
    keepTheBakerysVat(m_bookkeeping);
    m_window.goTo(ui::Place::Settings);
    auto *settings = m_window.findChild<ui::SettingsView *>();
    settings->goTo(ui::SettingsPageId::Bookkeeping);
    QTest::qWait(300);
    settle();
    save(m_window, u"settings-bookkeeping"_s);
    auto *sales = settings->findChild<QLineEdit *>(u"account sales:12"_s);
    sales->setText(u"70"_s);
    QTest::qWait(300);
    settle();
    settings->findChild<ui::BookkeepingPage *>()
        ->findChild<QPushButton *>(u"showProblem"_s)
        ->click();
    save(m_window, u"settings-bookkeeping-problem"_s);
    resize({1024, 680});
    save(m_window, u"settings-bookkeeping-narrow"_s);
    usual();
    settings->findChild<QPushButton *>(u"reset sales:12"_s)->click();
    settle();
}

} // namespace tilldesk::test
