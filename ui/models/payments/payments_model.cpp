#include "ui/models/payments/payments_model.h"

#include "ui/models/common/format.h"
#include "ui/models/common/status_pill.h"
#include "ui/models/common/text.h"
#include "ui/models/payments/acknowledgement.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString debtorOrCountdown(const Payment &stored, const Knowledge &look)
{
    const Payment payment = asKnown(stored, look);
    if (payment.status == PaymentStatus::Pending && payment.debtor.name.isEmpty()
        && payment.expireAt > look.now)
        return Text::expiresIn(countdown(payment.expireAt - look.now));
    return payment.debtor.name;
}

} // namespace

PaymentsModel::Columns PaymentsModel::columns()
{
    static constexpr CellStyle kQuiet{.isQuiet = true};
    static constexpr auto kColumns = std::to_array<ListColumn<Payment, Knowledge>>({
        {.title = QT_TR_NOOP("Created"),
         .width = {.usual = 122, .narrow = 112},
         .style = kQuiet,
         .text = [](const Payment &payment,
                    const Knowledge &look) { return shortMoment(payment.createdAt, look.now); },
         .hint = [](const Payment &payment,
                    const Knowledge &) { return utcMoment(payment.createdAt); }},
        {.title = QT_TR_NOOP("Reference"),
         .width = {140},
         .text = [](const Payment &payment, const Knowledge &) { return payment.reference; },
         .hint = [](const Payment &payment, const Knowledge &) { return payment.reference; }},
        {.title = QT_TR_NOOP("Status"),
         .width = {172},
         .style = kQuiet,
         .text = [](const Payment &payment,
                    const Knowledge &look) { return pillOf(payment, look).word; },
         .hint = [](const Payment &payment,
                    const Knowledge &look) { return pillOf(payment, look).hint; },
         .tone = [](const Payment &payment,
                    const Knowledge &look) { return std::optional(pillOf(payment, look).tone); },
         .mark = [](const Payment &payment,
                    const Knowledge &look) { return pillOf(payment, look).mark; }},
        {.title = QT_TR_NOOP("Description"),
         .width = {.usual = 200, .isHidden = true},
         .style = kQuiet,
         .text = [](const Payment &payment, const Knowledge &) { return payment.description; },
         .hint = [](const Payment &payment, const Knowledge &) { return payment.description; }},
        {.title = QT_TR_NOOP("Point of sale"),
         .width = {.usual = 110, .isHidden = true},
         .style = kQuiet,
         .text = [](const Payment &payment, const Knowledge &) { return payment.pointOfSale; },
         .hint = [](const Payment &payment, const Knowledge &) { return payment.pointOfSale; }},
        {.title = QT_TR_NOOP("Person"),
         .width = {.usual = 110, .isHidden = true},
         .text = [](const Payment &payment,
                    const Knowledge &) { return Text::person(payment.takenBy); },
         .hint = [](const Payment &payment,
                    const Knowledge &) { return personOf(payment.takenBy); },
         .styleOf =
             [](const Payment &payment, const Knowledge &) {
                 return CellStyle{.isQuiet = payment.takenBy.kind != Actor::Kind::Window};
             }},
        {.title = QT_TR_NOOP("Payer"),
         .width = {.roomNeeded = 640},
         .style = kQuiet,
         .text = debtorOrCountdown,
         .hint = [](const Payment &payment, const Knowledge &) { return payment.debtor.name; }},
        {.title = QT_TR_NOOP("Acknowledge within"),
         .width = {.usual = 150, .isHidden = true, .isLent = true},
         .text =
             [](const Payment &payment, const Knowledge &look) {
                 const auto deadline = acknowledgeDeadline(payment, look.now);
                 return deadline ? deadline->left : QString();
             },
         .hint =
             [](const Payment &payment, const Knowledge &look) {
                 return acknowledgeDeadline(payment, look.now) ? acknowledgeSentence(payment)
                                                               : QString();
             },
         .bar =
             [](const Payment &payment, const Knowledge &look) {
                 const auto deadline = acknowledgeDeadline(payment, look.now);
                 return deadline ? std::optional(CellBar{deadline->share, deadline->tone})
                                 : std::nullopt;
             }},
        {.title = QT_TR_NOOP("Amount"),
         .width = {.usual = 120, .isFixed = true},
         .isNumber = true,
         .text = [](const Payment &payment, const Knowledge &) { return money(payment.amount); }},
        {.title = QT_TR_NOOP("Refunded"),
         .width = {.usual = 100, .isHidden = true},
         .isNumber = true,
         .style = kQuiet,
         .text =
             [](const Payment &payment, const Knowledge &) {
                 return payment.refunded.cents() > 0 ? money(payment.refunded) : QString();
             }},
        {.title = QT_TR_NOOP("Fee"),
         .width = {.usual = 90, .isHidden = true},
         .isNumber = true,
         .style = kQuiet,
         .text =
             [](const Payment &payment, const Knowledge &) {
                 return payment.fee.cents() > 0 ? money(payment.fee) : QString();
             }},
        {.title = QT_TR_NOOP("Net of the fee"),
         .width = {.usual = 110, .isHidden = true},
         .isNumber = true,
         .text =
             [](const Payment &payment, const Knowledge &) {
                 return payment.fee.cents() > 0
                     ? money(Amount::fromCents(payment.amount.cents() - payment.fee.cents()))
                     : QString();
             }},
    });
    static_assert(std::size(kColumns) == NetColumn + 1);
    return kColumns;
}

PaymentsModel::PaymentsModel(const Gateways &gateways, QObject *parent)
    : WindowedModel(columns(), parent),
      m_gateways(gateways)
{
}

void PaymentsModel::setFilter(const PaymentFilter &filter)
{
    if (isShowing(filter))
        return;
    show(filter);
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void PaymentsModel::tick()
{
    if (rowCount() == 0)
        return;
    const int last = qMin(lastVisible(), rowCount() - 1);
    Q_EMIT dataChanged(index(qMin(firstVisible(), last), Status), index(last, AcknowledgeWithin));
}

QFuture<Result<PaymentPage>> PaymentsModel::read(const PaymentFilter &filter, int first, int count)
{
    return m_gateways.payments.page(filter, first, count);
}

QFuture<Result<PaymentPage>>
PaymentsModel::readAfter(const Payment &after, const PaymentFilter &filter, int first, int count)
{
    return m_gateways.payments.page(filter, first, count, after);
}

std::optional<PaymentColumn> PaymentsModel::sortColumnOf(int column)
{
    switch (Column(column)) {
    case Created: return PaymentColumn::Created;
    case Reference: return PaymentColumn::Reference;
    case Status: return PaymentColumn::Status;
    case Description: // an index of them would cost each creation half of its time again
    case FeeColumn:
    case NetColumn: return {};
    case Person: return PaymentColumn::Person;
    case PointOfSale: return PaymentColumn::PointOfSale;
    case DebtorName: return PaymentColumn::Payer;
    case AmountColumn: return PaymentColumn::Amount;
    case RefundedColumn: return PaymentColumn::Refunded;
    case AcknowledgeWithin: return PaymentColumn::Deadline;
    }
    return {};
}

std::optional<PaymentOrder> PaymentsModel::orderAfterClick(int column, const PaymentOrder &now)
{
    const auto by = sortColumnOf(column);
    if (!by)
        return {};
    if (now.by == *by)
        return PaymentOrder{*by, !now.isAscending};
    switch (*by) {
    case PaymentColumn::Reference:
    case PaymentColumn::Status:
    case PaymentColumn::PointOfSale:
    case PaymentColumn::Payer:
    case PaymentColumn::Person:
    case PaymentColumn::Deadline: return PaymentOrder{*by, true};
    case PaymentColumn::Created:
    case PaymentColumn::Amount:
    case PaymentColumn::Refunded: break;
    }
    return PaymentOrder{*by, false};
}

std::optional<SortedColumn> PaymentsModel::sortedColumn() const
{
    const PaymentOrder order = filter() ? filter()->order : PaymentOrder();
    for (int column = 0; column < columnCount(); ++column) {
        if (sortColumnOf(column) == order.by)
            return SortedColumn{column, order.isAscending};
    }
    return {};
}

} // namespace tilldesk::ui
