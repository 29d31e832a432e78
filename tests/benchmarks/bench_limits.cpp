// Measures the physical limits that the service is compared with:
//
//   bench_limits commits DATABASE BATCH SECONDS   rows per second through SQLite's C API
//   bench_limits constant                         serves a constant response until it is killed

#include "core/http/listener.h"
#include "core/storage/database.h"
#include "tests/benchmarks/raw_commits.h"

#include <QCoreApplication>
#include <cstdio>
#include <unistd.h>

using namespace tilldesk;

namespace {

int commits(const QStringList &arguments)
{
    std::printf(
        "%.0f\n",
        benchmarks::rawCommitRate(arguments[2], arguments[3].toInt(), arguments[4].toDouble()));
    return 0;
}

int constant()
{
    // As long as the response to a payment's GET, so that only the work behind the response
    // differs.
    const std::string body = "{\"constant\":\"" + std::string(740, 'x') + "\"}";
    http::Router router;
    router.add("GET", "/constant", [&body](const http::RequestPtr &, const http::Reply &reply) {
        reply.send(http::Response{.body = body});
    });
    router.add("POST", "/constant", [&body](const http::RequestPtr &, const http::Reply &reply) {
        reply.send(http::Response{.status = 201, .body = body});
    });
    Log log(STDERR_FILENO);
    http::Listener listener({}, router, log);
    const auto port = listener.start();
    if (!port)
        return 1;
    std::printf("listening on http://127.0.0.1:%d\n", int(*port));
    std::fflush(stdout);
    return QCoreApplication::exec();
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 5 && arguments[1] == QLatin1StringView("commits"))
        return commits(arguments);
    if (arguments.size() == 2 && arguments[1] == QLatin1StringView("constant"))
        return constant();
    std::fputs("usage: bench_limits commits DATABASE BATCH SECONDS | constant\n", stderr);
    return 2;
}
