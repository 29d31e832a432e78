// Tools for measuring callbacks:
//
//   bench_callbacks add DATABASE PROFILE COUNT URL   adds COUNT callbacks that are due now
//   bench_callbacks receive ok|hang                  a shop that responds 204, or accepts and never
//                                                    responds; runs until it is killed

#include "core/callbacks/callback_outbox.h"
#include "core/merchants/merchant_service.h"
#include "core/storage/transaction.h"

#include <QCoreApplication>
#include <arpa/inet.h>
#include <array>
#include <charconv>
#include <cstdio>
#include <poll.h>
#include <string>
#include <sys/socket.h>
#include <unistd.h>
#include <vector>

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

/// Returns the size of the first request with its body; 0 if the request is not complete yet.
std::size_t requestIn(std::string_view bytes)
{
    constexpr std::string_view kLength = "\r\nContent-Length: ";
    const std::size_t end = bytes.find("\r\n\r\n");
    const std::size_t length = bytes.find(kLength);
    if (end == std::string_view::npos || length > end)
        return 0;
    std::size_t body = 0;
    std::from_chars(bytes.data() + length + kLength.size(), bytes.data() + end, body);
    return end + 4 + body <= bytes.size() ? end + 4 + body : 0;
}

/// Reads from the socket and responds to every complete request. Returns false if the connection
/// has ended.
bool serve(int socket, std::string &bytes, bool answers)
{
    constexpr std::string_view kAnswer = "HTTP/1.1 204 No Content\r\n\r\n";
    std::array<char, 8192> space{};
    const ssize_t got = ::recv(socket, space.data(), space.size(), 0);
    if (got <= 0)
        return false;
    bytes.append(space.data(), std::size_t(got));
    while (const std::size_t size = requestIn(bytes)) {
        bytes.erase(0, size);
        if (answers && ::send(socket, kAnswer.data(), kAnswer.size(), MSG_NOSIGNAL) < 0)
            return false;
    }
    return true;
}

/// Runs the shop. Kept minimal, because it shares the processors with the measured service.
int receive(bool answers)
{
    const int listening = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto *const plain = reinterpret_cast<sockaddr *>(&address);
    if (::bind(listening, plain, size) != 0 || ::listen(listening, SOMAXCONN) != 0
        || ::getsockname(listening, plain, &size) != 0)
        return 1;
    std::printf("listening on http://127.0.0.1:%d\n", int(ntohs(address.sin_port)));
    std::fflush(stdout);
    std::vector<pollfd> polled{{listening, POLLIN, 0}};
    std::vector<std::string> bytes(1);
    while (::poll(polled.data(), polled.size(), -1) > 0) {
        for (std::size_t at = polled.size() - 1; at > 0; --at) {
            if (polled[at].revents == 0 || serve(polled[at].fd, bytes[at], answers))
                continue;
            ::close(polled[at].fd);
            polled.erase(polled.begin() + std::ptrdiff_t(at));
            bytes.erase(bytes.begin() + std::ptrdiff_t(at));
        }
        if (polled.front().revents != 0) {
            polled.push_back({::accept(listening, nullptr, nullptr), POLLIN, 0});
            bytes.emplace_back();
        }
    }
    return 1;
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
