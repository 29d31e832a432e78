#include "core/base/when_ready.h"
#include "tests/support/test_program.h"
#include "tests/unit/desk/connected.h"

#include <QCborMap>
#include <QSignalSpy>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;

// What the neighbouring versions send is written by hand here, so that no codec of this version can
// make it fit.
namespace {

// Numbers of the messages, which no version changes.
constexpr int kHello = 0;
constexpr int kWelcome = 1;
constexpr int kCall = 3;
constexpr int kAnswer = 5;
constexpr int kState = 7;
constexpr int kChange = 9;

QByteArray message(int number, const QCborMap &members)
{
    return QCborValue(QCborArray{number, members}).toCbor();
}

QCborArray namesOf(const QCborArray &table)
{
    return table.first().toArray();
}

/// One end of a connection whose messages are written and read by hand.
struct HandMade {
    HandMade()
    {
        QObject::connect(&pipe, &wire::Channel::received, &pipe, [this](const QByteArray &bytes) {
            const QByteArray plain =
                bytes.startsWith('z') ? qUncompress(bytes.sliced(1)) : bytes; // a long message
            const QCborArray pair = QCborValue::fromCbor(plain).toArray();
            got.append({int(pair.at(0).toInteger()), pair.at(1).toMap()});
        });
    }
    /// Returns the members of the first message with a number, once it has arrived.
    [[nodiscard]] std::optional<QCborMap> first(int number)
    {
        const auto find = [&] { return std::ranges::find(got, number, &Got::number); };
        if (!QTest::qWaitFor([&] { return find() != got.end(); }))
            return {};
        return find()->members;
    }

    struct Got {
        int number = 0;
        QCborMap members;
    };
    test::Pipe pipe;
    QList<Got> got;
};

/// A window of this version, connected to a service that is written by hand.
struct NewWindow : HandMade {
    NewWindow()
    {
        auto end = std::make_unique<test::Pipe>();
        test::Pipe::join(*end, pipe);
        line.open(std::move(end));
    }
    void sendState(const QString &name, const QCborValue &value)
    {
        pipe.send(message(kState, {{u"name"_s, name}, {u"value"_s, value}}));
    }
    [[nodiscard]] bool welcome(const QCborMap &more = {})
    {
        QCborMap members{{u"protocol"_s, wire::kProtocol}, {u"run"_s, u"r"_s}, {u"last"_s, 0}};
        for (const auto &[key, value] : more)
            members.insert(key, value);
        pipe.send(message(kWelcome, members));
        return QTest::qWaitFor([this] { return line.isOpen(); });
    }
    /// Answers the only call that waits.
    void answer(const QCborMap &members)
    {
        const auto call = first(kCall);
        QVERIFY(call);
        QCborMap all = members;
        all.insert(u"id"_s, call->value(u"id"_s));
        pipe.send(message(kAnswer, all));
    }

    remote::Line line;
    remote::RemoteGateways window{line};
};

/// A window that is written by hand, connected to a service of this version.
struct OldWindow : HandMade {
    OldWindow()
    {
        auto service = std::make_unique<test::Pipe>();
        test::Pipe::join(pipe, *service);
        link = std::make_unique<desk::WindowLink>(std::move(service), shop.admission, shop.changes);
        shop.payments.payments = test::aDayAtTheBakery();
    }
    [[nodiscard]] bool enter(const QCborMap &hello)
    {
        pipe.send(message(kHello, hello));
        return first(kWelcome).has_value();
    }

    test::Connected shop;
    std::unique_ptr<desk::WindowLink> link;
};

template <typename T>
bool isDone(const QFuture<T> &future)
{
    return QTest::qWaitFor([&] { return future.isFinished(); });
}

} // namespace

/// A window and a service whose versions are neighbours understand each other, or say which side to
/// update.
class TestVersions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheRowsOfAnOlderService();
    void readsTheRowsOfANewerService();
    void saysThatTheServiceIsTooOldForACall();
    void saysThatTheWindowIsTooOldForAnAnswer();
    void saysThatTheWindowIsTooOldForTheState();
    void doesWithoutTheStateThatAnOlderServiceLacks();
    void ignoresWhatANewerServiceTells();
    void servesAnOlderWindow();
    void servesANewerWindow();
    void tellsANewerWindowToUpdateTheService();
};

void TestVersions::readsTheRowsOfAnOlderService()
{
    NewWindow till;
    QVERIFY(till.welcome());
    const auto page = till.window.payments.page({}, 0, 10);
    // A table without the fee and the person, which later versions have added.
    const QCborArray names{u"seq"_s, u"id"_s, u"profileId"_s, u"status"_s, u"amount"_s};
    const QCborArray row{1, u"01a1f90c8f2898c1f0b3a412"_s, u"p"_s,
                         wire::toCbor(PaymentStatus::Succeeded),
                         wire::toCbor(Amount::fromCents(2450))};
    till.answer({{u"error"_s, nullptr},
                 {u"value"_s, QCborMap{{u"total"_s, 1}, {u"rows"_s, QCborArray{names, row}}}}});
    QVERIFY(isDone(page));
    QVERIFY(page.result());
    QCOMPARE(page.result()->rows.first().amount, Amount::fromCents(2450));
    QCOMPARE(page.result()->rows.first().fee, Amount());
}

void TestVersions::readsTheRowsOfANewerService()
{
    NewWindow till;
    QVERIFY(till.welcome({{u"colour"_s, u"green"_s}}));
    const auto page = till.window.payments.page({}, 0, 10);
    QCborArray table = wire::toCbor(QList<Payment>{test::aDayAtTheBakery().first()}).toArray();
    QCborArray names = namesOf(table);
    names.prepend(u"loyalty"_s); // a member of the next version, and the others move
    QCborArray row = table.at(1).toArray();
    row.prepend(QCborMap{{u"points"_s, 7}});
    till.answer(
        {{u"error"_s, nullptr},
         {u"value"_s,
          QCborMap{{u"total"_s, 1}, {u"rows"_s, QCborArray{names, row}}, {u"next"_s, u"x"_s}}}});
    QVERIFY(isDone(page));
    QVERIFY(page.result());
    QCOMPARE(page.result()->rows.first(), test::aDayAtTheBakery().first());
}

void TestVersions::saysThatTheServiceIsTooOldForACall()
{
    NewWindow till;
    QVERIFY(till.welcome());
    const auto accepted = till.window.tills.accept(TillId(u"t1"_s));
    till.answer(
        {{u"error"_s,
          wire::toCbor(Error{ErrorCode::RouteNotFound, u"the service has no call of this name"_s,
                             u"tills.accept"_s})}});
    QVERIFY(isDone(accepted));
    QCOMPARE(accepted.result().error().code, ErrorCode::RouteNotFound);
    QVERIFY(till.line.isOpen());
}

void TestVersions::saysThatTheWindowIsTooOldForAnAnswer()
{
    NewWindow till;
    QVERIFY(till.welcome());
    const auto page = till.window.payments.page({}, 0, 10);
    const QCborArray names{u"seq"_s, u"status"_s};
    const QCborArray row{1, 200}; // a status that this version does not know
    till.answer({{u"error"_s, nullptr},
                 {u"value"_s, QCborMap{{u"total"_s, 1}, {u"rows"_s, QCborArray{names, row}}}}});
    QVERIFY(isDone(page));
    QCOMPARE(page.result().error().code, ErrorCode::BadRequest);
    QVERIFY(page.result().error().detail.endsWith(u"update the window"_s));
    QVERIFY(till.line.isOpen());
}

void TestVersions::saysThatTheWindowIsTooOldForTheState()
{
    NewWindow till;
    QSignalSpy refused(&till.line, &remote::Line::refused);
    // Read as a shop without staff, this would show what only a person may see.
    till.sendState(u"staff.session"_s, QCborMap{{u"isOn"_s, u"since Monday"_s}});
    QVERIFY(QTest::qWaitFor([&] { return refused.size() == 1; }));
    const auto error = refused.first().first().value<Error>();
    QCOMPARE(error.field, u"protocol"_s);
    QVERIFY(error.detail.endsWith(u"update the window"_s));
    QVERIFY(QTest::qWaitFor([&] { return !till.pipe.isOpen(); }));
    QVERIFY(!till.line.isOpen());
}

void TestVersions::doesWithoutTheStateThatAnOlderServiceLacks()
{
    NewWindow till;
    till.sendState(u"staff.session"_s, QCborMap{{u"isOn"_s, true}, {u"isLocked"_s, true}});
    QVERIFY(till.welcome());
    gateway::Staff &staff = till.window.staff;
    QVERIFY(staff.session().isOn);
    gateway::Tills &tills = till.window.tills;
    QVERIFY(!tills.access().isOn); // never told
}

void TestVersions::ignoresWhatANewerServiceTells()
{
    NewWindow till;
    till.sendState(u"weather.today"_s, u"rain"_s);
    QVERIFY(till.welcome());
    QSignalSpy changed(&till.line, &remote::Line::changed);
    till.pipe.send(message(8, {{u"name"_s, u"weather.changed"_s}}));
    QCborMap events = wire::toCbor(Events{.payments = {}, .refundsChanged = true}).toMap();
    events.insert(u"weatherChanged"_s, true);
    till.pipe.send(message(kChange, {{u"number"_s, 1}, {u"events"_s, events}}));
    QVERIFY(QTest::qWaitFor([&] { return changed.size() == 1; }));
    QVERIFY(changed.first().first().value<Events>().refundsChanged);
    QVERIFY(till.line.isOpen());
}

void TestVersions::servesAnOlderWindow()
{
    OldWindow till;
    QVERIFY(till.enter({{u"protocol"_s, wire::kProtocol}, {u"token"_s, u"t"_s}}));
    // A filter of before sorting and searching.
    const QCborMap filter{{u"statuses"_s, QCborArray{wire::toCbor(PaymentStatus::Pending)}}};
    till.pipe.send(message(kCall,
                           {{u"id"_s, 1},
                            {u"name"_s, u"payments.page"_s},
                            {u"arguments"_s, QCborArray{filter, 0, 10, nullptr}}}));
    QVERIFY(QTest::qWaitFor([&] { return till.shop.payments.waiting() == 1; }));
    till.shop.payments.flush();
    const auto answer = till.first(kAnswer);
    QVERIFY(answer);
    QVERIFY(answer->value(u"error"_s).isNull());
    const QCborMap page = answer->value(u"value"_s).toMap();
    QCOMPARE(page.value(u"rows"_s).toArray().size(), page.value(u"total"_s).toInteger() + 1);
}

void TestVersions::servesANewerWindow()
{
    OldWindow till;
    QVERIFY(till.enter(
        {{u"protocol"_s, wire::kProtocol}, {u"token"_s, u"t"_s}, {u"language"_s, u"nl"_s}}));
    const QCborMap filter{{u"weather"_s, u"rain"_s}};
    till.pipe.send(message(
        kCall,
        {{u"id"_s, 1}, {u"name"_s, u"payments.totals"_s}, {u"arguments"_s, QCborArray{filter}}}));
    QVERIFY(QTest::qWaitFor([&] { return till.shop.payments.waiting() == 1; }));
}

void TestVersions::tellsANewerWindowToUpdateTheService()
{
    OldWindow till;
    QVERIFY(till.enter({{u"protocol"_s, wire::kProtocol}, {u"token"_s, u"t"_s}}));
    const QCborMap filter{{u"statuses"_s, QCborArray{200}}};
    for (const auto &[name, argument] : {std::pair(u"weather.today"_s, QCborValue(1)),
                                         std::pair(u"payments.totals"_s, QCborValue(filter))}) {
        till.got.clear();
        till.pipe.send(message(
            kCall, {{u"id"_s, 1}, {u"name"_s, name}, {u"arguments"_s, QCborArray{argument}}}));
        const auto answer = till.first(kAnswer);
        QVERIFY(answer);
        const auto error = wire::fromCbor<Error>(answer->value(u"error"_s));
        QVERIFY(error);
        QCOMPARE(error->code, ErrorCode::RouteNotFound);
        QVERIFY(error->detail.endsWith(u"update it"_s));
    }
}

TILLDESK_TEST(TestVersions, QCoreApplication)
#include "tst_versions.moc"
