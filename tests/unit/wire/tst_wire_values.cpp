#include "core/wire/calls.h"
#include "core/wire/message.h"
#include "tests/support/random_value.h"
#include "tests/support/test_program.h"

#include <QCborMap>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace tilldesk;

/// The values of all calls, as they travel between a window and the service.
class TestWireValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsEveryValueOfEveryCall();
    void keepsEveryMessage();
    void packsALongMessage();
    void keepsChargesAndPartsOfAPack();
    void givesEveryCallAnotherName();
    void ignoresUnknownMembers();
    void keepsDefaultsOfAbsentMembers();
    void readsATableWithOtherColumns();
    void namesTheWrongMember_data();
    void namesTheWrongMember();
    void refusesBytesThatAreNoMessage_data();
    void refusesBytesThatAreNoMessage();
};

namespace {

/// Returns whether random values of `T` are the same after the way through bytes.
template <typename T>
bool survives(test::RandomValue &random)
{
    const QByteArray sent = wire::toCbor(random.make<T>()).toCbor();
    T received{};
    QString where;
    return wire::Codec<T>::read(QCborValue::fromCbor(sent), received, where)
        && wire::toCbor(received).toCbor() == sent;
}

template <typename Row>
void checkCall(const Row &row, test::RandomValue &random)
{
    using Parts = typename Row::Parts;
    const QByteArray name(row.name.data(), qsizetype(row.name.size()));
    if constexpr (!std::is_void_v<typename Parts::Value>)
        QVERIFY2(survives<typename Parts::Value>(random), name.constData());
    const auto check = [&]<typename T>(const T *) {
        if constexpr (!wire::kIsControl<T>)
            QVERIFY2(survives<T>(random), name.constData());
    };
    std::apply([&](const auto &...argument) { (check(&argument), ...); },
               typename Parts::Arguments());
}

} // namespace

void TestWireValues::keepsEveryValueOfEveryCall()
{
    for (quint32 seed = 0; seed < 20; ++seed) {
        test::RandomValue random(seed);
        const auto checkAll = [&](const auto &...rows) { (checkCall(rows, random), ...); };
        std::apply(checkAll, wire::kCalls);
        std::apply(checkAll, wire::kStates);
    }
}

void TestWireValues::keepsEveryMessage()
{
    const Events events{
        .payments = {{PaymentId(u"p"_s), ProfileId(u"q"_s), PaymentStatus::Failed, true}},
        .dayClosed = true};
    const QList<wire::Message> messages{
        wire::Hello{1, u"1.2.3"_s, u"token"_s, u"code"_s, u"till 2"_s, u"run"_s, 7},
        wire::Welcome{1, u"1.2.3"_s, u"run"_s, 9, true, u"token"_s},
        wire::Refusal{{ErrorCode::Unauthorized, u"revoked"_s}},
        wire::Call{3, u"payments.details"_s, QCborArray{u"id"_s}},
        wire::Cancel{3},
        wire::Answer{3, Error{ErrorCode::FieldInvalid, u"rule"_s, u"field"_s}, QCborValue()},
        wire::Answer{4, {}, QCborArray{1, 2}},
        wire::Progress{4, 10, 20},
        wire::State{u"staff.members"_s, QCborArray()},
        wire::Signal{u"staff.changed"_s},
        wire::Change{10, events},
    };
    for (const wire::Message &message : messages) {
        const QByteArray bytes = wire::toBytes(message);
        const auto read = wire::fromBytes(bytes);
        QVERIFY(read);
        QCOMPARE(read->index(), message.index());
        QCOMPARE(wire::toBytes(*read), bytes);
    }
}

void TestWireValues::packsALongMessage()
{
    QCborArray rows;
    for (int row = 0; row < 1'000; ++row)
        rows << u"Order %1"_s.arg(row);
    const wire::Message message = wire::Answer{4, {}, rows};
    const QByteArray packed = wire::toPackedBytes(message);
    QVERIFY(packed.size() < wire::toBytes(message).size() / 3);
    QCOMPARE(wire::toBytes(*wire::fromPackedBytes(packed)), wire::toBytes(message));
    QVERIFY(!wire::fromPackedBytes(packed.first(20)));
    QVERIFY(!wire::fromBytes(packed)); // the service reads no compressed message
    const wire::Message brief = wire::Answer{5, {}, QCborArray{1, 2}};
    QCOMPARE(wire::toPackedBytes(brief), wire::toBytes(brief));
}

void TestWireValues::keepsChargesAndPartsOfAPack()
{
    PayoutItem line;
    line.kind = PayoutItemKind::Charge;
    line.charge = FeeChargeKind::Carried;
    line.month = QDate(2026, 10, 1);
    QCOMPARE(*wire::fromCbor<PayoutItem>(wire::toCbor(line)), line);
    Payout payout;
    payout.charges = 2;
    QCOMPARE(*wire::fromCbor<Payout>(wire::toCbor(payout)), payout);
    RunningPayout running;
    running.carried = Amount::fromCents(-50);
    QCOMPARE(*wire::fromCbor<RunningPayout>(wire::toCbor(running)), running);
    MonthFigures figures;
    figures.last = QDate(2026, 11, 19);
    QCOMPARE(*wire::fromCbor<MonthFigures>(wire::toCbor(figures)), figures);
    PackRequest request;
    request.parts.without = {ExportFormat::Coda};
    request.parts.hasLists = false;
    request.allowsRunning = true;
    QCOMPARE(*wire::fromCbor<PackRequest>(wire::toCbor(request)), request);
}

void TestWireValues::givesEveryCallAnotherName()
{
    QSet<QByteArray> names;
    const auto add = [&names](const auto &...rows) {
        (names.insert(QByteArray(rows.name.data(), qsizetype(rows.name.size()))), ...);
        return sizeof...(rows);
    };
    const std::size_t calls = std::apply(add, wire::kCalls);
    QCOMPARE(std::size_t(names.size()), calls);
    names.clear();
    const std::size_t parts = std::apply(add, wire::kStates);
    QCOMPARE(std::size_t(names.size()), parts);
}

void TestWireValues::ignoresUnknownMembers()
{
    QCborMap map = wire::toCbor(PayoutSum{3, Amount::fromCents(50)}).toMap();
    map.insert(u"ofNextVersion"_s, 1);
    QCOMPARE(*wire::fromCbor<PayoutSum>(map), (PayoutSum{3, Amount::fromCents(50)}));
}

void TestWireValues::keepsDefaultsOfAbsentMembers()
{
    EndpointSettings changed;
    changed.port = 9000;
    QCborMap map = wire::toCbor(changed).toMap();
    map.remove(u"lanPort"_s);
    const auto settings = wire::fromCbor<EndpointSettings>(map);
    QVERIFY(settings);
    QCOMPARE(settings->port, 9000);
    QCOMPARE(settings->lanPort, 8443);
}

void TestWireValues::readsATableWithOtherColumns()
{
    const QCborArray table{QCborArray{u"ofNextVersion"_s, u"sum"_s}, QCborArray{true, 50},
                           QCborArray{false, 60}};
    const auto sums = wire::fromCbor<QList<PayoutSum>>(table);
    QVERIFY(sums);
    QCOMPARE(*sums, (QList<PayoutSum>{{0, Amount::fromCents(50)}, {0, Amount::fromCents(60)}}));
}

void TestWireValues::namesTheWrongMember_data()
{
    QTest::addColumn<QString>("member");
    QTest::addColumn<QCborValue>("value");
    QTest::newRow("enumerator that does not exist") << u"status"_s << QCborValue(99);
    QTest::newRow("text for a number") << u"seq"_s << QCborValue(u"1"_s);
    QTest::newRow("number for a text") << u"reference"_s << QCborValue(1);
    QTest::newRow("moment after the year 9999")
        << u"createdAt"_s << QCborValue(std::numeric_limits<qint64>::max());
    QTest::newRow("fraction for an amount") << u"amount"_s << QCborValue(12.5);
    QTest::newRow("list for a struct") << u"debtor"_s << QCborValue(QCborArray());
}

void TestWireValues::namesTheWrongMember()
{
    QFETCH(QString, member);
    QFETCH(QCborValue, value);
    QCborMap payment = wire::toCbor(Payment()).toMap();
    payment.insert(member, value);
    const auto read = wire::fromCbor<Payment>(payment);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::FieldInvalid);
    QCOMPARE(read.error().field, member);
}

void TestWireValues::refusesBytesThatAreNoMessage_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray good = wire::toBytes(wire::Cancel{3});
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("cut off") << good.chopped(1);
    QTest::newRow("two messages") << good + good;
    QTest::newRow("unknown number") << QCborValue(QCborArray{99, QCborMap()}).toCbor();
    QTest::newRow("negative number") << QCborValue(QCborArray{-1, QCborMap()}).toCbor();
    QTest::newRow("text") << QByteArray("GET / HTTP/1.1\r\n\r\n");
    QTest::newRow("10,000 lists in each other")
        << QByteArray(10'000, char(0x81)) + QByteArray(1, char(0x80));
}

void TestWireValues::refusesBytesThatAreNoMessage()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(!wire::fromBytes(bytes));
}

TILLDESK_TEST(TestWireValues, QCoreApplication)
#include "tst_wire_values.moc"
