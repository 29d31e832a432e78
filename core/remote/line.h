#pragma once

#include "core/wire/channel.h"
#include "core/wire/composite_codecs.h"
#include "core/wire/message.h"
#include "core/wire/scalar_codecs.h"

#include <QCache>
#include <QHash>
#include <QPromise>
#include <QTimer>

namespace tilldesk::remote {

/// The window's side of a connection to the service: sends calls, delivers their answers, keeps the
/// state, and survives the loss of the connection. Used on the window's thread.
///
/// A call that has not been answered when the connection breaks fails with `Unavailable`. Without a
/// connection, a call of wire::kKeptCalls gets the answer that the same call got last, if it is
/// still kept. An answer that this window cannot read becomes `BadRequest`; state that it cannot
/// read ends the connection, with refused().
class Line : public QObject
{
    Q_OBJECT

public:
    explicit Line(QObject *parent = nullptr);
    ~Line() override;

    /// Begins to use a channel in the place of the one before, and says Hello.
    /// @param hello  token, or code and name; the rest is added
    void open(std::unique_ptr<wire::Channel> channel, wire::Hello hello = {});
    /// Closes the connection, if there is one.
    void close();
    /// Returns whether the service has answered Hello and the state has arrived.
    [[nodiscard]] bool isOpen() const { return m_isOpen; }

    /// Calls a method of a gateway; see kCalls.
    template <auto method, typename... A>
    [[nodiscard]] auto ask(const A &...argument)
        -> QFuture<Result<typename wire::PartsOf<method>::Value>>
    {
        using Parts = wire::PartsOf<method>;
        static_assert(std::is_same_v<std::tuple<A...>, typename Parts::Arguments>,
                      "the arguments are those of the method");
        auto promise = std::make_shared<QPromise<Result<typename Parts::Value>>>();
        promise->start();
        auto future = promise->future();
        Waiting waiting{.done = [promise](const Result<QCborValue> &answer) {
            promise->addResult(valueOf<typename Parts::Value>(answer));
            promise->finish();
        }};
        (watchControl(waiting, argument), ...);
        call(wire::nameIn<method>(wire::kCalls), QCborArray{toArgument(argument)...},
             std::move(waiting));
        return future;
    }

    /// Returns a part of the state, default-constructed before the first Welcome; see kStates.
    template <auto part>
    [[nodiscard]] auto state() const -> typename wire::PartsOf<part>::Value
    {
        using Value = typename wire::PartsOf<part>::Value;
        return wire::fromCbor<Value>(m_state.value(textOf(wire::nameIn<part>(wire::kStates))))
            .value_or(Value{});
    }

Q_SIGNALS:
    void isOpenChanged(bool isOpen);
    /// The service has told what its own clock shows, at each connection.
    void serviceTime(tilldesk::Timestamp now);
    void changed(const tilldesk::Events &events);
    /// A signal of a gateway; see kSignals.
    void signalled(const QString &name);
    /// The service does not admit this window.
    void refused(const tilldesk::Error &error,
                 const std::optional<tilldesk::Revocation> &revocation);
    /// The service asks the shop whether this computer may be added.
    void asked(const tilldesk::wire::Asked &asked);
    /// The service has paired this computer. @param token  for each later Hello
    void paired(const QString &token);
    /// Some changes are unknown: everything must be read again.
    void missed();

private:
    /// A call without an answer yet.
    struct Waiting {
        std::function<void(const Result<QCborValue> &)> done = {};
        std::function<bool()> isCancelled = {}; ///< empty: has no control
        std::function<void(qint64 done, qint64 total)> tell = {};
        bool hasCancelled = false;
        QByteArray key = {}; ///< of the answer in m_kept; empty: not kept
    };

    template <typename T>
    static QCborValue toArgument(const T &argument)
    {
        if constexpr (wire::kIsControl<T>)
            return nullptr;
        else
            return wire::toCbor(argument);
    }
    template <typename T>
    static void watchControl(Waiting &waiting, const T &argument)
    {
        if constexpr (wire::kIsControl<T>) {
            waiting.isCancelled = [argument] { return argument->isCancelled.load(); };
            waiting.tell = [argument](qint64 done, qint64 total) {
                argument->done = done;
                argument->total = total;
            };
        }
    }
    template <typename T>
    static Result<T> valueOf(const Result<QCborValue> &answer)
    {
        if (!answer)
            return answer.failure();
        if constexpr (std::is_void_v<T>) {
            return {};
        } else {
            Result<T> value = wire::fromCbor<T>(*answer);
            return value ? value : Result<T>(notUnderstood(value.error().field));
        }
    }
    /// Returns the error of a value that this window cannot read: a newer service has sent it.
    [[nodiscard]] static tl::unexpected<Error> notUnderstood(const QString &field);
    [[nodiscard]] static QString textOf(std::string_view name)
    {
        return QString::fromUtf8(name.data(), qsizetype(name.size()));
    }

    static constexpr int kKeptAnswers = 200;

    void call(std::string_view name, const QCborArray &arguments, Waiting waiting);
    void send(const wire::Message &message);
    void onMessage(const QByteArray &bytes);
    void onClosed();
    void onWelcome(const wire::Welcome &welcome);
    void onState(const wire::State &state);
    void onAnswer(const wire::Answer &answer);
    void onProgress(const wire::Progress &progress);
    void onChange(const wire::Change &change);
    void sendCancels();

    std::unique_ptr<wire::Channel> m_channel;
    bool m_isOpen = false;
    QString m_run;     ///< of the service
    qint64 m_seen = 0; ///< number of the latest change of that run
    qint64 m_lastId = 0;
    QHash<qint64, Waiting> m_waiting;
    QHash<QString, QCborValue> m_state;
    QCache<QByteArray, QCborValue> m_kept{kKeptAnswers}; ///< by call and arguments
    QTimer m_controls;
};

} // namespace tilldesk::remote
