#include "core/merchants/key_set_fetcher.h"

#include "core/merchants/key_set_request.h"
#include "core/net/networks.h"

#include <QUrl>

using namespace Qt::StringLiterals;

namespace tilldesk::merchants {

/// Parent of all fetches that run, on their thread.
class KeySetFetcher::Fetches : public QObject
{
public:
    [[nodiscard]] net::Networks &networks() { return m_networks; }

private:
    net::Networks m_networks{this}; ///< its managers are made on the thread
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
                requestKeySet(parent->networks().of(QUrl(address.url).authority()), address, done,
                              timeout, parent);
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
