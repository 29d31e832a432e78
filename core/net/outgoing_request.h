#pragma once

#include "core/domain/callback_url.h"

#include <QHostAddress>
#include <QList>
#include <QNetworkRequest>
#include <QPointer>
#include <QSslConfiguration>
#include <QTimer>
#include <QUrl>
#include <functional>
#include <optional>

class QNetworkAccessManager;
class QNetworkReply;

namespace tilldesk::net {

using Headers = QList<std::pair<QByteArray, QByteArray>>;

/// What is sent, and to whom.
struct Call {
    QUrl url;                                    ///< http or https, of a host
    UrlRule rule = UrlRule::PublicHttps;         ///< which addresses the host may lead to
    Headers headers = {};                        ///< beside those of allHeaders()
    std::optional<QByteArray> body = {};         ///< set: POST; else GET
    qsizetype maxAnswer = 65'536;                ///< bytes of a body; over: cut there
    std::optional<QSslConfiguration> trust = {}; ///< other than the process's own

    /// What is sent, in full: Host, User-Agent, Accept-Encoding and so on, then `headers`.
    [[nodiscard]] Headers allHeaders() const;
};

/// How a call ended.
enum class Outcome : quint8 {
    Answered,         ///< a whole answer of HTTP, of any status, or as much of it as was wanted
    TimedOut,         ///< none in time
    ConnectionBroken, ///< no connection, or something else than a whole answer
    TlsFailed,        ///< the certificate is not trusted, or not for this name
    NameUnknown,      ///< the host has no address
    NotAllowed,       ///< none of its addresses may be connected to
};

struct Answer {
    Outcome outcome = Outcome::Answered;
    int status = 0; ///< set exactly if Answered
    Headers headers;
    QByteArray body;
    bool isCut = false; ///< the body was longer
    QString address;    ///< that was connected to; empty: none
    QString detail;     ///< why it is not Answered, in English
};

/// One call over HTTP, which ends itself. Lives on the thread of its parent.
///
/// A name is resolved once and the connection goes to the address that was checked, so that no
/// second answer of a name server leads elsewhere. TLS is verified against the name. No redirect is
/// followed, no cookie kept, nothing sent twice, no proxy asked.
class OutgoingRequest final : public QObject
{
public:
    using Done = std::function<void(Answer)>;

    /// @param network  of prepared(), shared by the calls of a thread; it keeps connections open,
    /// six to a host and port at most. Outlives the call, or ends together with it
    /// @param done  called once, unless the request is destroyed before; never within start()
    OutgoingRequest(QNetworkAccessManager &network, Call call, Done done, QObject *parent);
    ~OutgoingRequest() override;

    /// @param timeout  from the look-up of the name to the last byte
    void start(std::chrono::milliseconds timeout);
    /// Goes on with what the name has led to: the first address that is allowed, one of IPv4 first.
    void connectTo(const QList<QHostAddress> &found);

    /// Makes a manager fit for such calls.
    static void prepare(QNetworkAccessManager &network);

private:
    [[nodiscard]] QNetworkRequest requestTo(const QHostAddress &host) const;
    void readMore();
    void readAnswer();
    void answer(bool isCut);
    void fail(Outcome outcome, const QString &detail);
    void finish(Answer answer);

    QNetworkAccessManager &m_network;
    const Call m_call;
    Done m_done;
    QTimer m_timer;
    QPointer<QNetworkReply> m_reply;
    QString m_address;
};

} // namespace tilldesk::net
