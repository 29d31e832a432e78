#pragma once

#include "core/domain/callback.h"

#include <QVariant>

namespace tilldesk::ui {

/// What one cell of the list shows, in a role of CallbacksModel.
[[nodiscard]] QVariant callbackCell(const Callback &callback, int column, int role, Timestamp now);
[[nodiscard]] QString callbackColumnTitle(int column);

} // namespace tilldesk::ui
