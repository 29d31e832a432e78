#pragma once

#include "tests/support/http_client.h"

namespace tilldesk::test {

/// Appends one exchange as a line of JSON to the file named by the environment variable
/// TILLDESK_TRANSCRIPT; no-op if the variable is not set. The first exchange of a process truncates
/// the file. Credentials are left out. Each byte is written as the character with the same number.
/// Thread-safe.
void writeTranscript(std::string_view method, std::string_view target, const HttpHeaders &sent,
                     const HttpAnswer &answer);

} // namespace tilldesk::test
