#include "core/callbacks/dispatcher.h"

#include "core/callbacks/callback_sender.h"

#include <future>
#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {

Result<void> Dispatcher::start()
{
    std::promise<Result<void>> started;
    m_thread.setObjectName(u"callbacks"_s);
    // Made on the thread, where its connection to the database belongs.
    auto *const begin = new QObject;
    begin->moveToThread(&m_thread);
    QObject::connect(&m_thread, &QThread::started, begin, [this, begin, &started] {
        begin->deleteLater();
        setpriority(PRIO_PROCESS, 0, m_needs.nice);
        try {
            auto *const sender = new CallbackSender(m_needs);
            sender->setPost([door = m_door](std::function<void()> work) {
                const std::lock_guard lock(door->mutex);
                if (door->sender != nullptr)
                    QMetaObject::invokeMethod(door->sender, std::move(work), Qt::QueuedConnection);
            });
            QObject::connect(&m_thread, &QThread::finished, sender, &QObject::deleteLater);
            const std::lock_guard lock(m_door->mutex);
            m_door->sender = sender;
        } catch (const std::exception &e) {
            return started.set_value(fail(ErrorCode::Storage, QString::fromUtf8(e.what())));
        }
        started.set_value({});
    });
    m_thread.start();
    auto result = started.get_future().get();
    if (result)
        wake();
    else
        stop();
    return result;
}

void Dispatcher::wake()
{
    const std::lock_guard lock(m_door->mutex);
    if (m_door->sender == nullptr || std::exchange(m_door->isWoken, true))
        return;
    const auto look = [door = m_door, sender = m_door->sender] {
        {
            const std::lock_guard again(door->mutex);
            door->isWoken = false;
        }
        sender->wake();
    };
    QMetaObject::invokeMethod(m_door->sender, look, Qt::QueuedConnection);
}

void Dispatcher::stop()
{
    {
        const std::lock_guard lock(m_door->mutex);
        m_door->sender = nullptr;
    }
    m_thread.quit();
    m_thread.wait();
}

} // namespace tilldesk::callbacks
