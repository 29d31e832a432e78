#include "core/audit/audit_queries.h"
#include "core/audit/trail.h"
#include "core/crypto/certificate.h"
#include "core/runtime/promised.h"
#include "tests/support/key_server.h"
#include "tests/support/made_callback.h"
#include "tests/support/service_fixture.h"
#include "tests/support/test_program.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::test;

using Form = MadeCallback::Form;

/// The inbox over real HTTP: callbacks of this service and of other senders.
class TestInboxApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { start({{u"inbox"_s, u"on"_s}}); }
    void cleanup() { m_service.reset(); }
    void takesAGoodCallback();
    void refusesWithTheFirstFault_data();
    void refusesWithTheFirstFault();
    void takesARepetitionAndSaysSo();
    void receivesWhatTheServiceSends_data();
    void receivesWhatTheServiceSends();
    void comparesWithTheStoredPayment();
    void looksAtAMessageAsWhenItCame();
    void tellsTheWindowAfterTheCommit();
    void fetchesTheSendersKeys();
    void comesAgainWhenThereAreNoKeys();
    void inspectsWithAKeySetThatIsGiven();
    void isAbsentUnlessItIsOn();
    void isSwitchedWhileTheServiceRuns();
    void staysAsItIsIfTheSettingCannotBeWritten();
    void recordsThatItWasCleared();

private:
    void start(const QMap<QString, QString> &settings)
    {
        m_service.reset();
        m_service = std::make_unique<ServiceFixture>(settings);
    }
    app::Inspecting &inspecting() { return m_service->assembly->inspecting(); }
    /// Returns a callback signed with this service's own key, addressed to its own inbox.
    MadeCallback made(Form form = Form::Specified, const QString &jti = u"j-1"_s)
    {
        const auto ring = m_service->assembly->keys().published().current();
        const auto *key = ring->signing(crypto::Algorithm::Es256, m_service->clock.now());
        MadeCallback callback(form, jti);
        callback.signedBy = {key->kid, key->key, key->certificate};
        callback.address = m_service->base + u"/inbox"_s;
        callback.with(u"kid"_s, key->kid)
            .with(u"x5t#S256"_s,
                  QString::fromLatin1(crypto::certificateThumbprint(key->certificate)))
            .with(u"sub"_s, m_service->shop.id.text())
            .with(u"path"_s, form == Form::Extended ? callback.address : u"/inbox"_s);
        if (form == Form::Extended)
            callback.header[u"https://tilldesk.invalid/sub"_s] = m_service->shop.id.text();
        return callback;
    }
    HttpAnswer send(const MadeCallback &callback, const std::string &path = "/inbox")
    {
        return send(callback.signature(), callback.body, path);
    }
    HttpAnswer send(const QString &signature, const QByteArray &body,
                    const std::string &path = "/inbox")
    {
        return HttpClient(m_service->port())
            .post(path, body.toStdString(),
                  {{"Signature", signature.toStdString()},
                   {"Host", m_service->base.section(u'/', 2).toStdString()}});
    }
    template <typename T, typename F>
    Result<T> waitFor(F ask)
    {
        std::promise<Result<T>> promise;
        ask([&promise](Result<T> result) { promise.set_value(std::move(result)); });
        return promise.get_future().get();
    }
    QList<InboxMessage> messages()
    {
        return waitFor<QList<InboxMessage>>([this](auto done) { inspecting().messages(done); })
            .value_or(QList<InboxMessage>());
    }
    Result<QList<CallbackFinding>> inspect(const CallbackInspection &wanted)
    {
        return waitFor<QList<CallbackFinding>>(
            [&](auto done) { inspecting().inspect(wanted, done); });
    }
    static QString faults(const Result<QList<CallbackFinding>> &findings)
    {
        QStringList names;
        for (const CallbackFinding &finding : findings.value_or(QList<CallbackFinding>())) {
            if (finding.verdict == CallbackFinding::Verdict::Fails)
                names << toText(finding.check);
        }
        return findings ? names.join(u' ') : findings.error().detail;
    }

    std::unique_ptr<ServiceFixture> m_service;
};

void TestInboxApi::takesAGoodCallback()
{
    QCOMPARE(inspecting().inboxAddress(), QString(m_service->base + u"/inbox"_s));
    for (const Form form : {Form::Specified, Form::Extended}) {
        const CallbackInspection callback = made(form, u"j-%1"_s.arg(int(form))).inspection();
        const HttpAnswer answer = send(callback.signature, callback.body);
        QVERIFY2(answer.status == 204, answer.body.c_str());
        const InboxMessage message = messages().value(0);
        QVERIFY(message.isGood);
        QCOMPARE(message.firstFault, QString());
        QCOMPARE(message.signature, callback.signature);
        QCOMPARE(message.body, callback.body);
        QCOMPARE(message.address, callback.address);
        QCOMPARE(message.paymentId, u"01a1f7d0a1b2000000000009"_s);
        QCOMPARE(message.paymentStatus, u"SUCCEEDED"_s);
        QCOMPARE(message.receivedAt, m_service->clock.now());
        QVERIFY(message.headers.contains(u"Signature: "_s + callback.signature));
    }
    MadeCallback own = made(Form::Specified, u"j-9"_s);
    QCOMPARE(send(own.with(u"path"_s, u"/inbox/shop"_s), "/inbox/shop").status, 204);
    QCOMPARE(messages().size(), 3);
    QVERIFY(!m_service->logged().contains(callbackKey().kid.toUtf8()));
}

void TestInboxApi::refusesWithTheFirstFault_data()
{
    QTest::addColumn<QString>("member");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("check");
    QTest::newRow("typ") << u"typ"_s << u"JWT"_s << u"typ"_s;
    QTest::newRow("kid") << u"kid"_s << u"other"_s << u"kid"_s;
    QTest::newRow("sub") << u"sub"_s << u"0192f6f1f2a3b4c5d6e7f809"_s << u"sub"_s;
    QTest::newRow("path") << u"path"_s << u"/inbox/7"_s << u"path"_s;
    QTest::newRow("iat") << u"iat"_s << u"2026-11-20T13:00:00.000Z"_s << u"iat"_s;
    QTest::newRow("iss") << u"iss"_s << u"Someone"_s << u"iss"_s;
}

void TestInboxApi::refusesWithTheFirstFault()
{
    QFETCH(QString, member);
    QFETCH(QString, value);
    QFETCH(QString, check);
    const HttpAnswer answer = send(made().with(member, value));
    QCOMPARE(answer.status, 401);
    QVERIFY2(errorOf(answer).startsWith(
                 u"401 UNAUTHORIZED The callback is refused by check %1: "_s.arg(check)),
             answer.body.c_str());
    QCOMPARE(messages().value(0).firstFault, check);
    QVERIFY(!messages().value(0).isGood);
    QCOMPARE(HttpClient(m_service->port()).post("/inbox", "").status, 401);
    QCOMPARE(messages().value(0).firstFault, u"parts"_s);
    QCOMPARE(HttpClient(m_service->port()).post("/inbox", std::string(65'537, ' ')).status, 413);
    QCOMPARE(messages().size(), 2);
}

void TestInboxApi::takesARepetitionAndSaysSo()
{
    CallbackInspection wanted = made().inspection();
    QCOMPARE(send(wanted.signature, wanted.body).status, 204);
    m_service->clock.advance(10s);
    QCOMPARE(
        send(made().with(u"iat"_s, QString::fromLatin1(toIsoUtc(m_service->clock.now())))).status,
        204);
    QCOMPARE(send(wanted.signature, wanted.body).status, 204); // the same callback, byte for byte
    for (const auto &[seq, fault] : {std::pair(1, u""_s), {2, u"jti"_s}, {3, u"jti"_s}}) {
        wanted.inboxMessageId = QString::number(seq);
        QCOMPARE(faults(inspect(wanted)), fault);
    }
    QCOMPARE(messages().size(), 3);
}

void TestInboxApi::receivesWhatTheServiceSends_data()
{
    QTest::addColumn<CallbackFault>("fault");
    QTest::addColumn<CallbackHeader>("header");
    QTest::addColumn<QString>("check");
    using enum CallbackFault;
    const auto row = [](CallbackFault fault, const QString &check) {
        for (const auto header : {CallbackHeader::Specified, CallbackHeader::Extended})
            QTest::addRow("%s %s", qPrintable(toText(fault)), qPrintable(toText(header)))
                << fault << header << check;
    };
    row(None, {});
    row(FourCriticalNames, {});
    row(FiveCriticalNames, {});
    row(WrongKey, u"signature"_s);
    row(UnknownKid, u"kid"_s);
    row(ForeignSub, u"sub"_s);
    row(StaleIat, u"iat"_s);
    row(DerSignature, u"signature"_s);
}

void TestInboxApi::receivesWhatTheServiceSends()
{
    QFETCH(CallbackFault, fault);
    QFETCH(CallbackHeader, header);
    QFETCH(QString, check);
    auto &services = m_service->assembly->services();
    QVERIFY(m_service->onCore([&] { return services.simulation().switchOn(true); }));
    Profile profile = openProfile(m_service->merchant.id, u"Own"_s);
    profile.allowsLoopbackCallbacks = true;
    profile.callbackHeader = header;
    profile.callbackUrl = m_service->base + u"/inbox/7?a=b"_s;
    profile = *m_service->onCore([&] { return services.merchants().addProfile(profile); });
    QVERIFY(m_service->assembly->startSending());
    const auto sent = m_service->onCore([&] {
        return services.callbacks().sendTest({.profile = profile.id,
                                              .status = PaymentStatus::Succeeded,
                                              .url = profile.callbackUrl,
                                              .fault = fault},
                                             *m_service->assembly->directory().current(),
                                             m_service->assembly->simulation().current());
    });
    QVERIFY(sent);
    QTRY_COMPARE(m_service->number(u"SELECT count(*) FROM callback_attempt"_s), 1);
    const InboxMessage message = messages().value(0);
    QCOMPARE(message.firstFault, check);
    QCOMPARE(message.isGood, check.isEmpty());
    QCOMPARE(m_service->number(u"SELECT status FROM callback_attempt"_s),
             check.isEmpty() ? 204 : 401);
    // The inspector reports the same for the message and for the logged attempt, even a day later.
    m_service->clock.advance(24h);
    CallbackInspection wanted{.signature = message.signature,
                              .body = message.body,
                              .address = profile.callbackUrl,
                              .keySet = {},
                              .inboxMessageId = {}};
    QCOMPARE(faults(inspect(wanted)), check);
    wanted.inboxMessageId = QString::number(message.seq);
    QCOMPARE(faults(inspect(wanted)), check);
}

void TestInboxApi::comparesWithTheStoredPayment()
{
    const QString id = m_service->create(R"({"amount":1250,"reference":"A-1"})");
    const auto payment = jsonOf(m_service->ask("GET", "/v3/payments/" + id.toStdString()));
    MadeCallback callback = made();
    callback.body = uR"({"paymentId":"%1","currency":"EUR","amount":1250,"reference":"A-1",)"
                    R"("createdAt":"%2","status":"PENDING","debtor":{"iban":""}})"_s
                        .arg(id, payment[u"createdAt"_s].toString())
                        .toUtf8();
    const CallbackInspection wanted = callback.inspection();
    QCOMPARE(send(wanted.signature, wanted.body).status, 204);
    QCOMPARE(faults(inspect(wanted)), QString());
    callback.body.replace("1250", "9999");
    QCOMPARE(send(callback).status, 401);
    QCOMPARE(messages().value(0).firstFault, u"body"_s);
}

void TestInboxApi::looksAtAMessageAsWhenItCame()
{
    const CallbackInspection wanted = made().inspection();
    QCOMPARE(send(wanted.signature, wanted.body).status, 204);
    m_service->clock.advance(24h);
    QCOMPARE(faults(inspect(wanted)), QString());
    MadeCallback other = made(Form::Specified, u"j-2"_s);
    QCOMPARE(faults(inspect(other.inspection())), u"iat"_s);
}

void TestInboxApi::tellsTheWindowAfterTheCommit()
{
    std::atomic<int> told = 0;
    m_service->assembly->core().addListener([&told](const Events &events) {
        if (events.inboxChanged)
            ++told;
    });
    QCOMPARE(send(made()).status, 204);
    QTRY_COMPARE(told.load(), 1);
    QVERIFY(runtime::promisedByCore<void>(m_service->assembly->core(), [this] {
                return inspecting().clear();
            }).result());
    QTRY_COMPARE(told.load(), 2);
    QVERIFY(messages().isEmpty());
    m_service->stop();
}

void TestInboxApi::fetchesTheSendersKeys()
{
    KeyServer elsewhere; // a sender whose profiles and payments are unknown here
    elsewhere.publish(QString::fromUtf8(callbackKeySet()));
    start({{u"inbox"_s, u"on"_s}, {u"inboxKeySet"_s, elsewhere.url()}});
    MadeCallback callback;
    callback.address = m_service->base + u"/inbox"_s;
    callback.with(u"path"_s, u"/inbox"_s);
    // A callback signed with this service's own key is refused.
    QCOMPARE(send(made(Form::Specified, u"j-2"_s)).status, 401);
    const HttpAnswer answer = send(callback);
    QVERIFY2(answer.status == 204, answer.body.c_str());
    CallbackInspection wanted = callback.inspection();
    wanted.inboxMessageId = u"2"_s;
    const auto findings = inspect(wanted);
    QCOMPARE(faults(findings), QString());
    QVERIFY(of(*findings, CallbackCheck::KeyId).reason.startsWith(u"fetched 0 s ago from "_s));
}

void TestInboxApi::comesAgainWhenThereAreNoKeys()
{
    start({{u"inbox"_s, u"on"_s}, {u"inboxKeySet"_s, u"http://127.0.0.1:1/keys"_s}});
    const HttpAnswer answer = send(made());
    QCOMPARE(answer.status, 503);
    QCOMPARE(messages().value(0).firstFault, u"kid"_s);
}

void TestInboxApi::inspectsWithAKeySetThatIsGiven()
{
    CallbackInspection wanted = MadeCallback().inspection();
    QCOMPARE(faults(inspect(wanted)), u"kid sub"_s);
    wanted.keySet = QString::fromUtf8(callbackKeySet());
    QCOMPARE(faults(inspect(wanted)), QString());
    wanted.keySet = m_service->base + u"/"_s;
    const auto findings = inspect(wanted);
    QVERIFY(of(*findings, CallbackCheck::KeyId).reason.contains(u"fetched just now from "_s));
    for (const QString &bad : {u"{}"_s, u"{"_s, u"no address"_s, u"ftp://a.be"_s,
                               QString(m_service->base + u"/health"_s)}) {
        wanted.keySet = bad;
        const auto refused = inspect(wanted);
        QVERIFY2(!refused, qPrintable(bad));
        QCOMPARE(refused.error().code, ErrorCode::FieldInvalid);
        QCOMPARE(refused.error().field, u"keySet"_s);
        QVERIFY(!refused.error().detail.isEmpty());
    }
}

void TestInboxApi::isAbsentUnlessItIsOn()
{
    const MadeCallback callback = made();
    start({});
    QCOMPARE(send(callback).status, 404);
    QCOMPARE(inspecting().inboxAddress(), QString());
    QVERIFY(messages().isEmpty());
}

void TestInboxApi::isSwitchedWhileTheServiceRuns()
{
    start({});
    const auto set = [this](bool isOn) {
        return waitFor<void>([&](auto done) {
            inspecting().setInbox(isOn, {.kind = AuditActorKind::Window}, done);
        });
    };
    const auto changes = [this] {
        return *m_service->onCore([this]() -> Result<QList<AuditEntry>> {
            AuditFilter filter;
            filter.kinds = {AuditKind::SettingsChanged};
            return audit::page(m_service->assembly->services().database(), filter, {}, 10).rows;
        });
    };
    QVERIFY(set(true));
    QCOMPARE(inspecting().inboxAddress(), QString(m_service->base + u"/inbox"_s));
    QCOMPARE(send(made()).status, 204);
    QCOMPARE(changes().size(), 1);
    QCOMPARE(changes().first().actor.kind, AuditActorKind::Window);
    QCOMPARE(changes().first().before, (QJsonObject{{u"inbox"_s, u"off"_s}}));
    QCOMPARE(changes().first().after, (QJsonObject{{u"inbox"_s, u"on"_s}}));
    QVERIFY(set(true)); // nothing changes
    QCOMPARE(changes().size(), 1);
    QVERIFY(set(false));
    QCOMPARE(send(made(Form::Specified, u"j-2"_s)).status, 404);
    QCOMPARE(inspecting().inboxAddress(), QString());
    QCOMPARE(messages().size(), 1); // the messages stay
    QCOMPARE(changes().size(), 2);
}

void TestInboxApi::recordsThatItWasCleared()
{
    QCOMPARE(send(made()).status, 204);
    QCOMPARE(messages().size(), 1);
    QVERIFY(m_service->onCore([this]() -> Result<void> {
        const audit::Acting acting(
            {.kind = AuditActorKind::Staff, .id = u"s1"_s, .name = u"Sofie"_s});
        return inspecting().clear();
    }));
    QCOMPARE(messages().size(), 0);
    storage::Database db(m_service->directory.databasePath(), storage::Database::Mode::ReadOnly);
    const auto entries =
        audit::page(db, {.from = {}, .to = {}, .kinds = {AuditKind::InboxCleared}}, {}, 10).rows;
    QCOMPARE(entries.size(), 1);
    QCOMPARE(entries.first().actor.name, u"Sofie"_s);
}

void TestInboxApi::staysAsItIsIfTheSettingCannotBeWritten()
{
    start({});
    // The settings file cannot be replaced by a file: it is a folder.
    QVERIFY(QDir(m_service->directory.path()).mkdir(u"tilldesk.ini"_s));
    const auto set = waitFor<void>(
        [this](auto done) { inspecting().setInbox(true, {.kind = AuditActorKind::Window}, done); });
    QVERIFY(!set);
    QVERIFY(!inspecting().hasInbox());
    QCOMPARE(send(made()).status, 404);
}

TILLDESK_TEST(TestInboxApi, QCoreApplication)
#include "tst_inbox_api.moc"
