#pragma once

#include "ui/models/ledger/ledger_explanation.h"
#include "ui/models/ledger/ledger_words.h"

namespace tilldesk::ui {

/// Returns a ledger entry as a part of the balance of `account`.
[[nodiscard]] ExplainedRow rowOf(const LedgerEntry &entry, const LedgerAccount &account);

} // namespace tilldesk::ui
