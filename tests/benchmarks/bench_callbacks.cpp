// What callbacks are measured with:
//
//   bench_callbacks add DATABASE PROFILE COUNT URL   makes COUNT callbacks that are due
//   bench_callbacks receive ok|hang                  a shop that answers 204, or nothing at all,
//                                                    until it is killed

#include "core/callbacks/callback_outbox.h"
#include "core/http/listener.h"
#include "core/merchants/merchant_service.h"
#include "core/storage/transaction.h"

#include <QCoreApplication>
#include <cstdio>
#include <unistd.h>

using namespace tilldesk;
using namespace Qt::StringLiterals;

namespace {

int add(const QStringList &arguments)
{
    storage::Database db(arguments[2]);
    const SystemClock clock;
    Events events;
    merchants::PublishedDirectory published;
    const merchants::MerchantService merchants(db, clock, events, published);
    const auto *stored = published.current()->profile(ProfileId(arguments[3]));
    if (stored == nullptr)
        return 1;
    callbacks::CallbackOutbox outbox(db, clock, events, {});
    storage::Transaction transaction(db);
    for (int left = arguments[4].toInt(); left > 0; --left)
        outbox.addTest({stored->profile.id, PaymentStatus::Succeeded, arguments[5]},
                       stored->profile);
    transaction.commit();
    return 0;
}

int receive(bool answers)
{
    std::vector<http::Reply> kept;
    http::Router router;
    router.add("POST", "/callback",
               [answers, &kept](const http::RequestPtr &, const http::Reply &reply) {
                   if (answers)
                       reply.send(http::Response{.status = 204});
                   else
                       kept.push_back(reply); // on the one I/O thread
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
    if (arguments.size() == 6 && arguments[1] == "add"_L1)
        return add(arguments);
    if (arguments.size() == 3 && arguments[1] == "receive"_L1)
        return receive(arguments[2] == "ok"_L1);
    std::fputs("usage: bench_callbacks add DATABASE PROFILE COUNT URL | receive ok|hang\n", stderr);
    return 2;
}
