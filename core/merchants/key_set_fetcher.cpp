#include "core/merchants/key_set_fetcher.h"

#include "core/merchants/key_set_request.h"

#include <QNetworkAccessManager>

using namespace Qt::StringLiterals;

namespace tilldesk::merchants {

/// Parent of all fetches that run, on their thread.
class KeySetFetcher::Fetches : public QObject
{
public:
    /// Made at the first use, because it belongs to the thread that makes it.
    QNetworkAccessManager &network()
    {
        if (m_network == nullptr) {
            m_network = new QNetworkAccessManager(this);
            net::OutgoingRequest::prepare(*m_network);
        }
        return *m_network;
    }

private:
    QNetworkAccessManager *m_network = nullptr;
};

void KeySetFetcher::fetch(const KeySetAddress &address, Done done)
{
    {
        const std::lock_guard lock(m_mutex);
        if (!m_isStopped) {
            if (m_fetches == nullptr) {
                m_fetches = new Fetches;
                m_fetches->moveToThread(&m_thread);
                QObject::connect(&m_thread, &QThread::finished, m_fetches, &QObject::deleteLater);
                m_thread.setObjectName(u"keys"_s);
                m_thread.start();
            }
            const auto begin = [parent = m_fetches, address, done = std::move(done),
                                timeout = m_timeout] {
                requestKeySet(parent->network(), address, done, timeout, parent);
            };
            QMetaObject::invokeMethod(m_fetches, begin, Qt::QueuedConnection);
            return;
        }
    }
    done(fail(ErrorCode::Busy, u"The service is stopping"_s));
}

void KeySetFetcher::stop()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isStopped = true;
    }
    m_thread.quit();
    m_thread.wait();
}

} // namespace tilldesk::merchants
