#include "core/merchants/key_set_fetcher.h"

#include "core/merchants/key_set_request.h"

using namespace Qt::StringLiterals;

namespace tilldesk::merchants {

void KeySetFetcher::fetch(const KeySetAddress &address, Done done)
{
    {
        const std::lock_guard lock(m_mutex);
        if (!m_isStopped) {
            if (m_fetches == nullptr) {
                m_fetches = new QObject;
                m_fetches->moveToThread(&m_thread);
                QObject::connect(&m_thread, &QThread::finished, m_fetches, &QObject::deleteLater);
                m_thread.setObjectName(u"keys"_s);
                m_thread.start();
            }
            const auto begin = [parent = m_fetches, address, done = std::move(done),
                                timeout = m_timeout] {
                (new KeySetRequest(address, done, parent))->start(timeout);
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
