#pragma once

#include "ui/models/common/period.h"

#include <QString>

namespace tilldesk::ui {

/// What a link of the month's dialog shows.
struct MonthLink {
    enum Place { None, Bank, Accounts, Rates, Ledger };

    // NOLINTNEXTLINE(google-explicit-constructor): most links are a place alone
    MonthLink(Place shown = None, QString wanted = {}) : place(shown), query(std::move(wanted)) {}

    Place place;
    QString query; ///< of the ledger's filter field; empty: all entries
};

} // namespace tilldesk::ui
