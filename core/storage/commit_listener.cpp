#include "core/storage/commit_listener.h"

#include "core/storage/postgres_lease.h"
#include "core/storage/postgres_limits.h"

#include <algorithm>
#include <array>
#include <libpq-fe.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>
#include <vector>

namespace tilldesk::storage {

CommitListener::CommitListener(QString uri)
    : m_uri(std::move(uri)),
      m_wake(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
}

CommitListener::~CommitListener()
{
    ::close(m_wake);
}

void CommitListener::Close::operator()(pg_conn *connection) const
{
    PQfinish(connection);
}

void CommitListener::connect()
{
    std::vector<QByteArray> texts;
    for (const auto &[key, value] : postgresLimits()) {
        texts.push_back(key.toUtf8());
        texts.push_back(value.toUtf8());
    }
    texts.emplace_back("dbname"); // last, so that the URI's keywords prevail
    texts.push_back(m_uri.toUtf8());
    std::vector<const char *> keywords;
    std::vector<const char *> values;
    for (std::size_t i = 0; i < texts.size(); i += 2) {
        keywords.push_back(texts[i].constData());
        values.push_back(texts[i + 1].constData());
    }
    keywords.push_back(nullptr);
    values.push_back(nullptr);
    constexpr int kExpandDbname = 1;
    m_connection.reset(PQconnectdbParams(keywords.data(), values.data(), kExpandDbname));
    const std::string listen = std::string("LISTEN ") + PostgresLease::kChannel;
    PQclear(PQexec(m_connection.get(), listen.c_str()));
    if (PQstatus(m_connection.get()) != CONNECTION_OK)
        m_connection.reset();
}

/// Returns whether there was a notification. Gives up a connection that was lost.
bool CommitListener::takeNotifications()
{
    bool isAny = false;
    if (PQconsumeInput(m_connection.get()) == 0)
        m_connection.reset();
    while (PGnotify *const notification = m_connection ? PQnotifies(m_connection.get()) : nullptr) {
        PQfreemem(notification);
        isAny = true;
    }
    return isAny;
}

void CommitListener::wait(std::chrono::milliseconds timeout)
{
    const auto end = std::chrono::steady_clock::now() + timeout;
    if (!m_connection)
        connect();
    while (true) {
        const auto rest =
            std::chrono::ceil<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
        std::array<pollfd, 2> watched{
            {{m_wake, POLLIN, 0}, {m_connection ? PQsocket(m_connection.get()) : -1, POLLIN, 0}}};
        if (::poll(watched.data(), watched.size(), std::max(0, int(rest.count()))) <= 0)
            return;
        eventfd_t count = 0;
        if (::eventfd_read(m_wake, &count) == 0)
            return;
        if (watched[1].revents != 0 && takeNotifications())
            return;
    }
}

void CommitListener::wake()
{
    ::eventfd_write(m_wake, 1);
}

} // namespace tilldesk::storage
