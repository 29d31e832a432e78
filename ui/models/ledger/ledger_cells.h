#pragma once

#include "ui/models/ledger/ledger_words.h"

#include <QVariant>

namespace tilldesk::ui {

/// How an entry is looked at.
struct LedgerLook {
    Amount amount;
    bool isSigned = false; ///< as seen by one account
    Timestamp now;
};

/// What one cell of the list of entries shows, in a role of Qt or LedgerCellRole.
[[nodiscard]] QVariant ledgerCell(const LedgerEntry &entry, int column, int role,
                                  const LedgerLook &look);
[[nodiscard]] QString ledgerColumnTitle(int column);
[[nodiscard]] Qt::Alignment ledgerAlignment(int column);

} // namespace tilldesk::ui
