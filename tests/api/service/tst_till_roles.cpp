#include "core/base/enumerators.h"
#include "core/wire/web_socket_channel.h"
#include "tests/support/test_program.h"
#include "tests/support/till_shop.h"

#include <QSslConfiguration>

using namespace tilldesk;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// Who may make a call: O owner, M manager, C cashier, B bookkeeper, L a till where nobody is
/// signed in.
struct CallRow {
    const char *call;
    QLatin1StringView allowed;

    CallRow(const char *name, const char *letters) : call(name), allowed(letters) {}
};

/// A file is read and dropped by its token, which only the window has that made the file.
/// @source service.md#staff
const std::initializer_list<CallRow> kRows{
    {"payments.page", "OMCB"},
    {"payments.totals", "OMCB"},
    {"payments.takings", "OMCB"},
    {"payments.details", "OMCB"},
    {"payments.create", "OMC"},
    {"payments.createStaticQr", "OMC"},
    {"payments.activeAt", "OMCB"},
    {"payments.cancel", "OMC"},
    {"payments.acknowledge", "OM"},
    {"refunds.page", "OMCB"},
    {"refunds.totals", "OMCB"},
    {"refunds.refundable", "OMCB"},
    {"refunds.create", "OMC"},
    {"refunds.revealIban", "OM"},
    {"payouts.page", "OMB"},
    {"payouts.details", "OMB"},
    {"payouts.parts", "OMB"},
    {"payouts.items", "OMB"},
    {"payouts.newestLines", "OMB"},
    {"payouts.running", "OMB"},
    {"payouts.failed", "OMB"},
    {"payouts.runNow", "OM"},
    {"payouts.payAgain", "OM"},
    {"ledger.entries", "OMB"},
    {"ledger.balances", "OMB"},
    {"merchants.merchants", "OMCBL"},
    {"merchants.profiles", "OMCBL"},
    {"merchants.addMerchant", "O"},
    {"merchants.changeMerchant", "O"},
    {"merchants.addProfile", "O"},
    {"merchants.changeProfile", "O"},
    {"merchants.addPointOfSale", "O"},
    {"merchants.changePointOfSale", "O"},
    {"merchants.locationCode", "OMCBL"},
    {"merchants.checkKeySet", "OMCBL"},
    {"merchants.apiKeys", "O"},
    {"merchants.createApiKey", "O"},
    {"merchants.revokeApiKey", "O"},
    {"callbacks.page", "OM"},
    {"callbacks.counts", "OM"},
    {"callbacks.times", "OM"},
    {"callbacks.details", "OM"},
    {"callbacks.sendAgain", "OM"},
    {"callbacks.sendFailedAgain", "OM"},
    {"callbacks.sendTest", "OM"},
    {"callbacks.inspect", "OM"},
    {"callbacks.setInbox", "O"},
    {"callbacks.inbox", "OM"},
    {"callbacks.clearInbox", "OM"},
    {"endpoint.apply", "O"},
    {"endpoint.confirmClock", "O"},
    {"endpoint.setNames", "O"},
    {"endpoint.setAskAbove", "O"},
    {"simulation.switchOn", "OM"},
    {"simulation.act", "OM"},
    {"simulation.freezeClock", "OM"},
    {"simulation.advanceClock", "OM"},
    {"simulation.setClock", "OM"},
    {"simulation.runClock", "OM"},
    {"simulation.setCallbackFault", "OM"},
    {"simulation.setRefundsFail", "OM"},
    {"simulation.setPayoutsFail", "OM"},
    {"simulation.resetClock", "OM"},
    {"serviceKeys.keys", "O"},
    {"serviceKeys.rotate", "O"},
    {"reports.byPointOfSale", "OMB"},
    {"reports.byPerson", "OMB"},
    {"reports.refunds", "OMB"},
    {"reports.fees", "OMB"},
    {"reports.payers", "OMB"},
    {"reports.preview", "OMCB"},
    {"reports.close", "OMC"},
    {"reports.closes", "OMCB"},
    {"exports.packSize", "OMB"},
    {"exports.packState", "OMB"},
    {"exports.setPackSettings", "O"},
    {"exports.setMailPassword", "O"},
    {"exports.makePackNow", "OMB"},
    {"search.find", "OMCB"},
    {"search.suggest", "OMCB"},
    {"safekeeping.state", "OMCB"},
    {"safekeeping.backUp", "O"},
    {"safekeeping.rehearse", "O"},
    {"safekeeping.apply", "O"},
    {"safekeeping.setPassphrase", "O"},
    {"safekeeping.checkPassphrase", "O"},
    {"safekeeping.acceptRestore", "O"},
    {"safekeeping.supportText", "O"},
    {"safekeeping.recordSupport", "O"},
    {"staff.signIn", "OMCBL"},
    {"staff.choosePin", "OMCB"},
    {"staff.lock", "OMCBL"},
    {"staff.add", "O"},
    {"staff.change", "O"},
    {"staff.leave", "O"},
    {"staff.givePin", "O"},
    {"staff.setPassword", "O"},
    {"staff.unblock", "O"},
    {"staff.setLimits", "O"},
    {"staff.allowance", "OMC"},
    {"staff.approve", "OMC"},
    {"staff.takeBack", "OMC"},
    {"activity.entries", "OMB"},
    {"activity.count", "OMB"},
    {"activity.check", "OMB"},
    {"bank.files", "OMB"},
    {"bank.items", "OMB"},
    {"bank.match", "OMB"},
    {"bank.unmatch", "OMB"},
    {"bookkeeping.books", "OMB"},
    {"bookkeeping.change", "O"},
    {"bookkeeping.vatPlaces", "OMCB"},
    {"bookkeeping.setVat", "O"},
    {"bookkeeping.days", "OMB"},
    {"bookkeeping.journalOf", "OMB"},
    {"bookkeeping.month", "OMB"},
    {"bookkeeping.fees", "OMB"},
    {"bookkeeping.setFeeRule", "O"},
    {"bookkeeping.bookFeeInvoice", "O"},
    {"tills.tills", "O"},
    {"tills.setOn", "O"},
    {"tills.invite", "O"},
    {"tills.stopInviting", "O"},
    {"tills.accept", "O"},
    {"tills.refuse", "O"},
    {"tills.change", "O"},
    {"tills.revoke", "O"},
    {"tills.remove", "O"},
    {"hosted.connections", "OMCB"},
    {"hosted.setConnection", "O"},
    {"hosted.makeKey", "O"},
    {"hosted.allow", "O"},
    {"hosted.startCheck", "O"},
    {"hosted.stopCheck", "O"},
    {"hosted.checked", "O"},
    {"hosted.openOutcomes", "OMCB"},
    {"hosted.outcome", "OMCB"},
    {"hosted.askNow", "OMCB"},
    {"hosted.setNotCreated", "OM"},
    {"hosted.contradictions", "OMCB"},
    {"hosted.openItems", "OMB"},
    {"hosted.fetchPayouts", "OMB"},
    {"hosted.contacts", "OMCB"},
    {"hosted.show", "OMCB"},
    {"files.make", "OMB"},
    {"files.makePack", "OMB"},
    {"files.read", "OMCBL"},
    {"files.begin", "OMCB"},
    {"files.append", "OMCB"},
    {"files.importBank", "OMB"},
    {"files.drop", "OMCBL"},
};

/// Calls that end the session or the connection of the test itself if they are allowed.
bool endsTheTest(const QString &call)
{
    return call == u"staff.lock" || call == u"staff.signIn" || call == u"tills.setOn";
}

/// A program at a paired computer that sends any call, whatever a window would offer.
class HandMadeTill
{
public:
    explicit HandMadeTill(const remote::Service &service) : m_token(service.token)
    {
        auto socket = std::make_unique<QWebSocket>();
        QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
        tls.setPeerVerifyMode(QSslSocket::VerifyNone);
        socket->setSslConfiguration(tls);
        QUrl address;
        address.setScheme(u"wss"_s);
        address.setHost(service.host);
        address.setPort(service.port);
        bool isConnected = false;
        QObject::connect(socket.get(), &QWebSocket::connected, socket.get(),
                         [&isConnected] { isConnected = true; });
        socket->open(address);
        m_isConnected = QTest::qWaitFor([&] { return isConnected; });
        m_channel = std::make_unique<wire::WebSocketChannel>(std::move(socket),
                                                             quint64(wire::kMaxAnswerBytes));
        QObject::connect(m_channel.get(), &wire::Channel::received, m_channel.get(),
                         [this](const QByteArray &bytes) { take(bytes); });
    }

    [[nodiscard]] bool enter()
    {
        wire::Hello hello;
        hello.token = m_token;
        m_channel->send(wire::toBytes(hello));
        return m_isConnected && QTest::qWaitFor([this] { return m_isWelcome; });
    }
    /// Sends a call and waits for its answer; empty: no answer.
    [[nodiscard]] std::optional<wire::Answer> ask(const QString &call, const QCborArray &arguments)
    {
        m_answer.reset();
        m_channel->send(wire::toBytes(wire::Call{++m_lastId, call, arguments}));
        std::ignore =
            QTest::qWaitFor([this] { return m_answer.has_value(); }, TillWindow::kPatience);
        return m_answer;
    }

private:
    void take(const QByteArray &bytes)
    {
        const auto message = wire::fromPackedBytes(bytes);
        if (!message)
            return;
        m_isWelcome = m_isWelcome || std::holds_alternative<wire::Welcome>(*message);
        if (const auto *answer = std::get_if<wire::Answer>(&*message);
            answer != nullptr && answer->id == m_lastId)
            m_answer = *answer;
    }

    const QString m_token;
    std::unique_ptr<wire::Channel> m_channel;
    bool m_isConnected = false;
    bool m_isWelcome = false;
    qint64 m_lastId = 0;
    std::optional<wire::Answer> m_answer;
};

/// Returns a value that the service can read, and that its rules for values accept.
template <typename T>
T someValue()
{
    if constexpr (std::is_enum_v<T>)
        return enumerators<T>()[0];
    else if constexpr (requires(T value) { value.amount = Amount(); })
        return [](T value) {
            value.amount = Amount::fromCents(100);
            if constexpr (requires { value.idempotencyKey; })
                value.idempotencyKey = u"key"_s;
            if constexpr (requires { value.pointOfSale; })
                value.pointOfSale = u"counter"_s;
            return value;
        }(T{});
    else if constexpr (std::is_same_v<T, QString>)
        return u"25801470"_s; // also a PIN
    else
        return T{};
}

template <typename T>
QCborValue defaultArgument()
{
    if constexpr (wire::kIsControl<T>)
        return nullptr;
    else
        return wire::toCbor(someValue<T>());
}

template <typename... A>
QCborArray defaultArguments(const std::tuple<A...> * /*type*/)
{
    return {defaultArgument<A>()...};
}

struct Request {
    QString call;
    QCborArray arguments;
};

/// Returns every call of a window, with some values.
QList<Request> allCalls()
{
    QList<Request> calls;
    std::apply(
        [&calls]<auto... method>(const wire::Named<method> &...rows) {
            (calls.append({QString::fromUtf8(rows.name.data(), qsizetype(rows.name.size())),
                           defaultArguments(
                               static_cast<typename wire::PartsOf<method>::Arguments *>(nullptr))}),
             ...);
        },
        wire::kCalls);
    return calls;
}

} // namespace

/// Every call of a till over the network, as every role: the service decides, not the window.
class TestTillRoles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsEveryCall();
    void obeysTheRole_data();
    void obeysTheRole();
};

void TestTillRoles::knowsEveryCall()
{
    QStringList known;
    for (const CallRow &row : kRows)
        known << QLatin1StringView(row.call);
    QStringList calls;
    for (const Request &request : allCalls())
        calls << request.call;
    QCOMPARE(known, calls);
}

void TestTillRoles::obeysTheRole_data()
{
    QTest::addColumn<char>("letter");
    QTest::addColumn<int>("role");
    QTest::newRow("owner") << 'O' << int(StaffRole::Owner);
    QTest::newRow("manager") << 'M' << int(StaffRole::Manager);
    QTest::newRow("cashier") << 'C' << int(StaffRole::Cashier);
    QTest::newRow("bookkeeper") << 'B' << int(StaffRole::Bookkeeper);
    QTest::newRow("nobody") << 'L' << 0;
}

void TestTillRoles::obeysTheRole()
{
    QFETCH(char, letter);
    QFETCH(int, role);
    TillShop shop;
    const StaffMember owner = shop.hire(u"An Vermeulen"_s, StaffRole::Owner, u"4711"_s);
    const StaffMember person = StaffRole(role) == StaffRole::Owner || role == 0
        ? owner
        : shop.hire(u"Lotte Maes"_s, StaffRole(role), u"2580"_s);
    remote::Service service;
    {
        TillWindow window;
        QVERIFY(window.join(shop, u"Counter left"_s));
        service = window.connector.service();
    }
    HandMadeTill till(service);
    QVERIFY(till.enter());
    if (role != 0) {
        const QString pin = person.id == owner.id ? u"4711"_s : u"2580"_s;
        const auto signedIn =
            till.ask(u"staff.signIn"_s, {wire::toCbor(person.id), wire::toCbor(pin)});
        QVERIFY(signedIn && !signedIn->error);
    }
    const ErrorCode denied = role == 0 ? ErrorCode::Unauthorized : ErrorCode::AccessDenied;
    QStringList wrong;
    QString file; ///< token of the file that this till sends
    const QList<Request> calls = allCalls();
    auto row = kRows.begin();
    for (qsizetype i = 0; i < calls.size(); ++i, ++row) {
        const Request &request = calls[i];
        const bool isAllowed = row->allowed.contains(QLatin1Char(letter));
        if (isAllowed && endsTheTest(request.call))
            continue;
        QCborArray arguments = request.arguments;
        if (request.call == u"staff.setPassword")
            arguments[1] = u"a long password"_s;
        if (!file.isEmpty() && request.call.startsWith(u"files."_s))
            arguments[0] = file;
        const auto answer = till.ask(request.call, arguments);
        if (!answer) {
            wrong << request.call + u": no answer"_s;
            break;
        }
        if (request.call == u"files.begin" && !answer->error)
            file = answer->value.toString();
        const bool isDenied = answer->error
            && (answer->error->code == ErrorCode::AccessDenied
                || answer->error->code == ErrorCode::Unauthorized);
        if (isAllowed == isDenied || (!isAllowed && answer->error->code != denied))
            wrong << u"%1: %2"_s.arg(request.call,
                                     answer->error ? QString::number(int(answer->error->code))
                                             + u" "_s + answer->error->detail
                                                   : u"answered"_s);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

TILLDESK_TEST(TestTillRoles, QCoreApplication)
#include "tst_till_roles.moc"
