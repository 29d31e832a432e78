#include "tests/support/http_client.h"

#include "tests/support/transcript.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace tilldesk::test {
namespace {

bool sameName(std::string_view a, std::string_view b)
{
    const auto lower = [](char c) { return (c >= 'A' && c <= 'Z') ? char(c + 32) : c; };
    return std::ranges::equal(a, b, {}, lower, lower);
}

bool has(const HttpHeaders &headers, std::string_view name)
{
    return std::ranges::any_of(headers, [&](const auto &h) { return sameName(h.first, name); });
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    return text;
}

/// Parses the status line and the headers. Status 0: malformed.
HttpAnswer parsedHead(std::string_view head)
{
    HttpAnswer answer;
    const auto nextLine = [&head] {
        const auto end = head.find("\r\n");
        const std::string_view line = head.substr(0, end);
        head.remove_prefix(end == std::string_view::npos ? head.size() : end + 2);
        return line;
    };
    const std::string_view start = nextLine();
    if (start.size() < 13 || !start.starts_with("HTTP/") || start[8] != ' ' || start[12] != ' ')
        return answer;
    answer.version = start.substr(0, 8);
    answer.reason = start.substr(13);
    while (!head.empty()) {
        const std::string_view line = nextLine();
        const auto colon = line.find(':');
        if (colon == std::string_view::npos)
            return answer;
        answer.headers.emplace_back(line.substr(0, colon), trimmed(line.substr(colon + 1)));
    }
    std::from_chars(start.data() + 9, start.data() + 12, answer.status);
    return answer;
}

/// Fills in `storage` with an IPv4 or IPv6 address. Returns its size; 0: `host` is no address.
socklen_t readAddress(const std::string &host, std::uint16_t port, sockaddr_storage &storage)
{
    storage = {};
    auto &v4 = reinterpret_cast<sockaddr_in &>(storage);
    if (::inet_pton(AF_INET, host.c_str(), &v4.sin_addr) == 1) {
        v4.sin_family = AF_INET;
        v4.sin_port = htons(port);
        return sizeof v4;
    }
    auto &v6 = reinterpret_cast<sockaddr_in6 &>(storage);
    if (::inet_pton(AF_INET6, host.c_str(), &v6.sin6_addr) != 1)
        return 0;
    v6.sin6_family = AF_INET6;
    v6.sin6_port = htons(port);
    return sizeof v6;
}

} // namespace

std::optional<std::string> HttpAnswer::header(std::string_view name) const
{
    const auto it = std::ranges::find_if(headers, [&](auto &h) { return sameName(h.first, name); });
    return it == headers.end() ? std::nullopt : std::optional(it->second);
}

int HttpAnswer::headerCount(std::string_view name) const
{
    return int(std::ranges::count_if(headers, [&](auto &h) { return sameName(h.first, name); }));
}

HttpClient::HttpClient(std::uint16_t port, std::string host) : m_host(std::move(host)), m_port(port)
{
}

HttpClient::~HttpClient()
{
    HttpClient::close();
}

bool HttpClient::connect()
{
    if (m_socket >= 0)
        return true;
    sockaddr_storage address;
    const socklen_t size = readAddress(m_host, m_port, address);
    if (size == 0)
        return false;
    m_socket = ::socket(address.ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_storage source;
    const socklen_t sourceSize = m_source.empty() ? 0 : readAddress(m_source, 0, source);
    if ((!m_source.empty()
         && ::bind(m_socket, reinterpret_cast<const sockaddr *>(&source), sourceSize) != 0)
        || ::connect(m_socket, reinterpret_cast<const sockaddr *>(&address), size) != 0) {
        close();
        return false;
    }
    const int on = 1;
    ::setsockopt(m_socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    if (!shakeHands()) {
        close();
        return false;
    }
    return true;
}

bool HttpClient::waitFor(short events) const
{
    pollfd wanted{m_socket, events, 0};
    return ::poll(&wanted, 1, int(m_timeout.count())) == 1;
}

long HttpClient::receiveSome(char *space, std::size_t size, bool isPeeking)
{
    return ::recv(m_socket, space, size, MSG_DONTWAIT | (isPeeking ? MSG_PEEK : 0));
}

long HttpClient::sendSome(const char *bytes, std::size_t size)
{
    return ::send(m_socket, bytes, size, MSG_NOSIGNAL | MSG_DONTWAIT);
}

bool HttpClient::send(std::string_view bytes)
{
    if (!connect())
        return false;
    while (!bytes.empty()) {
        if (!waitFor(POLLOUT))
            return false;
        const auto sent = sendSome(bytes.data(), bytes.size());
        if (sent < 0 && errno != EAGAIN)
            return false;
        bytes.remove_prefix(sent < 0 ? 0 : std::size_t(sent));
    }
    return true;
}

void HttpClient::finishSending()
{
    if (m_socket >= 0)
        ::shutdown(m_socket, SHUT_WR);
}

HttpClient::More HttpClient::readMore()
{
    if (m_socket < 0)
        return More::Broken;
    std::array<char, 16'384> bytes{};
    long count = 0;
    while ((count = receiveSome(bytes.data(), bytes.size(), false)) < 0 && errno == EAGAIN) {
        if (!waitFor(POLLIN))
            return More::TooLate;
    }
    if (count < 0)
        return More::Broken;
    m_received.append(bytes.data(), std::size_t(count));
    return count == 0 ? More::End : More::Yes;
}

HttpAnswer HttpClient::failure(std::string why)
{
    close();
    HttpAnswer answer;
    answer.body = std::move(why);
    return answer;
}

bool HttpClient::readBody(HttpAnswer &answer, Body body)
{
    if (body == Body::None || answer.status < 200 || answer.status == 204 || answer.status == 304)
        return true;
    const auto declared = answer.header("Content-Length");
    const std::size_t size = declared ? std::stoul(*declared) : std::string::npos;
    while (m_received.size() < size) {
        const More more = readMore();
        if (more == More::End && !declared)
            break;
        if (more != More::Yes)
            return false;
    }
    answer.body = m_received.substr(0, size);
    m_received.erase(0, size);
    return true;
}

HttpAnswer HttpClient::receive(Body body)
{
    std::size_t end = 0;
    while ((end = m_received.find("\r\n\r\n")) == std::string::npos) {
        const More more = readMore();
        if (more == More::TooLate)
            return failure("timed out");
        if (more != More::Yes)
            return failure(m_received.empty() ? "no answer" : "half an answer: " + m_received);
    }
    HttpAnswer answer = parsedHead(std::string_view(m_received).substr(0, end + 2));
    if (answer.status == 0)
        return failure("not an answer: " + m_received);
    m_received.erase(0, end + 4);
    if (!readBody(answer, body))
        return failure("the body ended too early");
    return answer;
}

HttpAnswer HttpClient::exchange(std::string_view method, std::string_view target,
                                const HttpHeaders &headers, std::string_view body)
{
    if (!send(request(method, target, headers, body)))
        return failure("cannot send");
    HttpAnswer answer;
    do
        answer = receive(method == "HEAD" ? Body::None : Body::Expected);
    while (answer.status >= 100 && answer.status < 200);
    if (answer.status != 0)
        writeTranscript(method, target, headers, answer);
    if (sameName(answer.header("Connection").value_or(""), "close"))
        close();
    return answer;
}

HttpAnswer HttpClient::get(std::string_view target, const HttpHeaders &headers)
{
    return exchange("GET", target, headers);
}

HttpAnswer HttpClient::post(std::string_view target, std::string_view body,
                            const HttpHeaders &headers)
{
    return exchange("POST", target, headers, body);
}

bool HttpClient::waitForClose()
{
    if (!m_received.empty())
        return false;
    const More more = readMore();
    return more == More::End || more == More::Broken;
}

bool HttpClient::isQuiet()
{
    char byte = 0;
    return m_socket >= 0 && m_received.empty() && receiveSome(&byte, 1, true) < 0
        && errno == EAGAIN;
}

void HttpClient::close(Close how)
{
    if (m_socket < 0)
        return;
    if (how == Close::Reset) {
        const linger now{1, 0};
        ::setsockopt(m_socket, SOL_SOCKET, SO_LINGER, &now, sizeof now);
    }
    ::close(m_socket);
    m_socket = -1;
    m_received.clear();
}

std::string HttpClient::request(std::string_view method, std::string_view target,
                                const HttpHeaders &headers, std::string_view body)
{
    std::string bytes;
    bytes.append(method).append(" ").append(target).append(" HTTP/1.1\r\n");
    if (!has(headers, "Host"))
        bytes += "Host: localhost\r\n";
    const bool isChunked = has(headers, "Transfer-Encoding");
    if (!isChunked && !has(headers, "Content-Length") && (!body.empty() || method == "POST"))
        bytes += "Content-Length: " + std::to_string(body.size()) + "\r\n";
    for (const auto &[name, value] : headers)
        bytes.append(name).append(": ").append(value).append("\r\n");
    return bytes.append("\r\n").append(body);
}

} // namespace tilldesk::test
