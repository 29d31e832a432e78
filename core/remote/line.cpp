#include "core/remote/line.h"

#include "core/base/overloaded.h"
#include "core/base/version.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::remote {
namespace {

constexpr std::chrono::milliseconds kControlPause{100};

Error lostError()
{
    return {ErrorCode::Unavailable, u"the connection to the shop's service is lost"_s};
}

/// Returns whether this window can read a part of the state. It needs no part of another version.
bool isReadable(const wire::State &state)
{
    const auto isGood = [&state]<auto part>(const wire::Named<part> &row)
    {
        using Value = typename wire::PartsOf<part>::Value;
        return state.name != QLatin1StringView(row.name.data(), qsizetype(row.name.size()))
            || wire::fromCbor<Value>(state.value).has_value();
    };
    return std::apply([&](const auto &...rows) { return (isGood(rows) && ...); }, wire::kStates);
}

} // namespace

Line::Line(QObject *parent) : QObject(parent)
{
    m_controls.setInterval(kControlPause);
    connect(&m_controls, &QTimer::timeout, this, &Line::sendCancels);
}

Line::~Line()
{
    if (m_channel)
        m_channel->disconnect(this);
}

void Line::open(std::unique_ptr<wire::Channel> channel, wire::Hello hello)
{
    close();
    m_channel = std::move(channel);
    connect(m_channel.get(), &wire::Channel::received, this, &Line::onMessage);
    connect(m_channel.get(), &wire::Channel::closed, this, &Line::onClosed);
    hello.version = QString::fromUtf8(version());
    hello.run = m_run;
    hello.seen = m_seen;
    hello.canWait = true;
    send(hello);
}

void Line::close()
{
    if (!m_channel)
        return;
    m_channel->disconnect();
    m_channel.release()->deleteLater(); // may be in a signal of the channel
    onClosed();
}

void Line::send(const wire::Message &message)
{
    m_channel->send(wire::toBytes(message));
}

void Line::call(std::string_view name, const QCborArray &arguments, Waiting waiting)
{
    if (std::ranges::find(wire::kKeptCalls, name) != wire::kKeptCalls.end())
        waiting.key =
            QByteArray(name.data(), qsizetype(name.size())) + QCborValue(arguments).toCbor();
    if (!m_isOpen) {
        const QCborValue *kept = m_kept.object(waiting.key);
        return waiting.done(kept == nullptr ? Result<QCborValue>(tl::unexpected<Error>(lostError()))
                                            : Result<QCborValue>(*kept));
    }
    const qint64 id = ++m_lastId;
    if (waiting.isCancelled)
        m_controls.start();
    m_waiting.insert(id, std::move(waiting));
    send(wire::Call{id, textOf(name), arguments});
}

void Line::sendCancels()
{
    bool isAnyWatched = false;
    for (auto each = m_waiting.begin(); each != m_waiting.end(); ++each) {
        if (!each->isCancelled || each->hasCancelled)
            continue;
        isAnyWatched = true;
        each->hasCancelled = each->isCancelled();
        if (each->hasCancelled)
            send(wire::Cancel{each.key()});
    }
    if (!isAnyWatched)
        m_controls.stop();
}

void Line::onMessage(const QByteArray &bytes)
{
    const auto message = wire::fromPackedBytes(bytes);
    if (!message)
        return m_channel->close();
    std::visit(Overloaded{[this](const wire::Welcome &welcome) { onWelcome(welcome); },
                          [this](const wire::Refusal &refusal) {
                              m_kept.clear();
                              Q_EMIT refused(refusal.error, refusal.revocation);
                          },
                          [this](const wire::Asked &asked) { Q_EMIT this->asked(asked); },
                          [this](const wire::Answer &answer) { onAnswer(answer); },
                          [this](const wire::Progress &progress) { onProgress(progress); },
                          [this](const wire::State &state) { onState(state); },
                          [this](const wire::Signal &signal) { Q_EMIT signalled(signal.name); },
                          [this](const wire::Change &change) { onChange(change); },
                          [this](const auto &) { m_channel->close(); }},
               *message);
}

void Line::onWelcome(const wire::Welcome &welcome)
{
    m_run = welcome.run;
    if (!welcome.isComplete)
        m_seen = welcome.last;
    m_isOpen = true;
    if (!welcome.token.isEmpty())
        Q_EMIT paired(welcome.token);
    Q_EMIT serviceTime(welcome.now);
    Q_EMIT isOpenChanged(true);
    if (!welcome.isComplete)
        Q_EMIT missed();
}

tl::unexpected<Error> Line::notUnderstood(const QString &field)
{
    return fail(ErrorCode::BadRequest,
                u"the window does not understand the service, which is newer; update the window"_s,
                field);
}

/// Answers for another person are not shown: that person may see more.
void Line::onState(const wire::State &state)
{
    if (!isReadable(state)) {
        Q_EMIT refused(notUnderstood(u"protocol"_s).value(), {});
        return m_channel->close();
    }
    QCborValue &known = m_state[state.name];
    if (state.name == textOf(wire::nameIn<&gateway::Staff::session>(wire::kStates))
        && known != state.value)
        m_kept.clear();
    known = state.value;
}

void Line::onAnswer(const wire::Answer &answer)
{
    const Waiting waiting = m_waiting.take(answer.id);
    if (!waiting.done)
        return;
    if (!answer.error && !waiting.key.isEmpty())
        m_kept.insert(waiting.key, new QCborValue(answer.value));
    if (answer.error)
        waiting.done(tl::unexpected<Error>(*answer.error));
    else
        waiting.done(answer.value);
}

void Line::onProgress(const wire::Progress &progress)
{
    const auto waiting = m_waiting.constFind(progress.id);
    if (waiting != m_waiting.cend() && waiting->tell)
        waiting->tell(progress.done, progress.total);
}

/// Ignores a change that the window has seen before.
void Line::onChange(const wire::Change &change)
{
    if (change.number <= m_seen)
        return;
    m_seen = change.number;
    Q_EMIT changed(change.events);
}

void Line::onClosed()
{
    const QHash<qint64, Waiting> lost = std::exchange(m_waiting, {});
    m_controls.stop();
    if (std::exchange(m_isOpen, false))
        Q_EMIT isOpenChanged(false);
    for (const Waiting &waiting : lost)
        waiting.done(tl::unexpected<Error>(lostError()));
}

} // namespace tilldesk::remote
