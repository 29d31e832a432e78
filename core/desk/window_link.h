#pragma once

#include "core/desk/changes.h"
#include "core/wire/channel.h"
#include "core/wire/message.h"

#include <QFuture>
#include <QHash>
#include <QTimer>
#include <functional>

namespace tilldesk::desk {

/// What an admitted window gets.
struct Admitted {
    wire::Gateways gateways; ///< of this window alone; outlive its link
    QString token = {};      ///< of a till that has just been paired
    QString till = {};       ///< id of the till
    Timestamp now = {};      ///< what the service's own clock shows
};
/// What an admitted window gets, or why a window is refused.
using Admittance = tl::expected<Admitted, wire::Refusal>;
/// A window that wants to connect.
struct Applicant {
    wire::Hello hello;
    QString peer; ///< network address of its computer
    /// Tells the window that the shop is asked, and keeps its connection open meanwhile.
    std::function<void(const wire::Asked &)> wait;
};
/// Decides whether a window may connect, by its token or its code. The link cancels the future if
/// the window has gone.
using Admission = std::function<QFuture<Admittance>(const Applicant &)>;

/// The service's end of the connection to a window on another computer. Answers the window's calls
/// from gateways that serve this window alone, and sends changes to the window. The window is never
/// trusted: the gateways check who is signed in, and a message that cannot be read closes the
/// connection. Used on the thread of the gateways.
class WindowLink : public QObject
{
    Q_OBJECT

public:
    /// Most calls of one window that wait for their answers; more are answered `Busy`.
    static constexpr int kMaxCalls = 64;

    /// @pre `changes` outlives this object
    WindowLink(std::unique_ptr<wire::Channel> channel, Admission admission, Changes &changes,
               QObject *parent = nullptr);
    ~WindowLink() override;

    /// Closes the connection of a program that has sent no Hello. Leaves a window that waits for
    /// the shop's answer.
    void closeUnlessAdmitted();
    /// Tells the window why it is not served, or no longer, and closes the connection.
    void turnAway(const wire::Refusal &refusal);
    /// Sends the parts of the state that differ from what the window has.
    void tellState();
    /// Returns the id of the admitted till; empty: not admitted yet.
    [[nodiscard]] QString till() const { return m_admitted ? m_admitted->till : QString(); }

    /// A call that is being answered. Used by the table of calls only.
    struct Running {
        qint64 id = 0;
        std::function<void()> cancel = {};                        ///< empty: cannot be cancelled
        std::function<std::pair<qint64, qint64>()> progress = {}; ///< done and total
    };
    [[nodiscard]] const wire::Gateways &gateways() const { return m_admitted->gateways; }
    void run(Running call);
    /// @param isOfState  the call may have changed the state of its gateway
    void answer(qint64 id, const QCborValue &value, bool isOfState);
    void refuse(qint64 id, const Error &error);

Q_SIGNALS:
    void closed();
    /// The window is turned away because its program is too old. @param token  as the window says
    void tooOld(const QString &token);

private:
    void onMessage(const QByteArray &bytes);
    void onHello(const wire::Hello &hello);
    void wait(const wire::Asked &asked);
    void welcome(const wire::Hello &hello, const Admitted &admitted);
    void onCall(const wire::Call &call);
    void onCancel(const wire::Cancel &cancel);
    void tellProgress();
    void watchSignals();
    void onSignal(std::string_view name);
    void send(const wire::Message &message);
    void end();

    std::unique_ptr<wire::Channel> m_channel;
    const Admission m_admission;
    Changes &m_changes;
    bool m_hasEnded = false;
    bool m_isAsking = false;            ///< a Hello waits for the admission
    bool m_mayWait = false;             ///< the admission waits for the shop
    QFuture<Admittance> m_admittance;   ///< of the Hello
    std::optional<Admitted> m_admitted; ///< empty: waits for Hello
    QHash<qint64, Running> m_running;
    QHash<QLatin1StringView, QCborValue> m_told; ///< the state that the window has
    QTimer m_progress;
};

} // namespace tilldesk::desk
