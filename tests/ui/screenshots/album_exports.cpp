#include "tests/support/some_payments.h"
#include "tests/support/some_payouts.h"
#include "tests/ui/screenshots/album.h"
#include "ui/widgets/exports/export_dialog.h"
#include "ui/widgets/exports/pack_dialog.h"
#include "ui/widgets/exports/schedule_dialog.h"
#include "ui/widgets/payments/payments_view.h"
#include "ui/widgets/payouts/payouts_page.h"
#include "ui/widgets/receipts/receipt_dialog.h"

#include <QPushButton>
#include <QRadioButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

void Album::takeExports()
{
    m_window.goTo(ui::Place::Payments);
    auto *view = m_window.findChild<ui::PaymentsView *>();
    view->exportShown();
    settle();
    auto &dialog = *view->findChild<ui::ExportDialog *>();
    save(dialog, u"export-payments"_s);
    dialog.saveTo(m_home.filePath(u"payments-2026-11-20.xlsx"_s));
    const auto control = m_exports.asked.last().control;
    save(dialog, u"export-begins"_s);
    control->total = 1'000'000;
    control->done = 412'300;
    QTest::qWait(250);
    save(dialog, u"export-under-way"_s);
    m_exports.answer(fail(ErrorCode::NoSpace));
    save(dialog, u"export-failed"_s);
    dialog.findChild<QPushButton *>(u"retryExport"_s)->click();
    m_exports.answer(ExportReport{
        {u"/var/books/payments-2026-11-20.xlsx"_s}, 1284, Amount::fromCents(3891240), 5000});
    save(dialog, u"export-done"_s);
    dialog.close();
    settle();
    takePayoutExports();
    takeReceipt();
}

void Album::takePayoutExports()
{
    m_window.goTo(ui::Place::Payouts);
    settle();
    auto *page = m_window.findChild<ui::PayoutsPage *>();
    page->findChild<QPushButton *>(u"exportPayouts"_s)->click();
    save(*QApplication::activePopupWidget(), u"export-menu"_s);
    QApplication::activePopupWidget()->close();
    page->exportShown();
    settle();
    save(*page->findChild<ui::ExportDialog *>(), u"export-payouts"_s);
    page->findChild<ui::ExportDialog *>()->close();
    m_bookkeeping.places.clear();
    keepTheBakerysVat(m_bookkeeping);
    {
        ui::PackDialog figures(m_gateways, m_theme, m_preferences,
                               {someProfiles().first().merchant.id}, &m_window);
        figures.show();
        settle();
        save(figures, u"pack-figures"_s);
        takeSchedule(figures);
    }
    ui::PackDialog pack(m_gateways, m_theme, m_preferences, {}, &m_window);
    pack.show();
    save(pack, u"pack"_s);
    pack.saveTo(m_home.path());
    m_exports.answer(ExportReport{
        {u"/var/books/tilldesk-2026-10/SHA256SUMS"_s}, 1284, Amount::fromCents(3891240), 5000});
    save(pack, u"pack-done"_s);
    m_window.goTo(ui::Place::Payments);
}

void Album::takeSchedule(ui::PackDialog &dialog)
{
    dialog.findChild<QPushButton *>(u"setUpSchedule"_s)->click();
    settle();
    save(*dialog.findChild<ui::ScheduleDialog *>(), u"pack-schedule-empty"_s);
    dialog.findChild<ui::ScheduleDialog *>()->close();
    const PackState before = m_exports.pack;
    PackSettings settings;
    settings.folder = u"/srv/Boekhouding"_s;
    settings.to = {u"boekhouding@devos-fiscaal.be"_s};
    settings.mail.host = u"mail.janssens.be"_s;
    settings.mail.user = u"winkel"_s;
    settings.mail.from = u"winkel@janssens.be"_s;
    PackRun run;
    run.at = kSomeNow - std::chrono::hours(17 * 24);
    run.month = QDate(2026, 10, 1);
    run.files = {u"/srv/Boekhouding/tilldesk-2026-10.zip"_s};
    run.sentTo = settings.to;
    m_exports.pack = {.settings = settings,
                      .hasPassword = true,
                      .next = kSomeNow + std::chrono::hours(12 * 24),
                      .last = run};
    Q_EMIT m_exports.packChanged();
    settle();
    save(dialog, u"pack-by-itself"_s);
    dialog.findChild<QPushButton *>(u"setUpSchedule"_s)->click();
    settle();
    save(*dialog.findChild<ui::ScheduleDialog *>(), u"pack-schedule"_s);
    dialog.findChild<ui::ScheduleDialog *>()->close();
    run.sentTo.clear();
    run.mailProblem = u"535 5.7.8 authentication failed"_s;
    run.nextTry = kSomeNow + std::chrono::hours(1);
    m_exports.pack.last = run;
    Q_EMIT m_exports.packChanged();
    settle();
    save(dialog, u"pack-not-sent"_s);
    m_exports.pack = before;
    Q_EMIT m_exports.packChanged();
    settle();
}

void Album::takeReceipt()
{
    m_window.goTo(ui::Place::Payments);
    choose(0);
    choose(2);
    auto *view = m_window.findChild<ui::PaymentsView *>();
    view->findChild<QPushButton *>(u"receipt"_s)->click();
    settle();
    save(*view->findChild<ui::ReceiptDialog *>(), u"receipt"_s);
    view->findChild<QRadioButton *>(u"receiptRoll"_s)->click();
    save(*view->findChild<ui::ReceiptDialog *>(), u"receipt-roll"_s);
    view->findChild<ui::ReceiptDialog *>()->close();
    settle();
}

} // namespace tilldesk::test
