#pragma once

#include <QString>
#include <chrono>
#include <memory>

struct pg_conn;

namespace tilldesk::storage {

/// Waits for the commits of the service that leads on a PostgreSQL database. Each commit sends a
/// notification. One that is lost costs nothing but time: after each wait, read from the database
/// what has changed. Used on one thread, except wake().
class CommitListener
{
public:
    /// @param uri  see Database
    explicit CommitListener(QString uri);
    ~CommitListener();
    CommitListener(const CommitListener &) = delete;
    CommitListener &operator=(const CommitListener &) = delete;

    /// Blocks until a commit, until wake(), or until the time-out. Connects first if there is no
    /// connection; while the server cannot be reached, every wait takes the whole time.
    void wait(std::chrono::milliseconds timeout);
    /// Ends the wait, or the next one. Thread-safe.
    void wake();

private:
    struct Close {
        void operator()(pg_conn *connection) const;
    };

    void connect();
    [[nodiscard]] bool takeNotifications();

    QString m_uri;
    std::unique_ptr<pg_conn, Close> m_connection; ///< null: none
    int m_wake;                                   ///< descriptor of an eventfd
};

} // namespace tilldesk::storage
