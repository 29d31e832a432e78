#include "core/desk/call_table.h"
#include "tests/support/test_program.h"
#include "tests/unit/desk/connected.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;

namespace {

/// Returns a filter with one condition.
template <typename F>
PaymentFilter filterWith(F set)
{
    PaymentFilter filter;
    set(filter);
    return filter;
}

/// A window that has read the payments of a day, and can lose its service.
struct Counter : test::Connected {
    Counter() { payments.payments = test::aDayAtTheBakery(); }

    template <typename T>
    [[nodiscard]] Result<T> answerOf(const QFuture<Result<T>> &future)
    {
        const bool isDone = QTest::qWaitFor([&] {
            payments.settle();
            return future.isFinished();
        });
        return isDone ? future.result() : fail(ErrorCode::RequestTimeout);
    }
    [[nodiscard]] bool readAll()
    {
        const bool isOpen = waitUntilOpen();
        return isOpen && answerOf(ofWindow().page({}, 0, 500)).has_value();
    }
    [[nodiscard]] bool lose()
    {
        atWindow->cut();
        return QTest::qWaitFor([this] { return !line.isOpen(); });
    }
    [[nodiscard]] gateway::Payments &ofWindow() { return window.payments; }
};

} // namespace

/// What a window can show and find without its service.
class TestKnown : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filtersThePaymentsThatItKnows_data();
    void filtersThePaymentsThatItKnows();
    void countsThePaymentsThatItKnows();
    void knowsNothingBeforeItHasRead();
    void leavesToTheServiceWhatOnlyTheServiceCanTell();
    void keepsTheLengthOfALongerList();
    void followsTheStatuses();
    void forgetsAfterARefund();
    void repeatsTheLastAnswerOfACall();
    void showsNoAnswerToAnotherPerson();
    void forgetsAllOnceItIsRefused();
    void keepsAnswersOfCallsThatExist();
};

void TestKnown::filtersThePaymentsThatItKnows_data()
{
    QTest::addColumn<PaymentFilter>("filter");
    const Payment some = test::aDayAtTheBakery().at(3);
    QTest::newRow("all") << PaymentFilter();
    QTest::newRow("status") << filterWith(
        [&](auto &f) { f.statuses = {PaymentStatus::Succeeded}; });
    QTest::newRow("id") << filterWith([&](auto &f) { f.ids = {some.id}; });
    QTest::newRow("profile") << filterWith([&](auto &f) { f.profiles = {some.profileId}; });
    QTest::newRow("from") << filterWith([&](auto &f) { f.from = some.createdAt; });
    QTest::newRow("to") << filterWith([&](auto &f) { f.to = some.createdAt; });
    QTest::newRow("find") << filterWith([&](auto &f) { f.find = some.reference; });
    QTest::newRow("amount") << filterWith([&](auto &f) { f.amounts = {some.amount, some.amount}; });
    QTest::newRow("refunded") << filterWith([&](auto &f) { f.refunded = RefundShare::Some; });
    QTest::newRow("text") << filterWith([&](auto &f) { f.terms = {literalTerm(some.reference)}; });
    QTest::newRow("no such text") << filterWith(
        [&](auto &f) { f.terms = {literalTerm(u"zebra"_s)}; });
    QTest::newRow("oldest first") << filterWith([](auto &f) { f.order.isAscending = true; });
    QTest::newRow("by amount") << filterWith(
        [&](auto &f) { f.order = {.by = PaymentColumn::Amount}; });
}

/// The service and the window without it must agree.
void TestKnown::filtersThePaymentsThatItKnows()
{
    QFETCH(PaymentFilter, filter);
    Counter till;
    QVERIFY(till.readAll());
    const auto wanted = till.answerOf(till.payments.page(filter, 0, 500));
    QVERIFY(wanted);
    QVERIFY(till.lose());
    const auto known = till.answerOf(till.ofWindow().page(filter, 0, 500));
    QVERIFY(known);
    QCOMPARE(known->total, wanted->total);
    QCOMPARE(known->rows, wanted->rows);
}

void TestKnown::countsThePaymentsThatItKnows()
{
    Counter till;
    QVERIFY(till.readAll());
    const auto wanted = till.answerOf(till.payments.totals({}));
    QVERIFY(till.lose());
    const auto known = till.answerOf(till.ofWindow().totals({}));
    QVERIFY(known);
    QCOMPARE(*known, *wanted);
}

void TestKnown::knowsNothingBeforeItHasRead()
{
    Counter till;
    QVERIFY(till.waitUntilOpen());
    QVERIFY(till.lose());
    QCOMPARE(till.answerOf(till.ofWindow().page({}, 0, 50)).error().code, ErrorCode::Unavailable);
    QCOMPARE(till.answerOf(till.ofWindow().totals({})).error().code, ErrorCode::Unavailable);
}

void TestKnown::leavesToTheServiceWhatOnlyTheServiceCanTell()
{
    Counter till;
    QVERIFY(till.readAll());
    QVERIFY(till.lose());
    for (const PaymentFilter &filter : {filterWith([&](auto &f) { f.pointOfSale = u"Winkel"_s; }),
                                        filterWith([&](auto &f) { f.profileName = u"Bakkerij"_s; }),
                                        filterWith([&](auto &f) { f.payout = u"8f28"_s; })})
        QCOMPARE(till.answerOf(till.ofWindow().page(filter, 0, 50)).error().code,
                 ErrorCode::Unavailable);
}

void TestKnown::keepsTheLengthOfALongerList()
{
    Counter till;
    QVERIFY(till.readAll());
    QVERIFY(till.lose());
    // As a list of a million rows asks after it was scrolled.
    QCOMPARE(till.answerOf(till.ofWindow().page({}, 5'000, 100)).error().code,
             ErrorCode::Unavailable);
}

void TestKnown::followsTheStatuses()
{
    Counter till;
    QVERIFY(till.readAll());
    const Payment open = till.payments.payments.last();
    QCOMPARE(open.status, PaymentStatus::Pending);
    QSignalSpy changed(&till.line, &remote::Line::changed);
    till.changes.add({.payments = {{open.id, open.profileId, PaymentStatus::Succeeded, false}}});
    QVERIFY(QTest::qWaitFor([&] { return changed.size() == 1; }));
    QVERIFY(till.lose());
    const auto known =
        till.answerOf(till.ofWindow().page(filterWith([&](auto &f) { f.ids = {open.id}; }), 0, 1));
    QVERIFY(known);
    QCOMPARE(known->rows.first().status, PaymentStatus::Succeeded);
}

void TestKnown::forgetsAfterARefund()
{
    Counter till;
    QVERIFY(till.readAll());
    QSignalSpy changed(&till.line, &remote::Line::changed);
    till.changes.add({.payments = {}, .refundsChanged = true});
    QVERIFY(QTest::qWaitFor([&] { return changed.size() == 1; }));
    QVERIFY(till.lose());
    QVERIFY(!till.answerOf(
        till.ofWindow().page(filterWith([](auto &f) { f.refunded = RefundShare::None; }), 0, 50)));
}

void TestKnown::repeatsTheLastAnswerOfACall()
{
    Counter till;
    QVERIFY(till.waitUntilOpen());
    gateway::Refunds &refunds = till.window.refunds;
    const auto before = till.answerOf(refunds.page({}, {}, 50));
    QVERIFY(before);
    QVERIFY(till.lose());
    const auto known = till.answerOf(refunds.page({}, {}, 50));
    QVERIFY(known);
    QCOMPARE(known->rows, before->rows);
    QVERIFY(!till.answerOf(refunds.page({}, {}, 40)));              // another call
    QVERIFY(!till.answerOf(refunds.refundable(PaymentId(u"x"_s)))); // must be asked for each time
}

void TestKnown::showsNoAnswerToAnotherPerson()
{
    Counter till;
    const StaffId anna = till.staff.hire(u"Anna"_s, StaffRole::Owner, u"2580"_s);
    till.staff.open(anna);
    QVERIFY(till.waitUntilOpen());
    gateway::Refunds &refunds = till.window.refunds;
    QVERIFY(till.answerOf(refunds.page({}, {}, 50)));
    QSignalSpy told(&till.line, &remote::Line::signalled);
    till.staff.open(till.staff.hire(u"Bram"_s, StaffRole::Cashier, u"1379"_s));
    Q_EMIT till.staff.changed();
    QVERIFY(QTest::qWaitFor([&] { return !told.isEmpty(); }));
    QVERIFY(till.lose());
    QVERIFY(!till.answerOf(refunds.page({}, {}, 50)));
}

void TestKnown::forgetsAllOnceItIsRefused()
{
    Counter till;
    QVERIFY(till.readAll());
    gateway::Refunds &refunds = till.window.refunds;
    QVERIFY(till.answerOf(refunds.page({}, {}, 50)));
    till.link->turnAway({{ErrorCode::AccessDenied, u"this till was revoked"_s, u"token"_s}});
    QVERIFY(QTest::qWaitFor([&] { return !till.line.isOpen(); }));
    QVERIFY(!till.answerOf(till.ofWindow().page({}, 0, 500)));
    QVERIFY(!till.answerOf(refunds.page({}, {}, 50)));
}

void TestKnown::keepsAnswersOfCallsThatExist()
{
    for (const std::string_view name : wire::kKeptCalls) {
        const QString text = QString::fromUtf8(name.data(), qsizetype(name.size()));
        QVERIFY2(desk::handlerOf(text) != nullptr, qPrintable(text));
    }
}

TILLDESK_TEST(TestKnown, QCoreApplication)
#include "tst_known.moc"
