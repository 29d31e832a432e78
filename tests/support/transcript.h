#pragma once

#include "tests/support/http_client.h"

namespace tilldesk::test {

/// Appends one exchange, as a line of JSON, to the file `PROGRAM.jsonl` in the folder that the
/// environment variable TILLDESK_TRANSCRIPTS names; does nothing without it. The program's first
/// exchange begins the file anew. Credentials are left out; a byte stands as the character of the
/// same number. Any thread.
void writeTranscript(std::string_view method, std::string_view target, const HttpHeaders &sent,
                     const HttpAnswer &answer);

} // namespace tilldesk::test
