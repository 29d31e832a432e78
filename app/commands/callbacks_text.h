#pragma once

#include "core/domain/callback.h"

#include <QByteArray>

namespace tilldesk::app {

/// `waiting`, `delivered` or `failed`.
[[nodiscard]] QLatin1StringView nameOf(CallbackState state);
[[nodiscard]] std::optional<CallbackState> callbackStateFrom(QStringView name);

/// One line a callback, with a heading.
[[nodiscard]] QByteArray asTable(const QList<Callback> &callbacks);
[[nodiscard]] QByteArray asJson(const QList<Callback> &callbacks);
/// All that is known, with its attempts.
[[nodiscard]] QByteArray asText(const CallbackDetails &details);
[[nodiscard]] QByteArray asJson(const CallbackDetails &details);

} // namespace tilldesk::app
