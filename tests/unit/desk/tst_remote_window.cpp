#include "core/base/when_ready.h"
#include "tests/support/test_program.h"
#include "tests/unit/desk/connected.h"

#include <QSignalSpy>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;

namespace {

/// Sends bytes to a service as a program would that is no window.
struct Liar {
    explicit Liar(test::Connected &shop)
    {
        auto service = std::make_unique<test::Pipe>();
        test::Pipe::join(pipe, *service);
        link = std::make_unique<desk::WindowLink>(std::move(service), shop.admission, shop.changes);
        QObject::connect(&pipe, &wire::Channel::received, &pipe, [this](const QByteArray &bytes) {
            const auto message = wire::fromPackedBytes(bytes);
            if (const auto *answer = std::get_if<wire::Answer>(&*message))
                answers.append(*answer);
            if (const auto *refused = std::get_if<wire::Refusal>(&*message))
                refusal = refused->error;
            isWelcome = isWelcome || std::holds_alternative<wire::Welcome>(*message);
        });
    }
    void send(const wire::Message &message) { pipe.send(wire::toBytes(message)); }
    /// Says Hello and waits until the service admits this program.
    [[nodiscard]] bool enter()
    {
        send(wire::Hello());
        return QTest::qWaitFor([this] { return isWelcome; });
    }
    [[nodiscard]] bool isCutOff()
    {
        return QTest::qWaitFor([this] { return !pipe.isOpen(); });
    }
    [[nodiscard]] bool hasAnswer()
    {
        return QTest::qWaitFor([this] { return !answers.isEmpty(); });
    }

    test::Pipe pipe;
    std::unique_ptr<desk::WindowLink> link;
    QList<wire::Answer> answers;
    std::optional<Error> refusal;
    bool isWelcome = false;
};

Events paymentChange(const QString &id)
{
    return {.payments = {{PaymentId(id), ProfileId(u"q"_s), PaymentStatus::Succeeded, false}}};
}

} // namespace

class TestRemoteWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersACall();
    void keepsTheTokenOfAPairing();
    void saysWhyItIsNotAdmitted();
    void saysWhichSideToUpdate_data();
    void saysWhichSideToUpdate();
    void carriesARefusal();
    void hasTheStateBeforeItIsOpen();
    void followsTheState();
    void knowsTheTills();
    void tellsProgressAndCancels();
    void deliversEveryChangeOnceAfterACut();
    void saysIfChangesWereMissed();
    void gathersTheCommitsOfABusyService();
    void forgetsTheOldestOfTooManyPayments();
    void failsCallsWhoseAnswerWasLost();
    void refusesCallsWhileItIsNotConnected();
    void closesTheConnectionOfALiar_data();
    void closesTheConnectionOfALiar();
    void refusesACallThatItDoesNotKnow();
    void refusesArgumentsThatItCannotRead();
    void limitsTheCallsThatWait();
};

void TestRemoteWindow::answersACall()
{
    test::Connected shop;
    shop.payments.payments = test::aDayAtTheBakery();
    QVERIFY(shop.waitUntilOpen());
    gateway::Payments &payments = shop.window.payments;
    const auto page = payments.page({}, 0, 10);
    QVERIFY(QTest::qWaitFor([&] { return shop.payments.waiting() == 1; }));
    shop.payments.flush();
    QVERIFY(QTest::qWaitFor([&] { return page.isFinished(); }));
    const auto wanted = shop.payments.page({}, 0, 10);
    shop.payments.flush();
    QCOMPARE(page.result()->rows, wanted.result()->rows);
    QCOMPARE(page.result()->total, wanted.result()->total);
}

void TestRemoteWindow::keepsTheTokenOfAPairing()
{
    test::Connected shop;
    shop.newToken = u"token"_s;
    QSignalSpy paired(&shop.line, &remote::Line::paired);
    QVERIFY(shop.waitUntilOpen());
    QCOMPARE(paired.size(), 1);
    QCOMPARE(paired.first().first().toString(), u"token"_s);
}

void TestRemoteWindow::saysWhyItIsNotAdmitted()
{
    test::Connected shop;
    shop.refusal = {{ErrorCode::Unauthorized, u"this computer was revoked"_s, u"token"_s}};
    QSignalSpy refused(&shop.line, &remote::Line::refused);
    QVERIFY(QTest::qWaitFor([&] { return refused.size() == 1; }));
    QCOMPARE(refused.first().first().value<Error>(), shop.refusal->error);
    QVERIFY(QTest::qWaitFor([&] { return !shop.atWindow->isOpen(); }));
    QVERIFY(!shop.line.isOpen());
}

void TestRemoteWindow::saysWhichSideToUpdate_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<QString>("side");
    QTest::newRow("newer window") << wire::kProtocol + 1 << u"update the service"_s;
    QTest::newRow("window two versions older") << wire::kProtocol - 2 << u"update the window"_s;
    QTest::newRow("window one version older") << wire::kProtocol - 1 << QString();
}

void TestRemoteWindow::saysWhichSideToUpdate()
{
    QFETCH(int, protocol);
    QFETCH(QString, side);
    test::Connected shop;
    Liar window(shop);
    window.send(wire::Hello{protocol});
    if (side.isEmpty()) {
        QVERIFY(QTest::qWaitFor([&] { return window.isWelcome; }));
    } else {
        QVERIFY(QTest::qWaitFor([&] { return window.refusal.has_value(); }));
        QVERIFY(window.refusal->detail.contains(side));
        QVERIFY(window.isCutOff());
    }
}

void TestRemoteWindow::carriesARefusal()
{
    test::Connected shop;
    shop.staff.error = Error{ErrorCode::AccessDenied, u"the role does not allow it"_s, u"role"_s};
    QVERIFY(shop.waitUntilOpen());
    gateway::Staff &staff = shop.window.staff;
    const auto refused = staff.setLimits(StaffRole::Cashier, {});
    QVERIFY(QTest::qWaitFor([&] { return refused.isFinished(); }));
    QVERIFY(!refused.result());
    QCOMPARE(refused.result().error(), *shop.staff.error);
}

void TestRemoteWindow::hasTheStateBeforeItIsOpen()
{
    test::Connected shop;
    const StaffId anna = shop.staff.hire(u"Anna De Smet"_s, StaffRole::Cashier, u"2580"_s);
    shop.staff.roleLimits[StaffRole::Cashier] = {Amount::fromCents(5'000), {}};
    gateway::Staff &staff = shop.window.staff;
    gateway::Merchants &merchants = shop.window.merchants;
    bool hadMembers = false;
    connect(&shop.line, &remote::Line::isOpenChanged, this,
            [&] { hadMembers = staff.members().size() == 1; });
    QVERIFY(shop.waitUntilOpen());
    QVERIFY(hadMembers);
    QCOMPARE(staff.members().first().id, anna);
    QCOMPARE(staff.limits(StaffRole::Cashier), shop.staff.roleLimits[StaffRole::Cashier]);
    QCOMPARE(merchants.locationLink(ProfileId(u"profile"_s), u"till 1"_s),
             shop.merchants.locationLink(ProfileId(u"profile"_s), u"till 1"_s));
}

void TestRemoteWindow::followsTheState()
{
    test::Connected shop;
    QVERIFY(shop.waitUntilOpen());
    gateway::Staff &staff = shop.window.staff;
    QCOMPARE(staff.members().size(), 0);
    QSignalSpy told(&shop.line, &remote::Line::signalled);
    shop.staff.hire(u"Marc"_s, StaffRole::Owner, u"2580"_s);
    Q_EMIT shop.staff.changed();
    QVERIFY(QTest::qWaitFor([&] { return !told.isEmpty(); }));
    QCOMPARE(told.last().first().toString(), u"staff.changed"_s);
    QCOMPARE(staff.members().size(), 1);
}

void TestRemoteWindow::knowsTheTills()
{
    test::Connected shop;
    QVERIFY(shop.waitUntilOpen());
    gateway::Tills &tills = shop.window.tills;
    QCOMPARE(tills.access(), shop.tills.now);
    QSignalSpy changed(&tills, &gateway::Tills::changed);
    const TillId left = shop.tills.add(u"Counter left"_s, std::chrono::seconds(5));
    shop.tills.connectTill(left);
    QVERIFY(QTest::qWaitFor([&] { return changed.size() == 2; }));
    QCOMPARE(tills.access().connected.size(), 1);
    std::optional<Result<TillList>> list;
    whenReady(tills.tills(), this, [&list](const Result<TillList> &answer) { list = answer; });
    QVERIFY(QTest::qWaitFor([&] { return list.has_value(); }));
    QCOMPARE((*list)->tills, shop.tills.all);
}

void TestRemoteWindow::tellsProgressAndCancels()
{
    test::Connected shop;
    shop.safekeeping.isSlow = true;
    QVERIFY(shop.waitUntilOpen());
    auto control = std::make_shared<BackupControl>();
    const auto run = shop.line.ask<&gateway::Safekeeping::backUp>(control);
    QVERIFY(QTest::qWaitFor([&] { return shop.safekeeping.control != nullptr; }));
    QVERIFY(shop.safekeeping.control != control);
    shop.safekeeping.control->done = 30;
    shop.safekeeping.control->total = 100;
    QVERIFY(QTest::qWaitFor([&] { return control->done == 30 && control->total == 100; }));
    control->isCancelled = true;
    QVERIFY(QTest::qWaitFor([&] { return shop.safekeeping.control->isCancelled.load(); }));
    shop.safekeeping.finish(fail(ErrorCode::Cancelled));
    QVERIFY(QTest::qWaitFor([&] { return run.isFinished(); }));
    QCOMPARE(run.result().error().code, ErrorCode::Cancelled);
}

void TestRemoteWindow::deliversEveryChangeOnceAfterACut()
{
    test::Connected shop;
    QVERIFY(shop.waitUntilOpen());
    QStringList seen;
    connect(&shop.line, &remote::Line::changed, this,
            [&seen](const Events &events) { seen.append(events.payments.first().id.text()); });
    shop.changes.add(paymentChange(u"first"_s));
    QVERIFY(QTest::qWaitFor([&] { return seen.size() == 1; }));
    shop.atWindow->cut();
    QVERIFY(QTest::qWaitFor([&] { return !shop.line.isOpen(); }));
    shop.changes.add(paymentChange(u"second"_s));
    shop.changes.add(paymentChange(u"third"_s));
    QVERIFY(QTest::qWaitFor([&] { return shop.changes.last() == 3; }));
    QSignalSpy missed(&shop.line, &remote::Line::missed);
    shop.connectAgain();
    QVERIFY(QTest::qWaitFor([&] { return seen.size() == 3; }));
    QCOMPARE(seen, (QStringList{u"first"_s, u"second"_s, u"third"_s}));
    QCOMPARE(missed.size(), 0);
}

void TestRemoteWindow::saysIfChangesWereMissed()
{
    test::Connected shop;
    QVERIFY(shop.waitUntilOpen());
    shop.atWindow->cut();
    QVERIFY(QTest::qWaitFor([&] { return !shop.line.isOpen(); }));
    for (int i = 0; i < 4; ++i) // one more than shop.changes keeps
        shop.changes.add(paymentChange(QString::number(i)));
    QVERIFY(QTest::qWaitFor([&] { return shop.changes.last() == 4; }));
    QSignalSpy missed(&shop.line, &remote::Line::missed);
    QSignalSpy changed(&shop.line, &remote::Line::changed);
    shop.connectAgain();
    QVERIFY(QTest::qWaitFor([&] { return missed.size() == 1; }));
    QCOMPARE(changed.size(), 0);
    shop.changes.add(paymentChange(u"next"_s));
    QVERIFY(QTest::qWaitFor([&] { return changed.size() == 1; }));
}

void TestRemoteWindow::gathersTheCommitsOfABusyService()
{
    desk::Changes changes(10, std::chrono::milliseconds(50));
    QList<desk::Numbered> told;
    connect(&changes, &desk::Changes::added, this,
            [&told](const desk::Numbered &change) { told.append(change); });
    changes.add(paymentChange(u"first"_s));
    changes.add(paymentChange(u"second"_s));
    changes.add({.payments = {}, .refundsChanged = true});
    QVERIFY(QTest::qWaitFor([&] { return told.size() == 2; }));
    QCOMPARE(told.first().events.payments.size(), 1);
    QCOMPARE(told.first().events.refundsChanged, false);
    QCOMPARE(told.last().number, 2);
    QCOMPARE(told.last().events.payments, paymentChange(u"second"_s).payments);
    QCOMPARE(told.last().events.refundsChanged, true);
}

void TestRemoteWindow::forgetsTheOldestOfTooManyPayments()
{
    desk::Changes changes(10, std::chrono::milliseconds(0));
    const Events many{.payments = QList<PaymentChange>(desk::Changes::kKeptPayments / 2)};
    for (int i = 0; i < 3; ++i)
        changes.add(many);
    QVERIFY(QTest::qWaitFor([&] { return changes.last() == 3; }));
    QVERIFY(!changes.since(changes.run(), 0));
    const auto known = changes.since(changes.run(), 1);
    QVERIFY(known);
    QCOMPARE(known->size(), 2);
}

void TestRemoteWindow::failsCallsWhoseAnswerWasLost()
{
    test::Connected shop;
    QVERIFY(shop.waitUntilOpen());
    gateway::Payments &payments = shop.window.payments;
    const auto page = payments.page({}, 0, 10);
    QVERIFY(QTest::qWaitFor([&] { return shop.payments.waiting() == 1; }));
    shop.atWindow->cut();
    QVERIFY(QTest::qWaitFor([&] { return page.isFinished(); }));
    QCOMPARE(page.result().error().code, ErrorCode::Unavailable);
}

void TestRemoteWindow::refusesCallsWhileItIsNotConnected()
{
    remote::Line line;
    remote::RemoteRefunds refunds(line);
    const auto page = refunds.page({}, {}, 10);
    QVERIFY(page.isFinished());
    QCOMPARE(page.result().error().code, ErrorCode::Unavailable);
    QVERIFY(!remote::RemoteStaff(line).session().isOn);
}

void TestRemoteWindow::closesTheConnectionOfALiar_data()
{
    QTest::addColumn<bool>("isAdmitted");
    QTest::addColumn<QList<QByteArray>>("messages");
    const QByteArray hello = wire::toBytes(wire::Hello());
    const QByteArray call = wire::toBytes(
        wire::Call{1, u"payments.totals"_s, QCborArray{wire::toCbor(PaymentFilter())}});
    QTest::newRow("bytes that are no message")
        << false << QList{QByteArray("GET / HTTP/1.1\r\n\r\n")};
    QTest::newRow("call before Hello") << false << QList{call};
    QTest::newRow("call before Welcome") << false << QList{hello, call};
    QTest::newRow("second Hello") << true << QList{hello};
    QTest::newRow("second Hello before Welcome") << false << QList{hello, hello};
    QTest::newRow("two calls with one id") << true << QList{call, call};
    QTest::newRow("message of the service") << true << QList{wire::toBytes(wire::Welcome())};
    QTest::newRow("message that is too long")
        << true
        << QList{wire::toBytes(wire::Call{1, u"payments.details"_s,
                                          QCborArray{QString(wire::kMaxRequestBytes, u'x')}})};
}

void TestRemoteWindow::closesTheConnectionOfALiar()
{
    QFETCH(bool, isAdmitted);
    QFETCH(QList<QByteArray>, messages);
    test::Connected shop;
    Liar liar(shop);
    if (isAdmitted)
        QVERIFY(liar.enter());
    for (const QByteArray &message : messages)
        liar.pipe.send(message);
    QVERIFY(liar.isCutOff());
}

void TestRemoteWindow::refusesACallThatItDoesNotKnow()
{
    test::Connected shop;
    Liar liar(shop);
    QVERIFY(liar.enter());
    liar.send(wire::Call{5, u"payments.delete"_s, {}});
    QVERIFY(liar.hasAnswer());
    QCOMPARE(liar.answers.first().id, 5);
    QCOMPARE(liar.answers.first().error->code, ErrorCode::RouteNotFound);
    QCOMPARE(liar.answers.first().error->field, u"payments.delete"_s);
}

void TestRemoteWindow::refusesArgumentsThatItCannotRead()
{
    test::Connected shop;
    Liar liar(shop);
    QVERIFY(liar.enter());
    QCborMap filter = wire::toCbor(PaymentFilter()).toMap();
    filter.insert(u"statuses"_s, QCborArray{QCborValue(99)});
    liar.send(wire::Call{6, u"payments.totals"_s, QCborArray{filter}});
    QVERIFY(liar.hasAnswer());
    QCOMPARE(liar.answers.first().error->code, ErrorCode::RouteNotFound);
    QCOMPARE(liar.answers.first().error->field, u"arguments.0.statuses.0"_s);
    liar.answers.clear();
    liar.send(wire::Call{7, u"payments.totals"_s, {}});
    QVERIFY(liar.hasAnswer());
    QCOMPARE(liar.answers.first().error->field, u"arguments"_s);
    QCOMPARE(shop.payments.calls, QStringList());
}

void TestRemoteWindow::limitsTheCallsThatWait()
{
    test::Connected shop;
    Liar liar(shop);
    QVERIFY(liar.enter());
    const QCborArray arguments{wire::toCbor(PaymentFilter())};
    for (int id = 0; id <= desk::WindowLink::kMaxCalls; ++id)
        liar.send(wire::Call{id, u"payments.totals"_s, arguments});
    QVERIFY(liar.hasAnswer());
    QCOMPARE(liar.answers.first().id, qint64(desk::WindowLink::kMaxCalls));
    QCOMPARE(liar.answers.first().error->code, ErrorCode::Busy);
    QCOMPARE(shop.payments.waiting(), qsizetype(desk::WindowLink::kMaxCalls));
}

TILLDESK_TEST(TestRemoteWindow, QCoreApplication)
#include "tst_remote_window.moc"
