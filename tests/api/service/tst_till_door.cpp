#include "tests/support/test_program.h"
#include "tests/support/till_shop.h"

#include <QFile>
#include <QWebSocket>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

using State = gateway::Connection::State;

/// Windows of other computers at the real service, over TLS.
class TestTillDoor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pairsATillOnce();
    void turnsAwayATillThatTheShopDoesNotWant();
    void endsTheWaitOfATillWithTheCode();
    void forgetsATillThatHasStoppedAsking();
    void answersTheNewerOfTwoTills();
    void tellsAWindowOfBeforeToBeUpdated();
    void goesBackToTheServiceOfBefore();
    void letsATillComeBackWithItsToken();
    void refusesATokenThatItDoesNotKnow();
    void turnsAwayARevokedTillAtOnce();
    void takesAPaymentAtATill();
    void tellsEveryTillOfAPayment();
    void signsInAtOneTillOnly();
    void staysSignedInOverAShortLoss();
    void tellsTheOtherTillsOfASetting();
    void tellsTheOtherTillsOfTheBooks();
    void givesATillOneConnection();
    void closesTheDoor();
    void saysThatItsPortIsTaken();
    void keepsItsCertificate();
    void tellsItsClock();
    void locksATillThatIsCutOff();
    void makesOnePaymentOfARepeatedRequest();
    void refusesAnIdThatIsNotItsOwn_data();
    void refusesAnIdThatIsNotItsOwn();
    void findsTheAnswerThatWasLost();
};

void TestTillDoor::pairsATillOnce()
{
    TillShop shop;
    const QString code = shop.newCode();
    TillWindow window;
    window.connector.join(shop.link(code), u"Counter left"_s);
    QVERIFY(window.asks());
    QVERIFY(window.connector.service().token.isEmpty());
    QVERIFY(shop.till(u"Counter left"_s).id.isEmpty());
    QVERIFY(shop.answer(true));
    QVERIFY(window.reaches(State::Connected));
    QCOMPARE(window.connector.service().token.size(), 43); // 256 bits in base64url
    QCOMPARE(shop.till(u"Counter left"_s).lastAddress, u"127.0.0.1"_s);
    QCOMPARE(shop.door.access().connected.size(), 1);

    TillWindow other;
    other.connector.join(shop.link(code), u"Counter right"_s);
    QVERIFY(other.reaches(State::Refused));
    QCOMPARE(other.connector.problem().field, u"code"_s);
    QVERIFY(shop.till(u"Counter right"_s).id.isEmpty());
}

void TestTillDoor::turnsAwayATillThatTheShopDoesNotWant()
{
    TillShop shop;
    TillWindow window;
    window.connector.join(shop.link(shop.newCode()), u"Counter left"_s);
    QVERIFY(window.asks());
    QCOMPARE(window.connector.askedUntil(), shop.clock.now() + kPairingLife);
    QVERIFY(shop.answer(false));
    QVERIFY(window.reaches(State::Refused));
    QCOMPARE(window.connector.problem().code, ErrorCode::AccessDenied);
    QVERIFY(window.connector.service().token.isEmpty());
    QVERIFY(!window.line.isOpen());
    QVERIFY(shop.assembly->tills().current()->tills().isEmpty());
}

void TestTillDoor::endsTheWaitOfATillWithTheCode()
{
    TillShop shop;
    TillWindow window;
    window.connector.join(shop.link(shop.newCode()), u"Counter left"_s);
    QVERIFY(window.asks());
    shop.clock.advance(kPairingLife);
    QVERIFY(window.reaches(State::Refused));
    QCOMPARE(window.connector.problem().code, ErrorCode::RequestTimeout);
    QTRY_VERIFY(!shop.assembly->tills().current()->pairing().asking);
}

void TestTillDoor::forgetsATillThatHasStoppedAsking()
{
    TillShop shop;
    const QString code = shop.newCode();
    TillWindow window;
    window.connector.join(shop.link(code), u"Counter left"_s);
    QVERIFY(window.asks());
    window.connector.stopJoining();
    QCOMPARE(window.connector.state(), State::Waiting);
    QCOMPARE(window.connector.nextAttempt().count(), 0);
    QTRY_VERIFY(!shop.assembly->tills().current()->pairing().asking);
    window.connector.join(shop.link(code), u"Counter left"_s); // the code still waits
    QVERIFY(window.asks());
    QVERIFY(shop.answer(true));
    QVERIFY(window.reaches(State::Connected));
}

void TestTillDoor::answersTheNewerOfTwoTills()
{
    TillShop shop;
    const QString code = shop.newCode();
    TillWindow first;
    first.connector.join(shop.link(code), u"Counter left"_s);
    QVERIFY(first.asks());
    TillWindow second;
    second.connector.join(shop.link(code), u"Counter right"_s);
    QVERIFY(second.asks());
    QVERIFY(first.reaches(State::Refused));
    QVERIFY(shop.answer(true));
    QVERIFY(second.reaches(State::Connected));
    QVERIFY(shop.till(u"Counter left"_s).id.isEmpty());
    QVERIFY(!shop.till(u"Counter right"_s).id.isEmpty());
}

void TestTillDoor::tellsAWindowOfBeforeToBeUpdated()
{
    TillShop shop;
    const TillLink link = shop.link(shop.newCode());
    QWebSocket socket;
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setPeerVerifyMode(QSslSocket::VerifyNone);
    socket.setSslConfiguration(tls);
    QList<wire::Message> answers;
    connect(&socket, &QWebSocket::binaryMessageReceived, this,
            [&](const QByteArray &bytes) { answers << wire::fromPackedBytes(bytes).value(); });
    connect(&socket, &QWebSocket::connected, this, [&] {
        socket.sendBinaryMessage(
            wire::toBytes(wire::Hello{.code = link.code, .name = u"Counter left"_s}));
    });
    socket.open(QUrl(u"wss://%1:%2"_s.arg(link.host).arg(link.port)));
    QTRY_COMPARE(answers.size(), 1);
    const auto *refusal = std::get_if<wire::Refusal>(&answers.first());
    QVERIFY(refusal != nullptr);
    QCOMPARE(refusal->error.field, u"protocol"_s);
    QVERIFY(refusal->error.detail.endsWith(u"update the window"_s));
    QCOMPARE(shop.assembly->tills().current()->pairing().triesLeft, kPairingTries);
    QVERIFY(!shop.assembly->tills().current()->pairing().asking);
}

void TestTillDoor::goesBackToTheServiceOfBefore()
{
    TillShop shop;
    TillShop other;
    TillWindow window;
    QVERIFY(window.join(shop, u"Counter left"_s));
    const remote::Service before = window.connector.service();
    window.connector.join(other.link(u"000000"_s), u"Counter 9"_s);
    QVERIFY(window.reaches(State::Refused));
    window.connector.stopJoining();
    QVERIFY(window.reaches(State::Connected));
    QCOMPARE(window.connector.service(), before);
    QCOMPARE(window.connector.name(), u"Counter left"_s);
    window.connector.stopJoining(); // nothing to stop
    QCOMPARE(window.connector.state(), State::Connected);
}

void TestTillDoor::letsATillComeBackWithItsToken()
{
    TillShop shop;
    remote::Service service;
    {
        TillWindow window;
        QVERIFY(window.join(shop, u"Counter left"_s));
        service = window.connector.service();
    }
    QTRY_COMPARE(shop.door.access().connected.size(), 0);
    TillWindow again;
    again.connector.start(service);
    QVERIFY(again.reaches(State::Connected));
    QCOMPARE(shop.assembly->tills().current()->tills().size(), 1);
}

void TestTillDoor::refusesATokenThatItDoesNotKnow()
{
    TillShop shop;
    const TillLink link = shop.link({});
    for (const QString &token : {u""_s, u"x"_s, QString(43, u'A')}) {
        TillWindow window;
        window.connector.start({link.host, link.port, link.fingerprint, token});
        QVERIFY(window.reaches(State::Refused));
        QCOMPARE(window.connector.problem().code, ErrorCode::Unauthorized);
        QVERIFY(!window.line.isOpen());
    }
}

void TestTillDoor::turnsAwayARevokedTillAtOnce()
{
    TillShop shop;
    TillWindow window;
    QVERIFY(window.join(shop, u"Old laptop"_s));
    const remote::Service service = window.connector.service();
    QVERIFY(shop.onCore(
        [&] { return shop.assembly->services().tills().revoke(shop.till(u"Old laptop"_s).id); }));
    QVERIFY(window.reaches(State::Refused));
    QCOMPARE(window.connector.problem().code, ErrorCode::AccessDenied);
    QTRY_COMPARE(shop.door.access().connected.size(), 0);

    TillWindow again;
    again.connector.start(service);
    QVERIFY(again.reaches(State::Refused));
    QCOMPARE(again.connector.problem().code, ErrorCode::AccessDenied);
}

void TestTillDoor::takesAPaymentAtATill()
{
    TillShop shop;
    TillWindow window;
    QVERIFY(window.join(shop, u"Counter left"_s));
    const auto made = window.answerOf(
        window.gateways.payments.create(shop.shop.id, {.amount = Amount::fromCents(1250)}));
    QVERIFY2(made, qPrintable(made ? QString() : made.error().detail));
    const auto details = window.answerOf(window.gateways.payments.details(made->id));
    QVERIFY(details);
    QCOMPARE(details->payment.amount, Amount::fromCents(1250));
    const auto page = window.answerOf(window.gateways.payments.page({}, 0, 50));
    QVERIFY(page);
    QCOMPARE(page->rows.size(), 1);
}

void TestTillDoor::tellsEveryTillOfAPayment()
{
    TillShop shop;
    TillWindow left;
    TillWindow right;
    QVERIFY(left.join(shop, u"Counter left"_s));
    QVERIFY(right.join(shop, u"Counter right"_s));
    QList<PaymentId> seen;
    connect(&right.gateways.payments, &gateway::Payments::changed, this,
            [&seen](const QList<PaymentChange> &changes) {
                for (const PaymentChange &change : changes)
                    seen << change.id;
            });
    const auto made = left.answerOf(
        left.gateways.payments.create(shop.shop.id, {.amount = Amount::fromCents(700)}));
    QVERIFY(made);
    QTRY_VERIFY(seen.contains(made->id));
    const QString ofShop = shop.create(); // by the shop's own software
    QTRY_VERIFY(seen.contains(PaymentId(ofShop)));
}

void TestTillDoor::signsInAtOneTillOnly()
{
    TillShop shop;
    shop.hire(u"An Vermeulen"_s, StaffRole::Owner, u"4711"_s);
    const StaffMember lotte = shop.hire(u"Lotte Maes"_s, StaffRole::Cashier, u"2580"_s);
    TillWindow left;
    TillWindow right;
    QVERIFY(left.join(shop, u"Counter left"_s));
    QVERIFY(right.join(shop, u"Counter right"_s));
    const auto tried = left.answerOf(left.gateways.staff.signIn(lotte.id, u"2580"_s));
    QVERIFY(tried);
    QCOMPARE(tried->tried.outcome, PinTry::Outcome::Right);
    QVERIFY(!left.gateways.staff.session().isLocked);
    QVERIFY(right.gateways.staff.session().isLocked);

    const auto byRight = right.answerOf(
        right.gateways.payments.create(shop.shop.id, {.amount = Amount::fromCents(100)}));
    QVERIFY(!byRight);
    QCOMPARE(byRight.error().code, ErrorCode::Unauthorized);
    const auto byLeft = left.answerOf(
        left.gateways.payments.create(shop.shop.id, {.amount = Amount::fromCents(100)}));
    QVERIFY(byLeft);
    // A cashier may not read the books, whatever the program at the till sends.
    const auto books = left.answerOf(left.gateways.bookkeeping.books(shop.merchant.id));
    QVERIFY(!books);
    QCOMPARE(books.error().code, ErrorCode::AccessDenied);
    const QList<ConnectedTill> connected = shop.door.access().connected;
    QCOMPARE(connected.size(), 2);
    QCOMPARE(std::ranges::count_if(connected,
                                   [&](const ConnectedTill &till) {
                                       return till.session.member
                                           && till.session.member->id == lotte.id;
                                   }),
             1);
}

void TestTillDoor::staysSignedInOverAShortLoss()
{
    TillShop shop;
    shop.hire(u"An Vermeulen"_s, StaffRole::Owner, u"4711"_s);
    const StaffMember lotte = shop.hire(u"Lotte Maes"_s, StaffRole::Cashier, u"2580"_s);
    remote::Service service;
    {
        TillWindow window;
        QVERIFY(window.join(shop, u"Counter left"_s));
        QVERIFY(window.answerOf(window.gateways.staff.signIn(lotte.id, u"2580"_s)));
        service = window.connector.service();
    }
    TillWindow again;
    again.connector.start(service);
    QVERIFY(again.reaches(State::Connected));
    QVERIFY(!again.gateways.staff.session().isLocked);
    QCOMPARE(again.gateways.staff.session().member->id, lotte.id);
}

void TestTillDoor::tellsTheOtherTillsOfASetting()
{
    TillShop shop;
    TillWindow left;
    TillWindow right;
    QVERIFY(left.join(shop, u"Counter left"_s));
    QVERIFY(right.join(shop, u"Counter right"_s));
    QVERIFY(left.answerOf(left.gateways.endpoint.setAskAbove(Amount::fromCents(50'000))));
    QTRY_COMPARE(right.gateways.endpoint.askAbove(), Amount::fromCents(50'000));
}

void TestTillDoor::tellsTheOtherTillsOfTheBooks()
{
    TillShop shop;
    TillWindow left;
    TillWindow right;
    QVERIFY(left.join(shop, u"Counter left"_s));
    QVERIFY(right.join(shop, u"Counter right"_s));
    QSignalSpy own(&left.gateways.bookkeeping, &gateway::Bookkeeping::changed);
    QSignalSpy others(&right.gateways.bookkeeping, &gateway::Bookkeeping::changed);
    auto books = left.answerOf(left.gateways.bookkeeping.books(shop.merchant.id));
    QVERIFY(books);
    books->journal = u"KASSA"_s;
    QVERIFY(left.answerOf(left.gateways.bookkeeping.change(shop.merchant.id, *books)));
    QTRY_COMPARE(others.size(), 1);
    QTRY_COMPARE(own.size(), 1);
}

void TestTillDoor::givesATillOneConnection()
{
    TillShop shop;
    TillWindow first;
    QVERIFY(first.join(shop, u"Counter left"_s));
    TillWindow second;
    second.connector.start(first.connector.service());
    QVERIFY(second.reaches(State::Connected));
    QVERIFY(first.reaches(State::Refused));
    QCOMPARE(first.connector.problem().code, ErrorCode::Busy);
    QTRY_COMPARE(shop.door.access().connected.size(), 1);
}

void TestTillDoor::closesTheDoor()
{
    TillShop shop;
    TillWindow window;
    QVERIFY(window.join(shop, u"Counter left"_s));
    std::optional<Result<void>> done;
    shop.door.setOn(false, {}, [&done](const Result<void> &result) { done = result; });
    QTRY_VERIFY(done);
    QVERIFY(*done);
    QVERIFY(window.reaches(State::Waiting));
    QCOMPARE(shop.door.access().port, 0);
    QVERIFY(!shop.door.access().isOn);
    QFile file(app::settingsFile(shop.assembly->settings()));
    QVERIFY(file.open(QFile::ReadOnly));
    QVERIFY(file.readAll().contains("tills = off"));

    done.reset();
    shop.door.setOn(true, {}, [&done](const Result<void> &result) { done = result; });
    QTRY_VERIFY(done);
    QVERIFY(*done);
    QVERIFY(shop.door.access().port != 0);
}

void TestTillDoor::saysThatItsPortIsTaken()
{
    const TillShop first;
    const TillShop second(QString::number(first.door.access().port));
    QCOMPARE(second.door.access().port, 0);
    QVERIFY(second.door.access().isOn);
    QVERIFY(second.door.access().error.startsWith(u"port "_s));
}

void TestTillDoor::keepsItsCertificate()
{
    TillShop shop;
    const QByteArray fingerprint = shop.door.access().fingerprint;
    QCOMPARE(fingerprint.size(), 64);
    for (const bool isOn : {false, true}) {
        std::optional<Result<void>> done;
        shop.door.setOn(isOn, {}, [&done](const Result<void> &result) { done = result; });
        QTRY_VERIFY(done);
    }
    QCOMPARE(shop.door.access().fingerprint, fingerprint);
}

void TestTillDoor::tellsItsClock()
{
    TillShop shop;
    TillWindow window;
    QSignalSpy times(&window.line, &remote::Line::serviceTime);
    QVERIFY(window.join(shop, u"Counter left"_s));
    QCOMPARE(times.size(), 1);
    QCOMPARE(times.first().first().value<Timestamp>(), shop.clock.now());
}

void TestTillDoor::locksATillThatIsCutOff()
{
    TillShop shop;
    shop.hire(u"An Vermeulen"_s, StaffRole::Owner, u"4711"_s);
    const StaffMember lotte = shop.hire(u"Lotte Maes"_s, StaffRole::Cashier, u"2580"_s);
    TillWindow window;
    QVERIFY(window.join(shop, u"Counter left"_s));
    QVERIFY(window.answerOf(window.gateways.staff.signIn(lotte.id, u"2580"_s)));
    const auto setOn = [&shop](bool isOn) {
        std::optional<Result<void>> done;
        shop.door.setOn(isOn, {}, [&done](const Result<void> &result) { done = result; });
        return QTest::qWaitFor([&done] { return done.has_value(); });
    };
    remote::Service service = window.connector.service();
    QVERIFY(setOn(false));
    QVERIFY(window.reaches(State::Waiting));
    QVERIFY(window.gateways.staff.session().isCutOff);
    QVERIFY(!window.gateways.staff.session().isLocked);
    QVERIFY(window.answerOf(window.gateways.staff.lock()));
    QVERIFY(window.gateways.staff.session().isLocked);

    QVERIFY(setOn(true)); // at another free port
    service.port = quint16(shop.door.access().port);
    window.connector.start(service);
    QVERIFY(window.reaches(State::Connected));
    QTRY_VERIFY(shop.door.access().connected.value(0).session.isLocked);
    QVERIFY(window.gateways.staff.session().isLocked);
}

void TestTillDoor::makesOnePaymentOfARepeatedRequest()
{
    TillShop shop;
    TillWindow window;
    QVERIFY(window.join(shop, u"Counter left"_s));
    const NewPayment wanted{.amount = Amount::fromCents(1250),
                            .reference = u"Till 2 - 0091"_s,
                            .id = PaymentId(u"01a1f90c8f2898c1f0b3a412"_s)};
    const auto ask = [&] {
        return window.answerOf(
            window.line.ask<&gateway::Payments::create>(shop.shop.id, wanted, VatShares()));
    };
    const auto first = ask();
    QVERIFY(first);
    QCOMPARE(first->id, wanted.id);
    const auto second = ask();
    QVERIFY(second);
    QCOMPARE(second->seq, first->seq);
    QCOMPARE(shop.number(u"SELECT COUNT(*) FROM payment"_s), 1);
}

void TestTillDoor::refusesAnIdThatIsNotItsOwn_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("cents");
    QTest::newRow("of another amount") << u"01a1f90c8f2898c1f0b3a412"_s << 1300;
    QTest::newRow("capital letters") << u"01A1F90C8F2898C1F0B3A412"_s << 1250;
    QTest::newRow("too short") << u"01a1f90c"_s << 1250;
    QTest::newRow("another line") << u"01a1f90c8f2898c1f0b3a412\n"_s << 1250;
}

void TestTillDoor::refusesAnIdThatIsNotItsOwn()
{
    QFETCH(QString, id);
    QFETCH(int, cents);
    TillShop shop;
    TillWindow window;
    QVERIFY(window.join(shop, u"Counter left"_s));
    const auto ask = [&](const QString &with, int amount) {
        return window.answerOf(window.line.ask<&gateway::Payments::create>(
            shop.shop.id, NewPayment{.amount = Amount::fromCents(amount), .id = PaymentId(with)},
            VatShares()));
    };
    QVERIFY(ask(u"01a1f90c8f2898c1f0b3a412"_s, 1250));
    const auto refused = ask(id, cents);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(refused.error().field, u"paymentId"_s);
    QCOMPARE(shop.number(u"SELECT COUNT(*) FROM payment"_s), 1);
}

void TestTillDoor::findsTheAnswerThatWasLost()
{
    TillShop shop;
    TillWindow window;
    QVERIFY(window.join(shop, u"Counter left"_s));
    // The service carries the request out, but the connection breaks before its answer.
    const auto made =
        window.gateways.payments.create(shop.shop.id, {.amount = Amount::fromCents(990)});
    connect(&shop.signals, &app::CoreSignals::committed, &window.line, [&](const Events &events) {
        if (!events.payments.isEmpty() && window.line.isOpen())
            window.connector.start(window.connector.service());
    });
    const auto answer = window.answerOf(made);
    QVERIFY2(answer, qPrintable(answer ? QString() : answer.error().detail));
    QCOMPARE(answer->amount, Amount::fromCents(990));
    QCOMPARE(shop.number(u"SELECT COUNT(*) FROM payment"_s), 1);
}

TILLDESK_TEST(TestTillDoor, QCoreApplication)
#include "tst_till_door.moc"
