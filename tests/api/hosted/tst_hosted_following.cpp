#include "tests/api/hosted/hosted_shop.h"
#include "tests/support/test_program.h"

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int kOpenPayments = 1000;
constexpr int kBudget = 5; ///< look-ups a second, by default

/// A hosted shop that follows a thousand open payments.
struct BusyShop : HostedShop {
    BusyShop() : HostedShop(false)
    {
        std::ignore = hosted.onCore([this]() -> Result<void> {
            for (int i = 0; i < kOpenPayments; ++i) {
                const auto made = hosted.assembly->services().payments().create(
                    hosted.shop.id, newPayment(300, u"other"_s), {});
                if (!made)
                    return made.failure();
                ids << made->id;
            }
            return {};
        });
        shop.assembly->provider().follow();
        [this] {
            QTRY_COMPARE_WITH_TIMEOUT(shop.number(u"SELECT count(*) FROM payment"_s), kOpenPayments,
                                      30'000);
        }();
    }

    /// Returns how often each payment was asked for.
    [[nodiscard]] QHash<QByteArray, int> lookUps() const
    {
        QHash<QByteArray, int> count;
        for (const FaultProxy::Request &request : proxy.requests()) {
            if (request.method == "GET")
                ++count[request.target];
        }
        return count;
    }
    [[nodiscard]] static QByteArray pathOf(const PaymentId &id)
    {
        return "/v3/payments/" + id.text().toLatin1();
    }
    [[nodiscard]] qint64 othersAsked(const PaymentId &shown = {}) const
    {
        qint64 sum = 0;
        const auto count = lookUps();
        for (auto it = count.begin(); it != count.end(); ++it)
            sum += it.key() == pathOf(shown) ? 0 : it.value();
        return sum;
    }

    QList<PaymentId> ids;
};

} // namespace

/// How often a provider is asked for the payments that are open. @source service.md#following
class TestHostedFollowing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheBudgetForPaymentsThatNobodySees();
    void asksOnceASecondForAPaymentOnAScreen();
    void showsAChangeOnAScreenAtTheNextSecond();
    void searchesForRequestsWithinTheBudget();
    void searchesForNoRequestWhileTheProviderAsksForAPause();
};

void TestHostedFollowing::keepsTheBudgetForPaymentsThatNobodySees()
{
    BusyShop both;
    both.pass(2s); // they are not due before
    QTRY_COMPARE(both.othersAsked(), kBudget);
    for (int second = 1; second <= 20; ++second) {
        both.pass(1s);
        QTRY_COMPARE(both.othersAsked(), (second + 1) * kBudget);
    }
    // A pause saves nothing up.
    both.pass(1min);
    QTRY_COMPARE(both.othersAsked(), 22 * kBudget);
    QVERIFY(!QTest::qWaitFor([&] { return both.othersAsked() > 22 * kBudget; }, 500));
    // The one that waits longest comes first: nobody is asked for twice.
    QCOMPARE(both.lookUps().size(), 22 * kBudget);
}

void TestHostedFollowing::asksOnceASecondForAPaymentOnAScreen()
{
    BusyShop both;
    const PaymentId shown = both.ids.last();
    both.shop.assembly->provider().show()(1, {shown});
    both.pass(1s);
    const auto asked = [&] { return both.lookUps().value(BusyShop::pathOf(shown)); };
    QTRY_COMPARE(asked(), 1);
    constexpr int kSeconds = 20;
    for (int second = 1; second <= kSeconds; ++second) {
        // Its answer is read before the time goes on.
        [[maybe_unused]] const bool isMore = QTest::qWaitFor([&] { return asked() > second; }, 100);
        QVERIFY(!isMore);
        both.pass(1s);
        QTRY_COMPARE(asked(), second + 1);
    }
    QVERIFY(both.othersAsked(shown) <= (kSeconds + 1) * kBudget);
    QVERIFY(both.othersAsked(shown) >= (kSeconds - 1) * kBudget);
    // Nobody sees it any more: it waits its turn with all others.
    both.shop.assembly->provider().show()(1, {});
    both.pass(1s);
    both.pass(1s);
    QVERIFY(!QTest::qWaitFor([&] { return asked() > kSeconds + 2; }, 300));
}

void TestHostedFollowing::showsAChangeOnAScreenAtTheNextSecond()
{
    BusyShop both;
    const PaymentId shown = both.ids.first();
    both.shop.assembly->provider().show()(1, {shown});
    both.act(shown.text(), u"identify"_s);
    both.pass(1s);
    QTRY_COMPARE(both.statusAtShop(shown.text()), u"IDENTIFIED"_s);
    both.act(shown.text(), u"confirm"_s);
    both.pass(1s);
    QTRY_COMPARE(both.statusAtShop(shown.text()), u"SUCCEEDED"_s);
}

void TestHostedFollowing::searchesForRequestsWithinTheBudget()
{
    HostedShop both;
    QTRY_COMPARE(both.requests().size(), 1); // the search at the start
    both.proxy.decide([](const FaultProxy::Request &) {
        return FaultProxy::Treatment{.fault = FaultProxy::Fault::CutBefore};
    });
    constexpr int kLost = 4 * kBudget;
    for (int i = 0; i < kLost; ++i)
        QCOMPARE(both.ask("POST", u"/v3/payments"_s, R"({"amount":5})").status, 500);
    both.proxy.decide({});
    const auto before = both.requests().size();
    const auto searches = [&] { return both.requests().size() - before; };
    both.pass(2s);
    QTRY_COMPARE(searches(), kBudget);
    for (int second = 2; second <= 4; ++second) {
        both.pass(1s);
        QTRY_COMPARE(searches(), second * kBudget);
    }
    // Each is asked for again, in its turn, until it is certain.
    for (int turn = 0; turn < 20 && !both.openOutcomes().isEmpty(); ++turn) {
        const auto asked = searches();
        both.pass(5s);
        QTRY_VERIFY(searches() > asked || both.openOutcomes().isEmpty());
    }
    QTRY_VERIFY(both.openOutcomes().isEmpty());
}

void TestHostedFollowing::searchesForNoRequestWhileTheProviderAsksForAPause()
{
    HostedShop both;
    QTRY_COMPARE(both.requests().size(), 1);
    const QString open = both.create();
    both.proxy.treatNext({{.fault = FaultProxy::Fault::CutBefore},
                          {.fault = FaultProxy::Fault::AnswerBefore,
                           .status = 429,
                           .headers = "Retry-After: 60\r\n"}});
    QCOMPARE(both.ask("POST", u"/v3/payments"_s, R"({"amount":5})").status, 500);
    both.awaitProvider();
    both.shop.assembly->provider().hasten(PaymentId(open)); // which is answered with 429
    QTRY_COMPARE(both.requests().size(), 4);
    // Once this request is answered, the shop has read the answer before it.
    std::ignore = both.ask("GET", u"/v3/payments/%1/debtor/refundIban"_s.arg(open));
    const auto paused = both.requests().size();
    both.pass(50s);
    QVERIFY(!QTest::qWaitFor([&] { return both.requests().size() > paused; }, 500));
    both.pass(20s);
    QTRY_VERIFY(both.openOutcomes().isEmpty());
}

TILLDESK_TEST(TestHostedFollowing, QCoreApplication)
#include "tst_hosted_following.moc"
