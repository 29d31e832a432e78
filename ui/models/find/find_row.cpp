#include "ui/models/find/find_row.h"

#include "core/base/overloaded.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QString idOf(const FindTarget &target)
{
    return std::visit(Overloaded{[](const PaymentId &id) { return id.text(); },
                                 [](const RefundId &id) { return id.text(); },
                                 [](const PayoutId &id) { return id.text(); },
                                 [](const CallbackId &id) { return id.text(); },
                                 [](const PointOfSaleKey &key) { return key.posId; },
                                 [](SettingsPageId) { return QString(); },
                                 [](Place) { return QString(); }, [](Command) { return QString(); },
                                 [](const NewPaymentOf &) { return QString(); },
                                 [](const PaymentsFilteredBy &) { return QString(); }},
                      target);
}

FindGroup groupOf(const FindTarget &target)
{
    return std::visit(Overloaded{[](const PaymentId &) { return FindGroup::Payments; },
                                 [](const RefundId &) { return FindGroup::Refunds; },
                                 [](const PayoutId &) { return FindGroup::Payouts; },
                                 [](const CallbackId &) { return FindGroup::Callbacks; },
                                 [](const PointOfSaleKey &) { return FindGroup::Settings; },
                                 [](SettingsPageId) { return FindGroup::Settings; },
                                 [](Place) { return FindGroup::Commands; },
                                 [](Command) { return FindGroup::Commands; },
                                 [](const NewPaymentOf &) { return FindGroup::Commands; },
                                 [](const PaymentsFilteredBy &) { return FindGroup::Commands; }},
                      target);
}

bool hasOwnWindow(const FindTarget &target)
{
    return std::holds_alternative<PaymentId>(target) || std::holds_alternative<CallbackId>(target);
}

QString spoken(const FindRow &row)
{
    QStringList parts{row.title.text, row.why.text, row.status, row.time, row.amount.text};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

} // namespace tilldesk::ui
