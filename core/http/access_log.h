#pragma once

#include "core/base/log.h"
#include "core/http/message.h"

#include <chrono>

namespace tilldesk::http {

/// Logs one line: method, path without the query, outcome, duration, trace id, profile id or `-`.
/// @param outcome  the status; `gone` if the caller closed the connection before its response
void logRequest(Log &log, const Request &request, const QByteArray &outcome,
                std::chrono::nanoseconds duration);

/// Logs why a request failed with an internal error, with its trace id.
void logFault(Log &log, const Request &request, const std::string &reason);

} // namespace tilldesk::http
