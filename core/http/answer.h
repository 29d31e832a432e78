#pragma once

#include "core/http/message.h"

#include <chrono>

namespace tilldesk::http {

/// Per-request values that the serialised response contains.
struct AnswerContext {
    std::string_view requestId = {};
    std::string_view date = {}; ///< see DateText
    bool isToHead = false;      ///< HEAD: the same header, no body
    bool closes = false;        ///< `Connection: close`
    bool isHttp10 = false;      ///< an HTTP/1.0 caller needs `Connection: keep-alive` spelled out
};

/// Appends the bytes of `response`. A control character in a header's value becomes a space.
void appendAnswer(std::string &out, const Response &response, const AnswerContext &context);

/// Formats the `Date` header; cached for one second. @source RFC 9110, section 5.6.7
class DateText
{
public:
    [[nodiscard]] std::string_view at(std::chrono::sys_seconds time);

private:
    std::chrono::sys_seconds m_time{};
    std::string m_text;
};

} // namespace tilldesk::http
