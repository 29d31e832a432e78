#include "ui/models/payouts/payouts_model.h"

#include "ui/models/common/format.h"
#include "ui/models/ledger/ledger_words.h"
#include "ui/models/payouts/payout_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PayoutsModel::Columns PayoutsModel::columns()
{
    static constexpr auto kColumns = std::to_array<ListColumn<Payout, NoLook>>({
        {.title = QT_TR_NOOP("Date"),
         .width = {116},
         .text = [](const Payout &payout,
                    const NoLook &) { return dayText(inShopZone(payout.madeAt).date()); },
         .hint =
             [](const Payout &payout, const NoLook &) {
                 return QString(fullMoment(payout.madeAt) + u'\n' + utcMoment(payout.madeAt));
             }},
        {.title = QT_TR_NOOP("Payout"),
         .style = {.isCode = true},
         .text = [](const Payout &payout, const NoLook &) { return QString(payout.id.text()); },
         .hint =
             [](const Payout &payout, const NoLook &) {
                 return QString(payout.id.text() + u'\n'
                                + PayoutWords::account(payout.iban, payout.bulkId));
             }},
        {.title = QT_TR_NOOP("Batch"),
         .width = {.usual = 86, .roomNeeded = 760},
         .style = {.isQuiet = true},
         .text = [](const Payout &payout, const NoLook &) { return payout.bulkId; },
         .hint = [](const Payout &payout,
                    const NoLook &) { return PayoutWords::bulk(payout.bulkId); }},
        {.title = QT_TR_NOOP("Account"),
         .width = {.usual = 168, .roomNeeded = 1220},
         .style = {.isQuiet = true},
         .text = [](const Payout &payout, const NoLook &) { return accountNumber(payout.iban); }},
        {.title = QT_TR_NOOP("Payments"),
         .width = {.usual = 92, .roomNeeded = 680},
         .isNumber = true,
         .text = [](const Payout &payout,
                    const NoLook &) { return wholeNumber(payout.payments.count); }},
        {.title = QT_TR_NOOP("Refunds"),
         .width = {.usual = 132, .roomNeeded = 680},
         .isNumber = true,
         .text = [](const Payout &payout,
                    const NoLook &) { return wholeNumber(payout.refunds.count); }},
        {.title = QT_TR_NOOP("Sum of payments"),
         .width = {.usual = 108, .roomNeeded = 1000},
         .isNumber = true,
         .text = [](const Payout &payout, const NoLook &) { return money(payout.payments.sum); }},
        {.title = QT_TR_NOOP("Refunded"),
         .width = {.usual = 100, .roomNeeded = 1000},
         .isNumber = true,
         .text = [](const Payout &payout, const NoLook &) { return money(payout.refunds.sum); }},
        {.title = QT_TR_NOOP("Fees"),
         .width = {.usual = 90, .roomNeeded = 900, .isHidden = true, .isLent = true},
         .isNumber = true,
         .text =
             [](const Payout &payout, const NoLook &) {
                 return payout.fees.cents() != 0 ? money(payout.fees) : QString();
             }},
        {.title = QT_TR_NOOP("Paid out"),
         .width = {116},
         .isNumber = true,
         .style = {.isStrong = true},
         .text = [](const Payout &payout, const NoLook &) { return money(payout.amount); }},
        {.title = QT_TR_NOOP("Status"),
         .width = {126},
         .text = [](const Payout &payout, const NoLook &) { return PayoutWords::outcome(payout); },
         .hint =
             [](const Payout &payout, const NoLook &) {
                 if (payout.isHosted)
                     return tr("%1, made by the provider").arg(toText(payout.status));
                 return payout.paidBy.isEmpty()
                     ? QString(toText(payout.status))
                     : tr("Failed, and repeated as payout %1").arg(payout.paidBy.text());
             },
         .tone = [](const Payout &payout,
                    const NoLook &) { return std::optional(PayoutWords::tone(payout)); }},
    });
    static_assert(std::size(kColumns) == Status + 1);
    return kColumns;
}

ListSorting<PayoutColumn> PayoutsModel::sorting()
{
    static constexpr auto kSortable = std::to_array<SortableColumn<PayoutColumn>>({
        {Day, PayoutColumn::Created, false},
        {Id, PayoutColumn::Id, true},
        {Bulk, PayoutColumn::Bulk, true},
        {Account, PayoutColumn::Account, true},
        {Payments, PayoutColumn::Payments, false},
        {Refunds, PayoutColumn::Refunds, false},
        {PaidIn, PayoutColumn::PaymentsSum, false},
        {Refunded, PayoutColumn::RefundsSum, false},
        {PaidOut, PayoutColumn::Amount, false},
        {Status, PayoutColumn::Status, false},
        {Fees, PayoutColumn::Fees, false},
    });
    return ListSorting<PayoutColumn>(kSortable);
}

PayoutsModel::PayoutsModel(gateway::Payouts &payouts, QObject *parent)
    : WindowedModel(columns(), parent),
      m_payouts(payouts)
{
}

QFuture<Result<PayoutPage>> PayoutsModel::read(const PayoutFilter &filter, int first, int count)
{
    return m_payouts.page(filter, first, count);
}

} // namespace tilldesk::ui
