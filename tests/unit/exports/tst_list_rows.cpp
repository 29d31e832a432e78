#include "core/payments/payment_list_queries.h"
#include "core/payments/payment_rows.h"
#include "core/payouts/payout_queries.h"
#include "core/payouts/payout_rows.h"
#include "core/payouts/payouts_of_payments.h"
#include "core/payouts/reconciliation_queries.h"
#include "core/refunds/refund_queries.h"
#include "core/refunds/refund_rows.h"
#include "tests/support/test_program.h"
#include "tests/unit/exports/awkward_shop.h"

#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::test;
using storage::Transaction;

namespace {

constexpr int kAll = 100'000;

/// Returns the ids of payments in the order of the rows.
QStringList read(storage::Database &db, const PaymentFilter &filter)
{
    const Transaction view(db, Transaction::Kind::Read);
    payments::PaymentRows rows(db, filter);
    QStringList ids;
    while (rows.next())
        ids << QString::fromLatin1(rows.row().id);
    return rows.total() == ids.size() ? ids : QStringList{u"another total"_s};
}

QStringList shown(storage::Database &db, PaymentFilter filter)
{
    filter.order.isAscending = true;
    const auto page = payments::PaymentListQueries(db).page(filter, 0, kAll);
    QStringList ids;
    for (const Payment &payment : page->rows)
        ids << payment.id.text();
    return ids;
}

QStringList read(storage::Database &db, const RefundFilter &filter)
{
    const Transaction view(db, Transaction::Kind::Read);
    refunds::RefundRows rows(db, filter);
    QStringList ids;
    while (rows.next())
        ids << QString::fromLatin1(rows.row().id);
    return rows.total() == ids.size() ? ids : QStringList{u"another total"_s};
}

QStringList shown(storage::Database &db, const RefundFilter &filter)
{
    QStringList ids;
    for (const Refund &refund : refunds::page(db, filter, {}, kAll).rows)
        ids.prepend(refund.id.text());
    return ids;
}

QStringList read(storage::Database &db, const PayoutFilter &filter)
{
    const Transaction view(db, Transaction::Kind::Read);
    payouts::PayoutRows rows(db, filter);
    QStringList ids;
    while (rows.next())
        ids << rows.row().id.text();
    return rows.total() == ids.size() ? ids : QStringList{u"another total"_s};
}

QStringList shown(storage::Database &db, PayoutFilter filter)
{
    filter.order.isAscending = true;
    QStringList ids;
    const PayoutPage page = payouts::ReconciliationQueries(db).payouts(filter, 0, kAll);
    for (const Payout &payout : page.rows)
        ids << payout.id.text();
    return ids;
}

} // namespace

/// Exports contain the same rows as the lists of the window.
class TestListRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void arePaymentsThatTheListShows();
    void areRefundsThatTheListShows();
    void arePayoutsThatTheListShows();
    void knowThePayoutOfEachPayment_data();
    void knowThePayoutOfEachPayment();

private:
    AwkwardShop m_shop{7, 8};
};

void TestListRows::arePaymentsThatTheListShows()
{
    storage::Database &db = m_shop.core.db;
    const auto whole = payments::PaymentListQueries(db).page({}, 0, kAll);
    QVERIFY(whole->total > 60);
    const Payment &some = whole->rows.at(20);
    QList<PaymentFilter> filters(10);
    filters[1].profiles = {some.profileId};
    filters[2].statuses = {PaymentStatus::Succeeded, PaymentStatus::Expired};
    filters[3].from = some.createdAt;
    filters[4].to = some.createdAt;
    filters[5].find = u"HELLO"_s;
    filters[6].refunded = RefundShare::Some;
    filters[7].reference = u"007"_s;
    filters[8].profiles = {ProfileId(u"none"_s)};
    filters[9] = {.profiles = {some.profileId},
                  .statuses = {PaymentStatus::Voided},
                  .from = {},
                  .to = {},
                  .reference = {},
                  .find = {},
                  .order = {}};
    for (const PaymentFilter &filter : std::as_const(filters)) {
        QCOMPARE(read(db, filter), shown(db, filter));
        QCOMPARE(read(db, filter).isEmpty(), &filter == &filters[8]);
    }
}

void TestListRows::areRefundsThatTheListShows()
{
    storage::Database &db = m_shop.core.db;
    const QList<Refund> all = refunds::page(db, {}, {}, kAll).rows;
    QVERIFY(all.size() > 10);
    const Refund &some = all.at(5);
    QList<RefundFilter> filters(6);
    filters[1].profiles = {some.profileId};
    filters[2].status = RefundStatus::Refunded;
    filters[3].from = some.createdAt;
    filters[4].to = some.createdAt;
    filters[5].find = some.paymentId.text();
    for (const RefundFilter &filter : filters) {
        QCOMPARE(read(db, filter), shown(db, filter));
        QVERIFY(!read(db, filter).isEmpty());
    }
}

void TestListRows::arePayoutsThatTheListShows()
{
    storage::Database &db = m_shop.core.db;
    QList<PayoutFilter> filters(6);
    filters[1].merchants = {m_shop.core.merchant.id};
    filters[2].status = PayoutStatus::Failed;
    filters[3].bulkId = u"TILL-1"_s;
    filters[4].find = m_shop.somePayout().text();
    filters[5].from = m_shop.core.clock.now() - std::chrono::hours(72);
    filters[5].to = m_shop.core.clock.now() - std::chrono::hours(20);
    for (const PayoutFilter &filter : filters) {
        QCOMPARE(read(db, filter), shown(db, filter));
        QVERIFY(!read(db, filter).isEmpty());
    }
}

void TestListRows::knowThePayoutOfEachPayment_data()
{
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("count");
    QTest::newRow("reading along") << qint64(1) << qint64(kAll);
    QTest::newRow("reading along from the middle") << qint64(40) << qint64(kAll);
    QTest::newRow("one by one") << qint64(1) << qint64(0);
}

void TestListRows::knowThePayoutOfEachPayment()
{
    QFETCH(qint64, first);
    QFETCH(qint64, count);
    storage::Database &db = m_shop.core.db;
    // Includes payments that succeeded long after their creation, and some not paid out yet.
    const auto paid =
        payments::PaymentListQueries(db).page({.profiles = {},
                                               .statuses = {PaymentStatus::Succeeded},
                                               .from = {},
                                               .to = {},
                                               .reference = {},
                                               .find = {},
                                               .order = {PaymentColumn::Created, true}},
                                              0, kAll);
    const Transaction view(db, Transaction::Kind::Read);
    payouts::PayoutsOfPayments payoutsOf(db, first, paid->rows.last().seq, count);
    int waiting = 0;
    for (const Payment &payment : paid->rows) {
        if (payment.seq < first)
            continue;
        const QString payout = payouts::payoutOf(db, payment.id).text();
        QCOMPARE(QString::fromLatin1(payoutsOf.of(payment.seq)), payout);
        waiting += payout.isEmpty() ? 1 : 0;
    }
    QVERIFY(waiting < paid->rows.size() / 2);
}

TILLDESK_TEST(TestListRows, QCoreApplication)
#include "tst_list_rows.moc"
