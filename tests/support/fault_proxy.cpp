#include "tests/support/fault_proxy.h"

#include <QDateTime>
#include <QLocale>
#include <QMutex>
#include <QPointer>
#include <QQueue>
#include <QTcpServer>
#include <QTcpSocket>
#include <QThread>
#include <QUrl>
#include <QWaitCondition>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

constexpr int kWaitMs = 30'000;
constexpr QByteArrayView kBlankLine("\r\n\r\n");

QByteArray statusLine(int status)
{
    return "HTTP/1.1 " + QByteArray::number(status) + " Whatever\r\n";
}

/// Returns the value of the first header line `name` in a head.
QByteArray valueIn(const QByteArray &head, const QByteArray &name)
{
    for (const QByteArray &line : head.split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && line.first(colon).compare(name, Qt::CaseInsensitive) == 0)
            return line.sliced(colon + 1).trimmed();
    }
    return {};
}

/// Returns the head with `Connection: close`.
QByteArray closing(const QByteArray &head)
{
    QByteArray closed;
    for (const QByteArray &line : head.split('\n')) {
        if (!line.startsWith("Connection:"))
            closed += line.trimmed() + "\r\n";
    }
    return closed + "Connection: close";
}

FaultProxy::Response responseIn(const QByteArray &bytes)
{
    FaultProxy::Response response;
    const qsizetype end = bytes.indexOf(kBlankLine);
    if (end < 0)
        return response;
    const auto lines = bytes.first(end).split('\n');
    response.status = lines.first().split(' ').value(1).toInt();
    for (const QByteArray &line : lines.sliced(1)) {
        const qsizetype colon = line.indexOf(':');
        if (line.first(colon).compare("Content-Length", Qt::CaseInsensitive) != 0)
            response.headers.append({line.first(colon), line.sliced(colon + 1).trimmed()});
    }
    response.body = bytes.sliced(end + kBlankLine.size());
    return response;
}

QByteArray bytesOf(const FaultProxy::Response &response)
{
    constexpr int kNoContent = 204;
    QByteArray bytes = statusLine(response.status);
    for (const auto &[name, value] : response.headers)
        bytes += name + ": " + value + "\r\n";
    if (response.status != kNoContent)
        bytes += "Content-Length: " + QByteArray::number(response.body.size()) + "\r\n";
    return bytes + "\r\n" + response.body;
}

void setClock(FaultProxy::Response &response, std::chrono::seconds ahead)
{
    const QString form = u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s;
    const QDateTime date =
        QLocale::c().toDateTime(QString::fromLatin1(response.value("Date")), form);
    response.set("Date", QLocale::c().toString(date.addSecs(ahead.count()), form).toLatin1());
}

} // namespace

QByteArray FaultProxy::Response::value(const QByteArray &name) const
{
    for (const auto &[header, value] : headers) {
        if (header.compare(name, Qt::CaseInsensitive) == 0)
            return value;
    }
    return {};
}

void FaultProxy::Response::set(const QByteArray &name, const QByteArray &value)
{
    headers.removeIf([&name](const auto &header) {
        return header.first.compare(name, Qt::CaseInsensitive) == 0;
    });
    if (!value.isEmpty())
        headers.append({name, value});
}

struct FaultProxy::Shared {
    mutable QMutex mutex;
    mutable QWaitCondition heldChanged;
    QUrl service;
    Decide decide;
    QQueue<Treatment> next;
    QList<Request> requests;
    int held = 0;
};

/// Lives on the proxy's thread.
class FaultProxy::Worker final : public QObject
{
public:
    explicit Worker(std::shared_ptr<Shared> shared) : m_shared(std::move(shared)) {}

    quint16 listen()
    {
        m_server = std::make_unique<QTcpServer>();
        connect(m_server.get(), &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *socket = m_server->nextPendingConnection())
                take(socket);
        });
        if (!m_server->listen(QHostAddress::LocalHost))
            qFatal("no port to listen on");
        return m_server->serverPort();
    }

    void release(Which which)
    {
        if (m_held.isEmpty())
            return;
        const auto go = which == Which::First ? m_held.takeFirst() : m_held.takeLast();
        tellHeld();
        go();
    }

    void end() { m_server.reset(); }

private:
    /// A request with its caller.
    struct Passing {
        QPointer<QTcpSocket> caller;
        Request request;
        QByteArray bytes; ///< as forwarded
        Treatment treatment;
    };
    using PassingPtr = std::shared_ptr<Passing>;

    void take(QTcpSocket *socket)
    {
        const auto buffer = std::make_shared<QByteArray>();
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QTcpSocket::readyRead, this, [this, socket, buffer] {
            *buffer += socket->readAll();
            const qsizetype end = buffer->indexOf(kBlankLine);
            if (end < 0)
                return;
            const qsizetype size = valueIn(buffer->first(end), "Content-Length").toLongLong();
            if (buffer->size() < end + kBlankLine.size() + size)
                return;
            begin(socket, *buffer, end);
            buffer->clear();
        });
    }

    void begin(QTcpSocket *socket, const QByteArray &bytes, qsizetype end)
    {
        const auto passing = std::make_shared<Passing>();
        passing->caller = socket;
        const qsizetype lineEnd = bytes.indexOf("\r\n");
        const auto start = bytes.first(lineEnd).split(' ');
        passing->request = {start.value(0), start.value(1), bytes.first(end).sliced(lineEnd + 2),
                            bytes.sliced(end + kBlankLine.size())};
        passing->bytes = closing(bytes.first(end)) + kBlankLine + passing->request.body;
        passing->treatment = treatmentOf(passing->request);
        treat(passing);
    }

    Treatment treatmentOf(const Request &request)
    {
        Decide decide;
        {
            const QMutexLocker lock(&m_shared->mutex);
            m_shared->requests << request;
            if (!m_shared->next.isEmpty())
                return m_shared->next.dequeue();
            decide = m_shared->decide;
        }
        return decide ? decide(request) : Treatment();
    }

    void treat(const PassingPtr &passing)
    {
        switch (passing->treatment.fault) {
        case Fault::CutBefore: return cut(passing);
        case Fault::AnswerBefore: return answerItself(passing);
        case Fault::HoldBefore: return hold([this, passing] { forward(passing, Fault::None); });
        case Fault::Repeat:
            return call(passing,
                        [this, passing](const QByteArray &) { forward(passing, Fault::None); });
        case Fault::None:
        case Fault::CutAfter:
        case Fault::CutWithin:
        case Fault::AnswerAfter:
        case Fault::HoldAfter:
        case Fault::Stale: return forward(passing, passing->treatment.fault);
        }
        Q_UNREACHABLE();
    }

    void forward(const PassingPtr &passing, Fault fault)
    {
        call(passing, [this, passing, fault](const QByteArray &bytes) {
            Response response = responseIn(bytes);
            if (response.status == 0)
                return cut(passing); // the service is away
            const Response before = std::exchange(m_last, response);
            if (fault == Fault::Stale)
                response = before;
            if (passing->treatment.clock.count() != 0)
                setClock(response, passing->treatment.clock);
            if (passing->treatment.rewrite)
                passing->treatment.rewrite(passing->request, response);
            deliver(passing, fault, bytesOf(response));
        });
    }

    void deliver(const PassingPtr &passing, Fault fault, const QByteArray &bytes)
    {
        if (fault == Fault::CutAfter)
            return cut(passing);
        if (fault == Fault::AnswerAfter)
            return answerItself(passing);
        if (fault == Fault::HoldAfter)
            return hold([this, passing, bytes] { write(passing, bytes); });
        write(passing, fault == Fault::CutWithin ? bytes.first(bytes.size() / 2) : bytes);
    }

    /// Sends the request to the service. `done` gets all bytes of the response; none: no response.
    void call(const PassingPtr &passing, const std::function<void(const QByteArray &)> &done)
    {
        QUrl service;
        {
            const QMutexLocker lock(&m_shared->mutex);
            service = m_shared->service;
        }
        auto *socket = new QTcpSocket(this);
        const auto ended = [socket, done] {
            const QByteArray bytes = socket->readAll();
            socket->disconnect();
            socket->deleteLater();
            done(bytes);
        };
        connect(socket, &QTcpSocket::disconnected, this, ended);
        connect(socket, &QTcpSocket::errorOccurred, this, [socket, ended] {
            if (socket->state() == QTcpSocket::UnconnectedState)
                ended();
        });
        socket->connectToHost(service.host(), quint16(service.port()));
        socket->write(passing->bytes);
    }

    void answerItself(const PassingPtr &passing)
    {
        write(passing,
              statusLine(passing->treatment.status) + "Connection: close\r\nContent-Length: 0\r\n"
                  + passing->treatment.headers + "\r\n");
    }

    static void write(const PassingPtr &passing, const QByteArray &bytes)
    {
        if (!passing->caller)
            return; // has given up
        passing->caller->write(bytes);
        passing->caller->disconnectFromHost();
    }

    static void cut(const PassingPtr &passing)
    {
        if (passing->caller)
            passing->caller->abort();
    }

    void hold(std::function<void()> go)
    {
        m_held << std::move(go);
        tellHeld();
    }

    void tellHeld()
    {
        const QMutexLocker lock(&m_shared->mutex);
        m_shared->held = int(m_held.size());
        m_shared->heldChanged.wakeAll();
    }

    const std::shared_ptr<Shared> m_shared;
    std::unique_ptr<QTcpServer> m_server;
    QList<std::function<void()>> m_held;
    Response m_last; ///< the service's latest response
};

struct FaultProxy::Running {
    QThread thread;
    Worker *worker = nullptr; ///< deleted when the thread ends
    quint16 port = 0;
};

FaultProxy::FaultProxy(const QString &service)
    : m_shared(std::make_shared<Shared>()),
      m_running(std::make_unique<Running>())
{
    lead(service);
    m_running->worker = new Worker(m_shared);
    m_running->worker->moveToThread(&m_running->thread);
    QObject::connect(&m_running->thread, &QThread::finished, m_running->worker,
                     &QObject::deleteLater);
    m_running->thread.start();
    QMetaObject::invokeMethod(
        m_running->worker, [this] { m_running->port = m_running->worker->listen(); },
        Qt::BlockingQueuedConnection);
}

FaultProxy::~FaultProxy()
{
    QMetaObject::invokeMethod(
        m_running->worker, [worker = m_running->worker] { worker->end(); },
        Qt::BlockingQueuedConnection);
    m_running->thread.quit();
    m_running->thread.wait();
}

void FaultProxy::lead(const QString &service)
{
    const QMutexLocker lock(&m_shared->mutex);
    m_shared->service = QUrl(service);
}

void FaultProxy::decide(Decide decide)
{
    const QMutexLocker lock(&m_shared->mutex);
    m_shared->decide = std::move(decide);
}

void FaultProxy::treatNext(const QList<Treatment> &next)
{
    const QMutexLocker lock(&m_shared->mutex);
    m_shared->next.append(next);
}

QString FaultProxy::address() const
{
    return u"http://127.0.0.1:%1"_s.arg(m_running->port);
}

QList<FaultProxy::Request> FaultProxy::requests() const
{
    const QMutexLocker lock(&m_shared->mutex);
    return m_shared->requests;
}

int FaultProxy::held() const
{
    const QMutexLocker lock(&m_shared->mutex);
    return m_shared->held;
}

bool FaultProxy::waitForHeld(int count) const
{
    const QDeadlineTimer deadline(kWaitMs);
    const QMutexLocker lock(&m_shared->mutex);
    while (m_shared->held < count) {
        if (!m_shared->heldChanged.wait(&m_shared->mutex, deadline))
            return false;
    }
    return true;
}

void FaultProxy::release(Which which)
{
    QMetaObject::invokeMethod(
        m_running->worker, [worker = m_running->worker, which] { worker->release(which); },
        Qt::QueuedConnection);
}

} // namespace tilldesk::test
