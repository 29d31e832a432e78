#include "tests/support/some_payments.h"
#include "tests/support/some_reports.h"
#include "tests/ui/screenshots/album.h"
#include "ui/models/common/format.h"
#include "ui/widgets/charts/chart_table_dialog.h"
#include "ui/widgets/charts/heat_chart.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/reports/day_close_dialog.h"
#include "ui/widgets/reports/day_close_page.h"
#include "ui/widgets/reports/reports_view.h"
#include "ui/widgets/reports/takings_page.h"

#include <QMenu>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

namespace {

/// Gives the first place what the others leave of this year's payments, so that the figures of a
/// report agree.
void makeSumsOfPlaces(QList<PointOfSaleTakings> &places, const QList<Payment> &payments,
                      const QMap<Timestamp, Amount> &refunded)
{
    const int year = ui::inShopZone(kSomeNow).date().year();
    PayoutSum rest;
    for (const Payment &payment : payments) {
        if (ui::inShopZone(payment.createdAt).date().year() == year)
            rest = {rest.count + 1, *Amount::add(rest.sum, payment.amount)};
    }
    PayoutSum back;
    for (const auto &[at, sum] : refunded.asKeyValueRange()) {
        if (ui::inShopZone(at).date().year() == year)
            back = {back.count + 1, *Amount::add(back.sum, sum)};
    }
    const auto less = [](const PayoutSum &from, const PayoutSum &part) {
        return PayoutSum{from.count - part.count,
                         Amount::fromCents(from.sum.cents() - part.sum.cents())};
    };
    for (qsizetype i = 1; i < places.size(); ++i) {
        rest = less(rest, places[i].payments);
        back = less(back, places[i].refunds);
    }
    places.first().payments = rest;
    places.first().refunds = back;
}

} // namespace

void Album::takeReports()
{
    constexpr int kDays = 330;
    QList<Payment> weeks = someWeeksAtTheBakery(kDays);
    const qint64 factor = m_order.isExaggerated ? 50 : 1; // a year exceeds € 9 999 999.99
    for (Payment &payment : weeks)
        payment.amount = Amount::fromCents(payment.amount.cents() * factor);
    const QList<Payment> day = std::exchange(m_payments.payments, weeks);
    m_reports.refunded = someRefundsOf(kDays);
    for (Amount &refunded : m_reports.refunded)
        refunded = Amount::fromCents(refunded.cents() * factor);
    m_reports.pointsOfSale = sample(somePlacesTakings());
    if (!m_order.isExaggerated)
        makeSumsOfPlaces(m_reports.pointsOfSale, weeks, m_reports.refunded);
    m_window.goTo(ui::Place::Reports);
    auto *view = m_window.findChild<ui::ReportsView *>();
    ui::ReportPresenter &report = view->takings().presenter();
    save(m_window, u"reports-today"_s);
    report.setPeriod({ui::Period::Kind::ThisMonth});
    settle();
    save(m_window, u"reports-month"_s);
    view->findChild<QPushButton *>(u"printReport"_s)->click();
    savePaper(u"paper-report"_s);
    report.setPeriod({ui::Period::Kind::ThisWeek});
    settle();
    save(m_window, u"reports-week"_s);
    for (const Payment &payment : weeks)
        m_reports.feesAt.insert(payment.createdAt,
                                Amount::fromCents(25 + payment.amount.cents() * 14 / 1000));
    view->takings().presenter().refresh();
    settle();
    save(m_window, u"reports-fees"_s);
    m_reports.feesAt.clear();
    report.setPeriod({ui::Period::Kind::ThisYear});
    settle();
    save(m_window, u"reports-year"_s);
    report.setGrouping(ui::Grouping::PointOfSale);
    settle();
    save(m_window, u"reports-places"_s);
    view->findChild<QPushButton *>(u"exportReport"_s)->click();
    save(*QApplication::activePopupWidget(), u"reports-export"_s);
    QApplication::activePopupWidget()->close();
    report.setPeriod({ui::Period::Kind::LastQuarter});
    report.setGrouping(ui::Grouping::Day);
    settle();
    save(m_window, u"reports-quarter-days"_s);
    resize({960, 620});
    save(m_window, u"reports-small"_s);
    usual();
    takePatterns();
    m_payments.payments.clear();
    m_reports.refunded.clear();
    report.setPeriod({ui::Period::Kind::LastMonth});
    settle();
    save(m_window, u"reports-empty"_s);
    m_reports.error = Error{ErrorCode::Storage, {}};
    report.setPeriod({ui::Period::Kind::Today});
    settle();
    save(m_window, u"reports-failed"_s);
    m_reports.error.reset();
    m_payments.payments = day;
    takeDayCloses();
}

void Album::takePatterns()
{
    auto *view = m_window.findChild<ui::ReportsView *>();
    m_reports.returning.groups = {{{668, {668, Amount::fromCents(9'210'40)}},
                                   {214, {428, Amount::fromCents(6'105'10)}},
                                   {131, {455, Amount::fromCents(6'480'00)}},
                                   {67, {1'467, Amount::fromCents(20'324'50)}}}};
    view->goTo(ui::ReportsView::Patterns);
    settle();
    save(m_window, u"reports-patterns"_s);
    auto *heat = view->findChild<ui::HeatChart *>();
    m_window.activateWindow();
    settle();
    heat->setFocus(Qt::TabFocusReason);
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(heat, i % 2 == 0 ? Qt::Key_Right : Qt::Key_Down);
    save(m_window, u"reports-patterns-tip"_s);
    view->findChild<QPushButton *>(u"printPatterns"_s)->click();
    savePaper(u"paper-patterns"_s);
    heat->showTable();
    save(top<ui::ChartTableDialog>(), u"chart-table"_s);
    top<ui::ChartTableDialog>().close();
    resize({1024, 680});
    save(m_window, u"reports-patterns-small"_s);
    usual();
    view->goTo(ui::ReportsView::Takings);
}

void Album::savePaper(const QString &name)
{
    auto &dialog = top<QPrintDialog>();
    dialog.printer()->setOutputFileName(m_order.paper(name));
    Q_EMIT dialog.accepted();
    dialog.close();
    settle();
}

void Album::takeDayCloses()
{
    auto *view = m_window.findChild<ui::ReportsView *>();
    view->goTo(ui::ReportsView::DayCloses);
    settle();
    save(m_window, u"dayclose-empty"_s);
    for (int i = 1; i <= 12; ++i) {
        m_reports.closed << someClose(DayCloseKind::Z, m_reports.closed.size() + 1, i, 13 - i);
        if (i % 4 == 0)
            m_reports.closed << someClose(DayCloseKind::X, m_reports.closed.size() + 1, i / 4,
                                          13 - i);
    }
    m_reports.closed = sample(m_reports.closed);
    m_reports.running = sample(someClose(DayCloseKind::Z, 0, 13, 0));
    m_reports.running.at = kSomeNow; // the day is closed now
    Q_EMIT m_reports.changed();
    QTest::qWait(300);
    view->dayCloses().presenter().choose(m_reports.closed.first().scope);
    settle();
    view->dayCloses().findChild<ui::TableView *>()->chooseRow(1);
    save(m_window, u"dayclose"_s);
    view->findChild<QPushButton *>(u"closeDay"_s)->click();
    save(top<ui::QuestionDialog>(), u"dayclose-ask"_s);
    view->findChild<QPushButton *>(u"confirmZ"_s)->click();
    settle();
    save(top<ui::DayCloseDialog>(), u"dayclose-done"_s);
    for (const QString &paper : {u"printRoll"_s, u"printA4"_s}) {
        top<ui::DayCloseDialog>().findChild<QPushButton *>(paper)->click();
        savePaper(QString(u"paper-dayclose-"_s + paper));
    }
    top<ui::DayCloseDialog>().close();
    settle();
    resize({960, 620});
    save(m_window, u"dayclose-small"_s);
    usual();
    view->goTo(ui::ReportsView::Takings);
}

} // namespace tilldesk::test
