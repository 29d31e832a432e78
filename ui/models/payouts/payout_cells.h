#pragma once

#include "core/domain/payout.h"

#include <QVariant>

namespace tilldesk::ui {

/// What one cell of the list of payouts shows, in a role of Qt or LedgerCellRole.
[[nodiscard]] QVariant payoutCell(const Payout &payout, int column, int role);
[[nodiscard]] QString payoutColumnTitle(int column);
[[nodiscard]] Qt::Alignment payoutAlignment(int column);

} // namespace tilldesk::ui
