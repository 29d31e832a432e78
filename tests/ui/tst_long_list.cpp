#include "tests/support/fake_activity.h"
#include "tests/support/fake_bank.h"
#include "tests/support/fake_bookkeeping.h"
#include "tests/support/fake_callbacks.h"
#include "tests/support/fake_exports.h"
#include "tests/support/fake_merchants.h"
#include "tests/support/fake_payouts.h"
#include "tests/support/fake_refunds.h"
#include "tests/support/fake_reports.h"
#include "tests/support/fake_safekeeping.h"
#include "tests/support/fake_search.h"
#include "tests/support/fake_service_keys.h"
#include "tests/support/fake_simulation.h"
#include "tests/support/fake_staff.h"
#include "tests/support/some_payments.h"
#include "tests/support/test_program.h"
#include "ui/models/payments/payments_presenter.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/lists/table_view.h"

#include <QApplication>
#include <QPromise>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;

namespace {

template <typename T>
QFuture<Result<T>> done(T value)
{
    QPromise<Result<T>> promise;
    promise.start();
    promise.addResult(Result<T>(std::move(value)));
    promise.finish();
    return promise.future();
}

/// A payments gateway that generates only the rows requested, so that the list can be huge.
class EndlessPayments final : public gateway::Payments
{
    Q_OBJECT

public:
    qint64 total = 1'000'000;
    int rowsAsked = 0;

    QFuture<Result<PaymentPage>> page(const PaymentFilter &, qint64 first, int count,
                                      const std::optional<Payment> &) override
    {
        PaymentPage page{total, {}};
        for (qint64 row = first; row < qMin(first + count, total); ++row)
            page.rows.append(test::somePayment(int(total - 1 - row)));
        rowsAsked += int(page.rows.size());
        return done(page);
    }
    QFuture<Result<PaymentTotals>> totals(const PaymentFilter &) override
    {
        return done(PaymentTotals{{PaymentStatus::Pending, {total, Amount::fromCents(1)}}});
    }
    QFuture<Result<QList<PaymentTotal>>> takings(const QList<ProfileId> &, const QList<Timestamp> &,
                                                 const QString &) override
    {
        return {};
    }
    QFuture<Result<PaymentDetails>> details(const PaymentId &) override { return {}; }
    QFuture<Result<Payment>> create(const ProfileId &, const NewPayment &,
                                    const VatShares &) override
    {
        return {};
    }
    QFuture<Result<Payment>> createStaticQr(const ProfileId &, const NewPayment &,
                                            const VatShares &) override
    {
        return {};
    }
    QFuture<Result<Payment>> activeAt(const ProfileId &, const QString &) override { return {}; }
    QFuture<Result<Payment>> cancel(const PaymentId &) override { return {}; }
    QFuture<Result<Payment>> acknowledge(const PaymentId &, Amount) override { return {}; }
};

} // namespace

class TestLongList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsOnlyTheRowsInViewOfAMillion();
};

void TestLongList::readsOnlyTheRowsInViewOfAMillion()
{
    ManualClock clock(test::kSomeNow);
    EndlessPayments payments;
    test::FakeMerchants merchants;
    test::FakeEndpoint endpoint;
    test::FakePayments none(clock);
    test::FakeSimulation simulation(none, clock);
    test::FakeServiceKeys serviceKeys;
    test::FakeCallbacks callbacks(clock);
    Theme theme(*qApp, ThemeChoice::Light);
    QTemporaryDir home;
    Preferences preferences(home.filePath(u"window.ini"_s));
    test::FakeRefunds refunds(clock);
    test::FakePayouts payouts;
    test::FakeLedger ledger;
    test::FakeExports exports;
    test::FakeReports reports;
    test::FakeSearch search;
    test::FakeSafekeeping safekeeping;
    test::FakeStaff staff(clock);
    test::FakeActivity activity;
    test::FakeBank bank;
    test::FakeBookkeeping bookkeeping;
    PaymentsPresenter presenter({payments, merchants, endpoint, simulation, serviceKeys, callbacks,
                                 refunds, payouts, ledger, exports, reports, search, safekeeping,
                                 staff, activity, bank, bookkeeping, clock});
    TableView table(theme, presenter.model(), u"Payments"_s);
    table.rememberColumns(preferences, u"paymentColumns"_s);
    table.resize(900, 700);
    table.show();
    presenter.start();
    QTRY_COMPARE(table.model()->rowCount(), 1'000'000);

    QScrollBar *bar = table.verticalScrollBar();
    for (int step = 0; step < 100; ++step) {
        bar->setValue(int(qint64(bar->maximum()) * step / 99));
        QCoreApplication::processEvents();
        (void)table.grab();
        if (step % 10 == 0) { // payments arrive meanwhile
            payments.total += 3;
            presenter.refresh();
            QCoreApplication::processEvents();
        }
    }
    QTRY_COMPARE(table.model()->rowCount(), 1'000'030);
    QVERIFY(payments.rowsAsked < 60'000);
}

TILLDESK_TEST(TestLongList, QApplication)
#include "tst_long_list.moc"
