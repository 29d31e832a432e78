#include "core/bank/bank_queries.h"
#include "core/bank/bank_service.h"
#include "core/exports/statement_entries.h"
#include "core/payouts/clearing_queries.h"
#include "core/payouts/payout_content_rows.h"
#include "core/payouts/payout_lines.h"
#include "core/payouts/payout_parts_queries.h"
#include "core/payouts/payout_queries.h"
#include "core/payouts/provider_payouts.h"
#include "core/payouts/reconciliation_queries.h"
#include "core/payouts/reconciliation_request.h"
#include "core/payouts/statement_queries.h"
#include "core/storage/transaction.h"
#include "tests/api/hosted/fetching_shop.h"
#include "tests/support/test_program.h"
#include "tests/unit/bank/bank_files.h"

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QString kPayout1 = u"0123456789abcdef00000001"_s;
const QString kNobodys = u"0123456789abcdef0123aaaa"_s;
const QDate kToday(2026, 11, 20);

/// A shop whose provider has paid out two payments less a refund of one of them.
struct PaidOutShop : FetchingShop {
    PaidOutShop()
    {
        profile.iban = hosted.shop.iban;
        profile.bulkId = hosted.shop.bulkId;
        std::ignore = shop.onCore(
            [&] { return shop.assembly->services().merchants().changeProfile(profile); });
        first = paid(1000);
        second = paid(700);
        const HttpAnswer answer = refund(first, 300, "R1");
        [&] { QCOMPARE(answer.status, 201); }();
        answeredRefundId = jsonOf(answer)[u"refundId"_s].toString();
        endRefundsThere();
        pass(1min);
        const QString done = u"waits-for-payout refund 300 0"_s;
        [&] { QTRY_VERIFY(open().contains(done)); }();
        payOutThere();
        [&] { QVERIFY(fetch()); }();
        const PayoutPage page = payouts::ReconciliationQueries(db).payouts({}, 0, 10);
        if (page.total != 1)
            qFatal("%lld payouts", page.total);
        payout = page.rows.first();
        auto row = db.prepare(u"SELECT id FROM refund"_s);
        refundId = row.next() ? row.read<QString>() : QString();
    }

    QString first;
    QString second;
    QString refundId;         ///< at the shop
    QString answeredRefundId; ///< as the shop's own software knows the refund
    storage::Database db{shop.directory.databasePath(), storage::Database::Mode::ReadOnly};
    Payout payout;
};

QList<qint64> sumsOf(const Result<PayoutItemPage> &page)
{
    QList<qint64> sums;
    for (const PayoutItem &item : page->rows)
        sums << item.sumSoFar->cents();
    return sums;
}

} // namespace

/// The payouts of providers in the lists, proofs, exports and matches of all payouts.
/// @source service.md#hosted-payouts
class TestProviderPayouts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsAProvidersPayoutWithItsLines();
    void findsThePayoutOfAPaymentAndOfARefund();
    void namesARefundAsTheAnswerToItsRequestDid();
    void exportsTheLinesAndTheClearingAccount();
    void expectsNothingOfWhatIsPaidOut();
    void provesAProvidersPayout_data();
    void provesAProvidersPayout();
    void showsWhatTheShopDoesNotHave();
    void listsAPayoutByTheIdThatItsProviderChose();
    void matchesALineOfTheBank();
};

void TestProviderPayouts::listsAProvidersPayoutWithItsLines()
{
    PaidOutShop both;
    QVERIFY(both.payout.isHosted);
    QCOMPARE(both.payout.amount.cents(), 1400);
    QCOMPARE(both.payout.payments, (PayoutSum{2, Amount::fromCents(1700)}));
    QCOMPARE(both.payout.refunds, (PayoutSum{1, Amount::fromCents(300)}));
    const auto details = payouts::details(both.db, both.shop.assembly->closing(), both.payout.id);
    QVERIFY(details->proof.isProved);
    QCOMPARE(details->proof.fromLedger.cents(), 1400);
    QVERIFY(details->remittance.contains(both.payout.id.text()));
    const auto lines = payouts::linesOf(both.db, both.payout.id, {}, 0, 10);
    QCOMPARE(lines->total, 3);
    QCOMPARE(sumsOf(lines).first(), 1400);
    QCOMPARE(lines->rows.first().refundId.text(), both.refundId);
    QCOMPARE(sumsOf(payouts::linesOf(both.db, both.payout.id, {}, 1, 1)), sumsOf(lines).mid(1, 1));
    QCOMPARE(sumsOf(payouts::linesOf(both.db, both.payout.id, PayoutItemKind::Refund, 0, 10)),
             QList<qint64>{-300});
    payouts::ItemQuery query;
    query.payout = both.payout.id;
    query.count = 10;
    query.hasSums = true;
    const auto payments = payouts::ReconciliationQueries(both.db).items(query);
    QCOMPARE(sumsOf(payments).last(), 1700);
    QCOMPARE(payments->rows.first().profileId, both.profile.id);
    const auto parts = payouts::partsOf(both.db, both.payout.id);
    QCOMPARE(parts->size(), 1);
    QCOMPARE(parts->first().payments, both.payout.payments);
    QCOMPARE(both.faults(), QStringList());
}

void TestProviderPayouts::findsThePayoutOfAPaymentAndOfARefund()
{
    PaidOutShop both;
    QCOMPARE(payouts::payoutOf(both.db, PaymentId(both.first)), both.payout.id);
    QCOMPARE(payouts::providerPayoutOf(both.db, PayoutItemKind::Refund, both.refundId),
             both.payout.id);
    payouts::ItemQuery query;
    query.merchant = both.payout.merchantId;
    query.kind = PayoutItemKind::Refund;
    query.count = 10;
    const auto refunds = payouts::ReconciliationQueries(both.db).items(query);
    QCOMPARE(refunds->rows.size(), 1);
    QCOMPARE(refunds->rows.first().payoutId, both.payout.id);
    QCOMPARE(refunds->rows.first().refundId.text(), both.refundId);
    query.merchant = both.shop.shop.merchantId;
    query.payout = both.payout.id;
    QCOMPARE(payouts::ReconciliationQueries(both.db).items(query).error().code,
             ErrorCode::PayoutNotFound);
}

void TestProviderPayouts::namesARefundAsTheAnswerToItsRequestDid()
{
    PaidOutShop both;
    QVERIFY(both.answeredRefundId != both.refundId);
    for (const std::string &query : {std::string("start-date=2026-11-20&end-date=2026-11-21"),
                                     "payout-id=" + both.payout.id.text().toStdString()}) {
        http::Request request;
        request.query = query;
        auto asked =
            payouts::parseItemsAsked(request, PayoutItemKind::Refund, both.shop.clock.now());
        QVERIFY(asked);
        asked->query.merchant = both.payout.merchantId;
        const auto refunds = payouts::ReconciliationQueries(both.db).items(asked->query);
        QCOMPARE(refunds->rows.size(), 1);
        QCOMPARE(refunds->rows.first().refundId.text(), both.answeredRefundId);
    }
}

void TestProviderPayouts::exportsTheLinesAndTheClearingAccount()
{
    PaidOutShop both;
    const storage::Transaction view(both.db, storage::Transaction::Kind::Read);
    payouts::PayoutContentRows content(both.db, both.payout);
    qint64 net = 0;
    qint64 rows = 0;
    for (; content.next(); ++rows) {
        const bool isRefund = content.row().kind == PayoutItemKind::Refund;
        net += isRefund ? -content.row().amount.cents() : content.row().amount.cents();
    }
    QCOMPARE(rows, content.total());
    QCOMPARE(net, both.payout.amount.cents());
    payouts::StatementLines paid(both.db, both.payout.id, PayoutItemKind::Payment);
    QVERIFY(paid.next());
    QVERIFY(QStringList({both.first, both.second}).contains(paid.line().payment.text()));
    const auto &closing = both.shop.assembly->closing();
    const auto accounts =
        payouts::clearingDays(both.db, closing, {both.payout.merchantId}, {}, kToday);
    QCOMPARE(accounts->size(), 1U);
    const exports::StatementAccountDays account{.merchant = both.payout.merchantId,
                                                .owner = u"Hosted"_s,
                                                .account = u"clearing"_s,
                                                .isClearing = true,
                                                .days = accounts->front().days};
    exports::StatementEntries entries(both.db, closing, account, u"en"_s);
    qint64 balance = 0;
    QString last;
    while (entries.next()) {
        const exports::StatementEntry &entry = entries.entry();
        const bool isIn = entry.direction == exports::CreditDebit::Credit;
        balance += isIn ? entry.amount.cents() : -entry.amount.cents();
        last = entry.id;
    }
    QCOMPARE(last, both.payout.id.text());
    QCOMPARE(balance, 0);
}

void TestProviderPayouts::expectsNothingOfWhatIsPaidOut()
{
    PaidOutShop both;
    const auto running = [&both] {
        return *payouts::running(both.db, both.shop.assembly->closing(), both.shop.clock.now(),
                                 {both.payout.merchantId});
    };
    QCOMPARE(running().rows.size(), 0);
    both.paid(450);
    const auto rows = running().rows;
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.first().payments, (PayoutSum{1, Amount::fromCents(450)}));
    QCOMPARE(rows.first().refunds, PayoutSum());
    QCOMPARE(rows.first().amount.cents(), 450);
}

void TestProviderPayouts::provesAProvidersPayout_data()
{
    QTest::addColumn<QString>("which");
    QTest::addColumn<bool>("isProved");
    QTest::addColumn<qint64>("fromLedger");
    QTest::addColumn<qint64>("others");
    QTest::addColumn<qint64>("difference");
    QTest::newRow("whole") << u"whole"_s << true << qint64(1000) << qint64(0) << qint64(0);
    QTest::newRow("failed") << u"failed"_s << true << qint64(0) << qint64(0) << qint64(0);
    QTest::newRow("with what is not this shop's")
        << u"others"_s << true << qint64(1000) << qint64(500) << qint64(0);
    QTest::newRow("with a long id") << u"id"_s << true << qint64(1000) << qint64(0) << qint64(0);
    QTest::newRow("less than its lines")
        << u"less"_s << false << qint64(950) << qint64(0) << qint64(-50);
}

void TestProviderPayouts::provesAProvidersPayout()
{
    QFETCH(const QString, which);
    QFETCH(const bool, isProved);
    QFETCH(const qint64, fromLedger);
    QFETCH(const qint64, others);
    QFETCH(const qint64, difference);
    FetchingShop both;
    QList<HostedItem> items{both.item(both.paid(1000), 1000)};
    if (which == u"others") {
        items << both.item(kNobodys, 500);
        items.last().profileId = ProfileId(u"0123456789abcdef0123bbbb"_s);
    }
    HostedPayout payout =
        both.payoutOf(which == u"id" ? u"payout-of-20-november-1"_s : kPayout1, items);
    if (which == u"failed")
        payout.status = PayoutStatus::Failed;
    if (which == u"less")
        payout.amount = Amount::fromCents(950);
    both.add(payout, items);
    storage::Database db(both.shop.directory.databasePath(), storage::Database::Mode::ReadOnly);
    const auto details = payouts::details(db, both.shop.assembly->closing(), payout.id);
    QCOMPARE(details->proof.isProved, isProved);
    auto subject = db.prepare(u"SELECT subject FROM hosted_payout"_s);
    QVERIFY(subject.next());
    QCOMPARE(payouts::findPayout(db, PayoutId(subject.read<QString>()))->id, payout.id);
    QCOMPARE(details->proof.fromLedger.cents(), fromLedger);
    QCOMPARE(details->proof.others.cents(), others);
    QCOMPARE(details->proof.difference.cents(), difference);
    const auto again = both.shop.onCore(
        [&] { return both.shop.assembly->services().payouts().payAgain(payout.id); });
    QCOMPARE(again.error().code, ErrorCode::PayoutNotFailed); // its provider pays out
    QCOMPARE(payouts::countFailed(db, {}), 0);
}

void TestProviderPayouts::showsWhatTheShopDoesNotHave()
{
    FetchingShop both;
    const QList<HostedItem> items{both.item(kNobodys, 500)};
    both.add(both.payoutOf(kPayout1, items), items);
    storage::Database db(both.shop.directory.databasePath(), storage::Database::Mode::ReadOnly);
    const auto lines = payouts::linesOf(db, PayoutId(kPayout1), {}, 0, 10);
    QCOMPARE(lines->rows.size(), 1);
    QCOMPARE(lines->rows.first().paymentId.text(), kNobodys);
    QCOMPARE(lines->rows.first().reference, QString());
    QCOMPARE(sumsOf(lines), QList<qint64>{500});
}

void TestProviderPayouts::listsAPayoutByTheIdThatItsProviderChose()
{
    FetchingShop both;
    const QList<HostedItem> items{both.item(both.paid(1000), 1000)};
    both.add(both.payoutOf(u"PAYOUT/20-11-2026"_s, items), items);
    storage::Database db(both.shop.directory.databasePath(), storage::Database::Mode::ReadOnly);
    const auto listed = [&](const std::string &id) {
        http::Request request;
        request.query = "payout-id=" + id;
        const auto asked =
            payouts::parseItemsAsked(request, PayoutItemKind::Payment, both.shop.clock.now());
        return asked ? payouts::ReconciliationQueries(db).items(asked->query)
                     : Result<PayoutItemPage>(asked.failure());
    };
    QCOMPARE(sumsOf(listed("PAYOUT%2F20-11-2026")), QList<qint64>{1000});
    QCOMPARE(listed("PAYOUT%2F21-11-2026").error().code, ErrorCode::PayoutNotFound);
}

void TestProviderPayouts::matchesALineOfTheBank()
{
    PaidOutShop both;
    const auto closing = both.shop.assembly->closing();
    const QString text = remittanceOf(both.payout, closing.day(both.payout.madeAt));
    const auto file =
        readBytes(codaFile(both.payout.iban, 1, 0, {{kToday, 1400, text}}, kToday), u"bank.cod"_s);
    QVERIFY(file);
    const auto report = both.shop.onCore([&] {
        auto &db = both.shop.assembly->services().database();
        return bank::BankService(db, both.shop.clock, closing).import(*file, {});
    });
    QVERIFY2(report, report ? "" : qPrintable(report.error().detail));
    QCOMPARE(report->matched, 1);
    QCOMPARE(both.faults(), QStringList());
    storage::Database db(both.shop.directory.databasePath(), storage::Database::Mode::ReadOnly);
    const auto items = bank::items(db, closing, kToday, {});
    QCOMPARE(items.size(), 1);
    QCOMPARE(items.first().payouts.first().id, both.payout.id);
}

TILLDESK_TEST(TestProviderPayouts, QCoreApplication)
#include "tst_provider_payouts.moc"
