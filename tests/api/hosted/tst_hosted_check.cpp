#include "tests/api/hosted/hosted_refunds.h"
#include "tests/api/hosted/hosted_window.h"
#include "tests/support/test_program.h"

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// A shop whose profile has all that its contract needs, and a window that checks the connection.
struct CheckedShop : RefundingShop {
    CheckedShop() { change({}, hosted.merchant.id.text()); }

    void change(const std::optional<QString> &apiKey, const QString &merchantThere)
    {
        const auto connected = shop.onCore([&] {
            auto &connections = shop.assembly->services().connections();
            auto wanted = *connections.find(profile.id);
            wanted.hostedMerchantId = merchantThere;
            return connections.set(wanted, apiKey);
        });
        QVERIFY(connected);
    }
    /// The provider forgets the key that signs the shop's requests.
    void forgetKeyThere()
    {
        Profile there = hosted.shop;
        there.allowsRefunds = true;
        QVERIFY(hosted.onCore(
            [&] { return hosted.assembly->services().merchants().changeProfile(there); }));
    }
    /// Returns the report of a check that has ended.
    [[nodiscard]] ConnectionReport check()
    {
        const auto started = HostedWindow::answerOf(window.gateways.hosted.startCheck(profile.id));
        ConnectionReport seen;
        const auto isOver = [&] {
            seen = *HostedWindow::answerOf(window.gateways.hosted.checked());
            return seen.isOver;
        };
        [&] {
            QVERIFY(started);
            QTRY_VERIFY(isOver());
        }();
        return seen;
    }

    HostedWindow window{shop};
};

/// Returns `step: state` of each step.
QStringList statesOf(const ConnectionReport &report)
{
    QStringList states;
    for (const CheckedStep &step : report.steps)
        states << QString(toText(step.step)) + u": "_s + toText(step.state);
    return states;
}

} // namespace

/// The check of a hosted profile's connection, from the window's gateway to a second service.
/// @source service.md#connection-check
class TestHostedCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void holdsInAllSteps();
    void namesAWrongApiKey();
    void triesNoStepWhoseNeedFails();
    void tellsTheWindowOfEachStep();
    void ends();
    void checksNoLocalProfile();
};

void TestHostedCheck::holdsInAllSteps()
{
    CheckedShop both;
    const ConnectionReport report = both.check();
    QCOMPARE(statesOf(report),
             (QStringList{u"name: holds"_s, u"encryption: holds"_s, u"clock: holds"_s,
                          u"keys: holds"_s, u"api-key: holds"_s, u"signature: holds"_s,
                          u"refunds: holds"_s, u"payouts: holds"_s}));
    QVERIFY(report.holds());
    QCOMPARE(report.of(CheckStep::ApiKey).finding, CheckFinding::KeyAccepted);
    QVERIFY(!report.of(CheckStep::ApiKey).traceId.isEmpty());
    QCOMPARE(report.of(CheckStep::Signature).finding, CheckFinding::SignatureAccepted);
    QCOMPARE(report.of(CheckStep::Refunds).finding, CheckFinding::RefundsPossible);
    QCOMPARE(both.hosted.number(u"SELECT count(*) FROM payment"_s), 0);
    QCOMPARE(both.hosted.number(u"SELECT count(*) FROM refund"_s), 0);
    QCOMPARE(both.shop.number(u"SELECT count(*) FROM hosted_intent"_s), 0);
}

void TestHostedCheck::namesAWrongApiKey()
{
    CheckedShop both;
    both.change(both.hosted.revokedKey, both.hosted.merchant.id.text());
    const ConnectionReport report = both.check();
    QVERIFY(!report.holds());
    QCOMPARE(report.of(CheckStep::ApiKey).state, CheckState::Fails);
    QCOMPARE(report.of(CheckStep::ApiKey).finding, CheckFinding::KeyRefused);
    QCOMPARE(report.of(CheckStep::ApiKey).status, 401);
    QVERIFY(!textsOf(report.of(CheckStep::ApiKey)).toDo.isEmpty());
    QCOMPARE(report.count(CheckState::Holds), 7); // signed requests need no API key
    QVERIFY(!both.shop.logged().contains(both.hosted.revokedKey.toUtf8()));
}

void TestHostedCheck::triesNoStepWhoseNeedFails()
{
    CheckedShop both;
    both.change(both.hosted.revokedKey, both.hosted.merchant.id.text());
    both.forgetKeyThere();
    const ConnectionReport report = both.check();
    QCOMPARE(statesOf(report),
             (QStringList{u"name: holds"_s, u"encryption: holds"_s, u"clock: holds"_s,
                          u"keys: holds"_s, u"api-key: fails"_s, u"signature: fails"_s,
                          u"refunds: not-tried"_s, u"payouts: not-tried"_s}));
    QCOMPARE(report.of(CheckStep::Signature).finding, CheckFinding::SignatureRefused);
    QCOMPARE(report.of(CheckStep::Payouts).finding, CheckFinding::NeedsEarlierStep);
    QCOMPARE(both.sent(), 0);
}

void TestHostedCheck::tellsTheWindowOfEachStep()
{
    CheckedShop both;
    QSignalSpy changed(&both.window.gateways.hosted, &gateway::Hosted::checkChanged);
    std::ignore = both.check();
    QVERIFY(changed.size() >= qsizetype(kCheckSteps.size()) - 2); // the first three end together
    // A second check begins anew.
    both.change(both.hosted.revokedKey, {});
    const ConnectionReport second = both.check();
    QCOMPARE(second.of(CheckStep::ApiKey).state, CheckState::Fails);
    QCOMPARE(second.of(CheckStep::Payouts).finding, CheckFinding::NoMerchantId);
}

void TestHostedCheck::ends()
{
    CheckedShop both;
    both.proxy.decide([](const FaultProxy::Request &) {
        return FaultProxy::Treatment{.fault = FaultProxy::Fault::HoldBefore};
    });
    QVERIFY(HostedWindow::answerOf(both.window.gateways.hosted.startCheck(both.profile.id)));
    QTRY_VERIFY(!both.proxy.requests().isEmpty());
    QVERIFY(HostedWindow::answerOf(both.window.gateways.hosted.stopCheck()));
    const auto report = HostedWindow::answerOf(both.window.gateways.hosted.checked());
    QVERIFY(report->isOver);
    QCOMPARE(report->of(CheckStep::ApiKey).finding, CheckFinding::Stopped);
    QCOMPARE(report->count(CheckState::Running), 0);
}

void TestHostedCheck::checksNoLocalProfile()
{
    CheckedShop both;
    auto &hosted = both.window.gateways.hosted;
    const auto local = HostedWindow::answerOf(hosted.startCheck(both.shop.shop.id));
    QCOMPARE(local.error().code, ErrorCode::FieldInvalid);
    const auto unknown = HostedWindow::answerOf(hosted.startCheck(ProfileId(u"none"_s)));
    QCOMPARE(unknown.error().code, ErrorCode::ProfileNotFound);
    QVERIFY(HostedWindow::answerOf(hosted.checked())->steps.isEmpty());
}

TILLDESK_TEST(TestHostedCheck, QCoreApplication)
#include "tst_hosted_check.moc"
