#pragma once

namespace tilldesk::ui {

/// The place of the window that a warning or a content of the month's pack leads to.
enum class MonthLink { None, Bank, Accounts, Rates, Ledger };

} // namespace tilldesk::ui
