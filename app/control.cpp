#include "app/control.h"

#include "app/command_record.h"
#include "core/crypto/digest.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QPointer>
#include <QStandardPaths>
#include <QThreadPool>
#include <QTimer>
#include <thread>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

/// Requests the service's names. No command has this name.
constexpr auto kNamesWords = "names"_L1;
/// The holder of the database sends this instead of an exit code while a command runs.
constexpr qint32 kStillRunning = -1;
constexpr auto kBeat = std::chrono::seconds(1);
const QString kBeatName = u"beat"_s;

/// The path of a socket is limited to 107 bytes. If the folder's path is too long, the socket is
/// created in the user's runtime folder.
/// @source unix(7), sun_path
QString socketPath(const storage::DataDirectory &directory)
{
    QString beside = directory.path() + u"/tilldesk.sock"_s;
    if (beside.toUtf8().size() < 100)
        return beside;
    const QByteArray hash = crypto::sha256(directory.path().toUtf8()).toHex().first(16);
    return QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation) + u"/tilldesk-"_s
        + QString::fromLatin1(hash) + u".sock"_s;
}

/// Pause between attempts to connect, and the longest time for one attempt.
constexpr auto kPause = std::chrono::milliseconds(100);

bool connectTo(QLocalSocket &socket, const storage::DataDirectory &directory)
{
    socket.connectToServer(socketPath(directory));
    return socket.waitForConnected(int(kPause.count()));
}

} // namespace

ControlServer::ControlServer(Assembly &assembly, std::function<void()> onRaise, QObject *parent)
    : QObject(parent),
      m_assembly(assembly),
      m_onRaise(std::move(onRaise))
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &ControlServer::accept);
}

ControlServer::~ControlServer()
{
    m_server.close();
    QThreadPool::globalInstance()->waitForDone();
    // Deliver the results of finished commands: a new API key is shown only once.
    QCoreApplication::sendPostedEvents(this);
    constexpr int kMillis = 1000;
    for (QLocalSocket *socket : m_server.findChildren<QLocalSocket *>()) {
        while (socket->bytesToWrite() > 0 && socket->waitForBytesWritten(kMillis)) {}
    }
}

Result<void> ControlServer::listen(const storage::DataDirectory &directory)
{
    const QString path = socketPath(directory);
    QLocalServer::removeServer(path); // left by a killed process; this process holds the lock
    if (!m_server.listen(path))
        return fail(ErrorCode::Internal, u"%1: %2"_s.arg(path, m_server.errorString()));
    return {};
}

void ControlServer::accept()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, this, [this, socket] {
            stop(socket);
            m_stoppable.remove(socket);
            socket->deleteLater();
        });
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(socket); });
        read(socket);
    }
}

void ControlServer::read(QLocalSocket *socket)
{
    QDataStream in(socket);
    in.startTransaction();
    QString words;
    CommandValues values;
    in >> words >> values;
    if (!in.commitTransaction())
        return;
    if (words == kRaiseWords && m_onRaise) {
        QDataStream(socket) << qint32(CommandResult::kFine) << QByteArray() << QByteArray();
        m_onRaise();
        return;
    }
    if (words == kStopWords)
        return stop(socket);
    if (words == kNamesWords) {
        const auto names = m_assembly.names().current();
        const QJsonObject json{{u"issuer"_s, names->issuer()},
                               {u"claimNamespace"_s, names->claimNamespace()}};
        QDataStream(socket) << qint32(CommandResult::kFine) << QJsonDocument(json).toJson()
                            << QByteArray();
        return;
    }
    run(socket, words, values);
}

void ControlServer::stop(QLocalSocket *socket)
{
    if (const auto control = m_stoppable.value(socket).lock())
        control->isCancelled = true;
}

void ControlServer::run(QLocalSocket *socket, const QString &words, const CommandValues &values)
{
    if (m_assembly.isStandby()) {
        const QString why = u"this service is a standby: the service on %1 leads. Run the command"
                            " there\n"_s.arg(m_assembly.leader());
        QDataStream(socket) << qint32(CommandResult::kFailed) << QByteArray() << why.toUtf8();
        return;
    }
    for (const Command &command : allCommands()) {
        if (command.words == words && command.changeOrStop) {
            const auto control = std::make_shared<BankReadControl>();
            m_stoppable.insert(socket, control);
            return start(socket, [this, &command, values, control] {
                return command.changeOrStop(values, m_assembly, *control);
            });
        }
        if (command.words == words && command.change)
            return start(socket,
                         [this, &command, values] { return command.change(values, m_assembly); });
    }
    if (words == kRecordWords)
        return start(socket, [this, values] {
            const auto kind = auditKindFrom(values[u"kind"_s]);
            if (kind != AuditKind::Exported && kind != AuditKind::SnapshotSaved)
                return CommandResult::failure(
                    {ErrorCode::FieldInvalid, u"is not a kind that commands record"_s, u"kind"_s});
            const auto facts = QJsonDocument::fromJson(values[u"facts"_s].toUtf8()).object();
            const auto recorded = record(m_assembly, {*kind, facts});
            return recorded ? CommandResult() : CommandResult::failure(recorded.error());
        });
    QDataStream(socket) << qint32(CommandResult::kWrongUsage) << QByteArray()
                        << QByteArray("the running program does not know this command\n");
}

/// Answers with the result of `work()`. Runs it on a pool thread: it waits for the core, and the
/// main thread must not block.
void ControlServer::start(QLocalSocket *socket, std::function<CommandResult()> work)
{
    auto *const beat = new QTimer(socket);
    beat->setObjectName(kBeatName);
    connect(beat, &QTimer::timeout, socket, [socket] { QDataStream(socket) << kStillRunning; });
    beat->start(kBeat);
    QThreadPool::globalInstance()->start(
        [this, socket = QPointer<QLocalSocket>(socket), work = std::move(work)] {
            const audit::Acting acting(commandLine());
            const CommandResult result = work();
            QMetaObject::invokeMethod(this, [socket, result] {
                if (!socket)
                    return;
                delete socket->findChild<QTimer *>(kBeatName);
                QDataStream(socket.data()) << qint32(result.exitCode) << result.out << result.err;
            });
        });
}

Result<storage::DataDirectory::Lock> lockOrFindHolder(storage::DataDirectory &directory)
{
    using Lock = storage::DataDirectory::Lock;
    constexpr int kTries = 50;
    auto lock = directory.lock();
    for (int i = 1; i < kTries && lock && *lock == Lock::HeldByAnother; ++i) {
        QLocalSocket socket;
        if (connectTo(socket, directory))
            break;
        std::this_thread::sleep_for(kPause);
        lock = directory.lock();
    }
    return lock;
}

Result<CommandResult> askHolder(const storage::DataDirectory &directory, const QString &words,
                                const CommandValues &values, std::chrono::milliseconds timeout,
                                const std::atomic<bool> *isStopped)
{
    QLocalSocket socket;
    if (!connectTo(socket, directory))
        return fail(ErrorCode::Busy,
                    u"another process has the database open and does not answer: %1"_s.arg(
                        socket.errorString()));
    QDataStream stream(&socket);
    stream << words << values;
    socket.flush();
    bool hasStopped = false;
    while (true) {
        if (isStopped != nullptr && *isStopped && !std::exchange(hasStopped, true)) {
            // Write through a second stream: a failed read leaves `stream` in an error state.
            QDataStream stop(&socket);
            stop << QString(kStopWords) << CommandValues();
            socket.flush();
        }
        stream.startTransaction();
        qint32 exitCode = 0;
        CommandResult result;
        stream >> exitCode;
        if (exitCode != kStillRunning)
            stream >> result.out >> result.err;
        if (stream.commitTransaction()) {
            if (exitCode == kStillRunning)
                continue;
            result.exitCode = exitCode;
            return result;
        }
        if (socket.waitForReadyRead(int(timeout.count())))
            continue;
        if (socket.state() == QLocalSocket::ConnectedState)
            return fail(
                ErrorCode::Busy,
                u"the process that has the database open does not answer: it has been stopped or"
                " is overloaded. It may still carry out the command later"_s);
        return fail(ErrorCode::Busy, u"the process that had the database open has ended"_s);
    }
}

std::optional<ServiceNames> namesOfHolder(const storage::DataDirectory &directory)
{
    QLocalSocket socket;
    socket.connectToServer(socketPath(directory));
    constexpr int kTimeout = 2000; // time-out in ms
    if (!socket.waitForConnected(kTimeout))
        return {};
    QDataStream stream(&socket);
    stream << QString(kNamesWords) << CommandValues();
    socket.flush();
    QElapsedTimer waited;
    waited.start();
    while (true) {
        stream.startTransaction();
        qint32 exitCode = 0;
        QByteArray out;
        QByteArray err;
        stream >> exitCode >> out >> err;
        if (stream.commitTransaction()) {
            const QJsonObject json = QJsonDocument::fromJson(out).object();
            const QString issuer = json[u"issuer"_s].toString();
            const QString claimNamespace = json[u"claimNamespace"_s].toString();
            if (exitCode != CommandResult::kFine || issuer.isEmpty() || claimNamespace.isEmpty())
                return {};
            return ServiceNames(issuer, claimNamespace);
        }
        if (!socket.waitForReadyRead(std::max(0, kTimeout - int(waited.elapsed()))))
            return {};
    }
}

} // namespace tilldesk::app
