#include "core/http/answer.h"

#include <algorithm>
#include <array>
#include <boost/beast/http/status.hpp>
#include <charconv>

namespace tilldesk::http {
namespace {

void appendNumber(std::string &out, std::size_t number)
{
    std::array<char, 24> digits{};
    out.append(digits.data(),
               std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
}

void appendHeader(std::string &out, std::string_view name, std::string_view value)
{
    out += name;
    out += ": ";
    const std::size_t begin = out.size();
    out += value;
    std::ranges::replace_if(
        out.begin() + std::ptrdiff_t(begin), out.end(),
        [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }, ' ');
    out += "\r\n";
}

void appendPadded(std::string &out, unsigned number)
{
    out += static_cast<char>('0' + number / 10 % 10);
    out += static_cast<char>('0' + number % 10);
}

} // namespace

void appendAnswer(std::string &out, const Response &response, const AnswerContext &context)
{
    const auto status = static_cast<unsigned>(response.status);
    const auto reason =
        boost::beast::http::obsolete_reason(boost::beast::http::int_to_status(status));
    out += "HTTP/1.1 ";
    appendNumber(out, status);
    out += ' ';
    out.append(reason.data(), reason.size());
    out += "\r\n";
    appendHeader(out, "Date", context.date);
    appendHeader(out, "X-Request-ID", context.requestId);
    if (!response.body.empty())
        appendHeader(out, "Content-Type", response.contentType);
    const bool hasLength = status != 204 && status != 304; // RFC 9110, section 8.6
    if (hasLength) {
        out += "Content-Length: ";
        appendNumber(out, response.body.size());
        out += "\r\n";
    }
    if (context.closes)
        out += "Connection: close\r\n";
    else if (context.isHttp10)
        out += "Connection: keep-alive\r\n";
    for (const Header &header : response.headers)
        appendHeader(out, header.name, header.value);
    out += "\r\n";
    if (hasLength && !context.isToHead)
        out += response.body;
}

std::string_view DateText::at(std::chrono::sys_seconds time)
{
    using namespace std::chrono;
    if (time == m_time && !m_text.empty())
        return m_text;
    constexpr std::string_view kDays = "SunMonTueWedThuFriSat";
    constexpr std::string_view kMonths = "JanFebMarAprMayJunJulAugSepOctNovDec";
    const auto day = floor<days>(time);
    const year_month_day ymd(day);
    const hh_mm_ss tod(time - day);
    m_time = time;
    m_text = kDays.substr(std::size_t{3} * weekday(day).c_encoding(), 3);
    m_text += ", ";
    appendPadded(m_text, unsigned(ymd.day()));
    m_text += ' ';
    m_text += kMonths.substr(std::size_t{3} * (unsigned(ymd.month()) - 1), 3);
    m_text += ' ';
    m_text += std::to_string(int(ymd.year()));
    m_text += ' ';
    appendPadded(m_text, unsigned(tod.hours().count()));
    m_text += ':';
    appendPadded(m_text, unsigned(tod.minutes().count()));
    m_text += ':';
    appendPadded(m_text, unsigned(tod.seconds().count()));
    m_text += " GMT";
    return m_text;
}

} // namespace tilldesk::http
