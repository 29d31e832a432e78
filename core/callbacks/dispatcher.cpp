#include "core/callbacks/dispatcher.h"

#include "core/callbacks/callback_sender.h"

#include <future>

using namespace Qt::StringLiterals;

namespace tilldesk::callbacks {

Dispatcher::Dispatcher(Needs needs)
    : m_needs(std::move(needs)),
      m_network({.name = u"callbacks"_s, .nice = m_needs.nice, .trust = m_needs.trust}),
      m_post(m_network.post())
{
}

Dispatcher::~Dispatcher()
{
    stop();
}

Result<void> Dispatcher::start()
{
    std::promise<Result<void>> started;
    // Created on the network's thread, because its database connection belongs to that thread.
    m_post([this, &started] {
        try {
            m_sender = std::make_unique<CallbackSender>(m_needs, m_network);
        } catch (const std::exception &e) {
            return started.set_value(fail(ErrorCode::Storage, QString::fromUtf8(e.what())));
        }
        started.set_value({});
    });
    auto result = started.get_future().get();
    if (result)
        wake();
    else
        stop();
    return result;
}

void Dispatcher::wake()
{
    if (m_isWoken.exchange(true))
        return;
    m_post([this] {
        m_isWoken = false;
        if (m_sender)
            m_sender->wake();
    });
}

void Dispatcher::stop()
{
    m_network.stop([this] {
        if (m_sender)
            m_sender->recordEnded();
        m_sender.reset();
    });
}

} // namespace tilldesk::callbacks
