#pragma once

#include "core/domain/callback.h"

#include <QByteArray>

namespace tilldesk::app {

/// `waiting`, `delivered` or `failed`.
[[nodiscard]] QLatin1StringView nameOf(CallbackState state);
[[nodiscard]] std::optional<CallbackState> callbackStateFrom(QStringView name);

/// Returns a table with one line per callback.
[[nodiscard]] QByteArray asTable(const QList<Callback> &callbacks);
[[nodiscard]] QByteArray asJson(const QList<Callback> &callbacks);
/// Returns all details of a callback, attempts included.
[[nodiscard]] QByteArray asText(const CallbackDetails &details);
[[nodiscard]] QByteArray asJson(const CallbackDetails &details);

} // namespace tilldesk::app
