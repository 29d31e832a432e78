#pragma once

#include "core/base/log.h"
#include "core/http/message.h"

#include <chrono>

namespace tilldesk::http {

/// Writes one line: method, path without the query, outcome, time, trace id, profile id or `-`.
/// @param outcome  the status; `gone` when the caller left before its answer
void logRequest(Log &log, const Request &request, const QByteArray &outcome,
                std::chrono::nanoseconds duration);

/// Writes why a request failed here, with its trace id.
void logFault(Log &log, const Request &request, const std::string &reason);

} // namespace tilldesk::http
