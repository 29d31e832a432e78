#pragma once

#include "ui/models/ledger/ledger_explanation.h"
#include "ui/models/ledger/ledger_words.h"

namespace tilldesk::ui {

/// An entry of the ledger as a part of what an account holds.
[[nodiscard]] ExplainedRow rowOf(const LedgerEntry &entry, const LedgerAccount &account);

} // namespace tilldesk::ui
