#include "core/http/mailbox.h"

#include <boost/asio/post.hpp>

namespace tilldesk::http {

Mailbox::Mailbox(boost::asio::io_context &context, std::function<void()> collect)
    : m_context(&context),
      m_collect(std::move(collect))
{
}

void Mailbox::put(Mail mail)
{
    const std::lock_guard lock(m_mutex);
    if (!m_context)
        return;
    m_mails.push_back(std::move(mail));
    if (m_mails.size() == 1)
        boost::asio::post(*m_context, m_collect);
}

std::vector<Mail> Mailbox::takeAll()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_mails, {});
}

void Mailbox::close()
{
    std::vector<Mail>
        dropped; // Destroyed after the lock is released: its replies may post to this mailbox.
    const std::lock_guard lock(m_mutex);
    m_context = nullptr;
    dropped.swap(m_mails);
}

} // namespace tilldesk::http
