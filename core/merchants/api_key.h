#pragma once

#include "core/domain/api_key.h"

namespace tilldesk::merchants {

using tilldesk::ApiKey;
using tilldesk::Authorities;
using tilldesk::authoritiesFrom;
using tilldesk::Authority;
using tilldesk::CreatedApiKey;
using tilldesk::NewApiKey;
using tilldesk::toTexts;

/// Returns the hash under which the key `text` is stored.
[[nodiscard]] QByteArray apiKeyHash(QByteArrayView text);

} // namespace tilldesk::merchants
