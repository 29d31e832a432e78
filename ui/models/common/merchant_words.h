#pragma once

#include "core/domain/profile.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// Texts about a merchant that receipts and day closes share.
class MerchantWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::MerchantWords)

public:
    /// Returns the lines below the merchant's name on paper: company, address, VAT number.
    [[nodiscard]] static QStringList details(const Merchant &merchant);
    /// Returns details() as escaped HTML, one line each; empty if there are none.
    [[nodiscard]] static QString detailsHtml(const Merchant &merchant);
};

} // namespace tilldesk::ui
