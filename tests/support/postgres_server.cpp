#include "tests/support/postgres_server.h"

#include "core/storage/migrate.h"

#include <QCoreApplication>
#include <QDir>
#include <csignal>
#include <grp.h>
#include <memory>
#include <pwd.h>
#include <sys/prctl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace tilldesk::test {
namespace {

std::unique_ptr<PostgresServer> &ofThisProgram()
{
    static std::unique_ptr<PostgresServer> server;
    return server;
}

const passwd *userOfServer()
{
    const passwd *user = ::geteuid() == 0 ? ::getpwnam("postgres") : ::getpwuid(::geteuid());
    if (user == nullptr)
        qFatal("there is no user for the PostgreSQL server: install postgresql-15");
    return user;
}

/// Returns Debian's folder with the programs of the newest version.
QString programFolder()
{
    const QString all = u"/usr/lib/postgresql"_s;
    QStringList versions = QDir(all).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    if (versions.isEmpty())
        qFatal("PostgreSQL is not installed: run packaging/setup --tests");
    return all + u'/' + versions.last() + u"/bin/"_s;
}

/// Returns the name of the database in a URI of PostgresServer::uri().
QString nameIn(const QString &uri)
{
    return uri.section(u'?', 0, 0).section(u'/', -1);
}

} // namespace

PostgresServer::PostgresServer() : m_programs(programFolder())
{
    constexpr int kPatienceMs = 240'000;
    const QString data = m_folder.filePath(u"data"_s);
    const passwd *user = userOfServer();
    if (::chown(QFile::encodeName(m_folder.path()).constData(), user->pw_uid, user->pw_gid) != 0)
        qFatal("cannot give the folder to the user of the server");
    QProcess initdb;
    start(initdb, u"initdb"_s,
          {u"--pgdata"_s, data, u"--no-sync"_s, u"--auth=trust"_s, u"--username=tilldesk"_s,
           u"--encoding=UTF8"_s, u"--lc-collate=C"_s, u"--lc-ctype=C.UTF-8"_s});
    if (!initdb.waitForFinished(kPatienceMs) || initdb.exitCode() != 0)
        qFatal("initdb failed: %s", initdb.readAll().constData());
    start(m_server, u"postgres"_s,
          {u"-D"_s, data, u"-k"_s, m_folder.path(), u"-c"_s, u"listen_addresses="_s, u"-c"_s,
           u"fsync=off"_s, u"-c"_s, u"full_page_writes=off"_s, u"-c"_s, u"synchronous_commit=off"_s,
           u"-c"_s, u"shared_buffers=16MB"_s,
           // The pipe of messages is not read later, so it must not fill.
           u"-c"_s, u"log_min_messages=log"_s, u"-c"_s, u"log_checkpoints=off"_s});
    QByteArray said;
    while (!said.contains("ready to accept connections")) {
        if (!m_server.waitForReadyRead(kPatienceMs))
            qFatal("PostgreSQL does not start: %s", said.constData());
        said += m_server.readAll();
    }
}

PostgresServer::~PostgresServer()
{
    ::kill(pid_t(m_server.processId()), SIGQUIT); // immediate shutdown
    m_server.waitForFinished();
}

/// Starts a program of PostgreSQL that is killed when the test program ends.
void PostgresServer::start(QProcess &process, const QString &program,
                           const QStringList &arguments) const
{
    const passwd *user = userOfServer();
    const bool isRoot = ::geteuid() == 0;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setWorkingDirectory(m_folder.path());
    process.setChildProcessModifier([isRoot, uid = user->pw_uid, gid = user->pw_gid] {
        if (isRoot && (::setgroups(0, nullptr) != 0 || ::setgid(gid) != 0 || ::setuid(uid) != 0))
            ::_exit(1);
        ::prctl(PR_SET_PDEATHSIG, SIGQUIT);
    });
    process.start(m_programs + program, arguments);
    if (!process.waitForStarted())
        qFatal("cannot start %s", qPrintable(m_programs + program));
}

PostgresServer &PostgresServer::instance()
{
    auto &server = ofThisProgram();
    if (!server) {
        server = std::make_unique<PostgresServer>();
        qAddPostRoutine([] { ofThisProgram().reset(); });
    }
    return *server;
}

QString PostgresServer::emptyDatabase() const
{
    QString all = uri(u"postgres"_s);
    storage::Database(all).executeScript("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
    return all;
}

QString PostgresServer::migratedDatabase()
{
    if (m_migrated.isEmpty()) {
        m_migrated = makeDatabase(u"migrated"_s, u"C"_s);
        storage::Database first(m_migrated);
        storage::migrate(first);
    }
    return copyOf(m_migrated);
}

QString PostgresServer::copyOf(const QString &uri)
{
    const QString name = u"copy%1"_s.arg(++m_copies);
    storage::Database server(this->uri(u"postgres"_s));
    server.execute(
        u"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '%1'"_s.arg(
            nameIn(uri)));
    server.execute(u"CREATE DATABASE %1 TEMPLATE %2"_s.arg(name, nameIn(uri)));
    return this->uri(name);
}

void PostgresServer::drop(const QString &uri) const
{
    storage::Database(this->uri(u"postgres"_s))
        .execute(u"DROP DATABASE %1 WITH (FORCE)"_s.arg(nameIn(uri)));
}

QString PostgresServer::makeDatabase(const QString &name, const QString &collation) const
{
    storage::Database(uri(u"postgres"_s))
        .execute(u"CREATE DATABASE %1 TEMPLATE template0 LC_COLLATE '%2'"_s.arg(name, collation));
    return uri(name);
}

QString PostgresServer::uri(const QString &database) const
{
    // A loaded machine needs longer than the five seconds that the driver waits.
    return u"postgresql:///%1?host=%2&user=tilldesk&connect_timeout=60"_s.arg(database,
                                                                              m_folder.path());
}

} // namespace tilldesk::test
