#include "core/hosted/drift_compare.h"
#include "core/hosted/drift_walk.h"
#include "tests/api/service/service_access.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::hosted;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

/// The drift report: nothing differs from an equal service, and each change of a service is named.
class TestDrift : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void findsNothingInAnEqualService();
    void leavesNoOpenPayment();
    void namesEachChange_data();
    void namesEachChange();
    void tellsOfNoAnswer();
    void waitsForALimit();

private:
    static QList<Probed> walked(ProvidedService &provided);
    /// Returns each difference as `probe: kind name theirs/ours`.
    QStringList drifts(ProvidedService &theirs);

    std::unique_ptr<ProvidedService> m_own;
    QList<Probed> m_ours;
    QJsonObject m_description;
};

QList<Probed> TestDrift::walked(ProvidedService &provided)
{
    HostedCaller caller(provided.service.clock);
    return caller.wait<QList<Probed>>(
        [&](auto done) { DriftWalk::start(caller.needs(), provided.access, done); });
}

QStringList TestDrift::drifts(ProvidedService &theirs)
{
    const QList<Probed> seen = walked(theirs);
    QStringList lines;
    for (qsizetype i = 0; i < seen.size(); ++i) {
        for (const Drift &drift : driftsOf(driftScript()[i], seen[i].request, seen[i].seen,
                                           m_ours[i].seen, m_description)) {
            const QString name = drift.name.isEmpty() ? QString() : drift.name + u' ';
            lines << drift.probe + u": "_s + toText(drift.kind) + u' ' + name + drift.theirs + u'/'
                    + drift.ours;
        }
    }
    return lines;
}

void TestDrift::initTestCase()
{
    QFile file(u":/openapi/openapi.json"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_description = QJsonDocument::fromJson(file.readAll()).object();
    m_own = std::make_unique<ProvidedService>();
    m_ours = walked(*m_own);
    QCOMPARE(m_ours.size(), driftScript().size());
    for (const Probed &probed : m_ours)
        QVERIFY2(probed.seen.isTried && probed.seen.problem.isEmpty(),
                 qPrintable(probed.request.path));
}

void TestDrift::findsNothingInAnEqualService()
{
    ProvidedService equal;
    QCOMPARE(drifts(equal), QStringList());
    // The rules that the script looks at, by their result here.
    QStringList ours;
    for (qsizetype i = 0; i < m_ours.size(); ++i)
        ours << u"%1 %2"_s.arg(m_ours[i].seen.status).arg(m_ours[i].seen.code).trimmed();
    QCOMPARE(
        ours.first(12),
        (QStringList{u"201"_s, u"200"_s, u"200"_s, u"200"_s, u"422 PAYMENT_NOT_ACKNOWLEDGEABLE"_s,
                     u"422 REFUND_NOT_ALLOWED"_s, u"422 REFUND_NOT_POSSIBLE"_s, u"204"_s,
                     u"422 PAYMENT_NOT_PENDING"_s, u"200"_s, u"201"_s, u"204"_s}));
    QCOMPARE(ours.sliced(12, 15).count(u"400 FIELD_IS_INVALID"_s), 12);
    QCOMPARE(ours.sliced(27),
             (QStringList{u"404 PAYMENT_NOT_FOUND"_s, u"401 UNAUTHORIZED"_s, u"401 UNAUTHORIZED"_s,
                          u"401 UNAUTHORIZED"_s, u"404 PAYMENT_NOT_FOUND"_s,
                          u"422 PAYMENT_FOR_REFUND_NOT_FOUND"_s, u"400 VALIDATION_ERROR"_s,
                          u"404 PAYMENT_NOT_FOUND"_s, u"400 FIELD_IS_INVALID"_s,
                          u"400 FIELD_IS_INVALID"_s, u"200"_s, u"200"_s, u"200"_s,
                          u"401 UNAUTHORIZED"_s, u"400 BAD_REQUEST"_s, u"400 BAD_REQUEST"_s,
                          u"400 BAD_REQUEST"_s, u"404 PAYOUT_NOT_FOUND"_s}));
}

void TestDrift::leavesNoOpenPayment()
{
    QCOMPARE(m_own->service.number(u"SELECT count(*) FROM payment"_s), 2);
    QCOMPARE(m_own->service.number(u"SELECT count(*) FROM payment WHERE status = %1"_s.arg(
                 int(PaymentStatus::Cancelled))),
             2);
    QCOMPARE(m_own->service.number(u"SELECT count(*) FROM refund"_s), 0);
}

using Rewrite = std::function<void(const FaultProxy::Request &, FaultProxy::Response &)>;
Q_DECLARE_METATYPE(Rewrite)

void TestDrift::namesEachChange_data()
{
    QTest::addColumn<Rewrite>("rewrite");
    QTest::addColumn<QStringList>("expected"); // in this order, perhaps among others
    QTest::addColumn<int>("count");
    const auto row = [](const char *name, const Rewrite &rewrite, const QStringList &expected,
                        int count) { QTest::newRow(name) << rewrite << expected << count; };
    const auto isCreation = [](const FaultProxy::Request &request, const auto &response) {
        return request.target == "/v3/payments" && response.status == 201;
    };
    row(
        "status",
        [=](const auto &request, auto &response) {
            if (isCreation(request, response))
                response.status = 200;
        },
        {u"create: status 200/201"_s}, 1);
    row(
        "status that nobody describes",
        [](const auto &request, auto &response) {
            if (request.method == "DELETE" && response.status == 422)
                response.status = 409;
        },
        {u"cancel again: status 409/422"_s}, 1);
    row(
        "code",
        [](const auto &, auto &response) {
            response.body.replace("PAYMENT_NOT_PENDING", "PAYMENT_NOT_CANCELLABLE");
            response.set("SignatureBank", {});
        },
        {u"cancel again: code code PAYMENT_NOT_CANCELLABLE/PAYMENT_NOT_PENDING"_s,
         u"cancel again: signature not signed/signed"_s},
        -1);
    row(
        "header",
        [](const auto &, auto &response) {
            if (response.status == 401)
                response.set("WWW-Authenticate", {});
        },
        {u"get with a wrong API key: header WWW-Authenticate absent/Bearer"_s}, -1);
    row(
        "content type",
        [=](const auto &request, auto &response) {
            if (isCreation(request, response))
                response.set("Content-Type", "application/hal+json; charset=utf-8");
        },
        {u"create: header Content-Type application/hal+json/application/json"_s}, 1);
    row(
        "missing member",
        [=](const auto &request, auto &response) {
            if (isCreation(request, response))
                response.body.replace("\"expiresAt\"", "\"expireAt\"");
        },
        {u"create: member expireAt string/absent"_s, u"create: member expiresAt absent/string"_s},
        -1);
    row(
        "type of a member",
        [](const auto &request, auto &response) {
            if (request.method == "GET" && response.body.contains("\"status\":\"CANCELLED\""))
                response.body.replace("\"amount\":1", "\"amount\":\"1\"");
        },
        {u"get a CANCELLED payment: member amount string/integer"_s}, 1);
    row(
        "value",
        [](const auto &request, auto &response) {
            if (request.method == "GET")
                response.body.replace("\"CANCELLED\"", "\"VOIDED\"");
        },
        {u"get a CANCELLED payment: value status VOIDED/CANCELLED"_s}, 1);
    row(
        "member inside a list",
        [](const auto &request, auto &response) {
            if (request.target.startsWith("/v3/payments/search"))
                response.body.replace("\"createdAt\"", "\"created\"");
        },
        {u"search by reference: member details[].created string/absent"_s,
         u"search by reference: member details[].createdAt absent/string"_s},
        2);
    row(
        "signature",
        [](const auto &request, auto &response) {
            if (request.target.startsWith("/reconciliation/refunds"))
                response.body += ' ';
        },
        {u"refunds of today: signature the signature of the response does not hold: it does not "
         "match this body/signed"_s},
        1);
}

void TestDrift::namesEachChange()
{
    QFETCH(const Rewrite, rewrite);
    QFETCH(const QStringList, expected);
    QFETCH(const int, count);
    ProvidedService changed;
    changed.treat([rewrite](const auto &) { return FaultProxy::Treatment{.rewrite = rewrite}; });
    const QStringList found = drifts(changed);
    for (const QString &line : expected)
        QVERIFY2(found.contains(line), qPrintable(found.join(u'\n')));
    if (count >= 0)
        QCOMPARE(found.size(), count);
}

void TestDrift::tellsOfNoAnswer()
{
    ProvidedService broken;
    broken.treat([](const FaultProxy::Request &request) {
        const bool isCreation = request.method == "POST" && request.target == "/v3/payments";
        return FaultProxy::Treatment{.fault = isCreation ? FaultProxy::Fault::CutAfter
                                                         : FaultProxy::Fault::None};
    });
    const QStringList found = drifts(broken);
    QVERIFY2(found.contains(u"create: answer no answer: the connection was closed without a "
                            "response/an answer, 201"_s),
             qPrintable(found.join(u'\n')));
    QVERIFY(
        found.contains(u"cancel: answer not tried: an earlier creation failed/an answer, 204"_s));
}

void TestDrift::waitsForALimit()
{
    ProvidedService limited;
    limited.proxy.treatNext({{.fault = FaultProxy::Fault::AnswerBefore,
                              .status = 429,
                              .headers = "Retry-After: 0\r\n"}});
    QCOMPARE(drifts(limited), QStringList());
    QCOMPARE(limited.proxy.requests().value(0).target, "/v3/payments");
    QCOMPARE(limited.proxy.requests().value(1).target, "/v3/payments");
}

TILLDESK_TEST(TestDrift, QCoreApplication)
#include "tst_drift.moc"
