#pragma once

#include "core/merchants/key_set_source.h"

#include <QHostAddress>
#include <QTimer>
#include <QUrl>

class QNetworkAccessManager;
class QNetworkReply;
class QNetworkRequest;

namespace tilldesk::merchants {

/// One fetch of a key set, which ends itself. Lives on the thread of its parent.
class KeySetRequest final : public QObject
{
public:
    /// @param done  called once, unless the request is destroyed before
    KeySetRequest(const KeySetAddress &address, KeySetSource::Done done, QObject *parent);

    void start(std::chrono::milliseconds timeout);
    /// Goes on with what the name has led to: the first address that is allowed, one of IPv4 first.
    void connectTo(const QList<QHostAddress> &found);

private:
    [[nodiscard]] QNetworkRequest requestTo(const QHostAddress &host) const;
    void readMore();
    void readAnswer();
    void refuse(const QString &reason);
    void finish(Result<KeySetPtr> result);

    const KeySetAddress m_address;
    const QUrl m_url;
    KeySetSource::Done m_done;
    QTimer m_timer;
    QNetworkAccessManager *m_network;
    QNetworkReply *m_reply = nullptr;
    QByteArray m_body;
};

} // namespace tilldesk::merchants
