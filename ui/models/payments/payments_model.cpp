#include "ui/models/payments/payments_model.h"

#include "ui/models/common/format.h"
#include "ui/models/common/status_pill.h"
#include "ui/models/common/text.h"
#include "ui/models/payments/acknowledgement.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString debtorOrCountdown(const Payment &stored, const Timestamp &now)
{
    const Payment payment = asOf(stored, now);
    if (payment.status == PaymentStatus::Pending && payment.debtor.name.isEmpty())
        return Text::expiresIn(countdown(payment.expireAt - now));
    return payment.debtor.name;
}

} // namespace

PaymentsModel::Columns PaymentsModel::columns()
{
    static constexpr CellStyle kQuiet{.isQuiet = true};
    static constexpr auto kColumns = std::to_array<ListColumn<Payment>>({
        {.title = QT_TR_NOOP("Created"),
         .width = {.usual = 122, .narrow = 112},
         .style = kQuiet,
         .text = [](const Payment &payment,
                    const Timestamp &now) { return shortMoment(payment.createdAt, now); },
         .hint = [](const Payment &payment,
                    const Timestamp &) { return utcMoment(payment.createdAt); }},
        {.title = QT_TR_NOOP("Reference"),
         .width = {140},
         .text = [](const Payment &payment, const Timestamp &) { return payment.reference; },
         .hint = [](const Payment &payment, const Timestamp &) { return payment.reference; }},
        {.title = QT_TR_NOOP("Status"),
         .width = {172},
         .style = kQuiet,
         .text = [](const Payment &payment,
                    const Timestamp &now) { return pillOf(asOf(payment, now)).word; },
         .hint = [](const Payment &payment,
                    const Timestamp &now) { return pillOf(asOf(payment, now)).hint; },
         .tone =
             [](const Payment &payment, const Timestamp &now) {
                 return std::optional(pillOf(asOf(payment, now)).tone);
             },
         .isHalf = [](const Payment &payment,
                      const Timestamp &now) { return pillOf(asOf(payment, now)).isHalf; }},
        {.title = QT_TR_NOOP("Description"),
         .width = {.usual = 200, .isHidden = true},
         .style = kQuiet,
         .text = [](const Payment &payment, const Timestamp &) { return payment.description; },
         .hint = [](const Payment &payment, const Timestamp &) { return payment.description; }},
        {.title = QT_TR_NOOP("Point of sale"),
         .width = {.usual = 110, .isHidden = true},
         .style = kQuiet,
         .text = [](const Payment &payment, const Timestamp &) { return payment.pointOfSale; },
         .hint = [](const Payment &payment, const Timestamp &) { return payment.pointOfSale; }},
        {.title = QT_TR_NOOP("Person"),
         .width = {.usual = 110, .isHidden = true},
         .text = [](const Payment &payment,
                    const Timestamp &) { return Text::person(payment.takenBy); },
         .hint = [](const Payment &payment,
                    const Timestamp &) { return personOf(payment.takenBy); },
         .styleOf =
             [](const Payment &payment, const Timestamp &) {
                 return CellStyle{.isQuiet = payment.takenBy.kind != Actor::Kind::Window};
             }},
        {.title = QT_TR_NOOP("Payer"),
         .width = {.roomNeeded = 640},
         .style = kQuiet,
         .text = debtorOrCountdown,
         .hint = [](const Payment &payment, const Timestamp &) { return payment.debtor.name; }},
        {.title = QT_TR_NOOP("Acknowledge within"),
         .width = {.usual = 150, .isHidden = true, .isLent = true},
         .text =
             [](const Payment &payment, const Timestamp &now) {
                 const auto deadline = acknowledgeDeadline(payment, now);
                 return deadline ? deadline->left : QString();
             },
         .hint =
             [](const Payment &payment, const Timestamp &now) {
                 return acknowledgeDeadline(payment, now) ? acknowledgeSentence(payment)
                                                          : QString();
             },
         .bar =
             [](const Payment &payment, const Timestamp &now) {
                 const auto deadline = acknowledgeDeadline(payment, now);
                 return deadline ? std::optional(CellBar{deadline->share, deadline->tone})
                                 : std::nullopt;
             }},
        {.title = QT_TR_NOOP("Amount"),
         .width = {.usual = 120, .isFixed = true},
         .isNumber = true,
         .text = [](const Payment &payment, const Timestamp &) { return money(payment.amount); }},
        {.title = QT_TR_NOOP("Refunded"),
         .width = {.usual = 100, .isHidden = true},
         .isNumber = true,
         .style = kQuiet,
         .text =
             [](const Payment &payment, const Timestamp &) {
                 return payment.refunded.cents() > 0 ? money(payment.refunded) : QString();
             }},
        {.title = QT_TR_NOOP("Fee"),
         .width = {.usual = 90, .isHidden = true},
         .isNumber = true,
         .style = kQuiet,
         .text =
             [](const Payment &payment, const Timestamp &) {
                 return payment.fee.cents() > 0 ? money(payment.fee) : QString();
             }},
    });
    static_assert(std::size(kColumns) == FeeColumn + 1);
    return kColumns;
}

PaymentsModel::PaymentsModel(gateway::Payments &payments, const Clock &clock, QObject *parent)
    : WindowedModel(columns(), parent),
      m_payments(payments),
      m_clock(clock)
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
    return m_payments.page(filter, first, count);
}

QFuture<Result<PaymentPage>>
PaymentsModel::readAfter(const Payment &after, const PaymentFilter &filter, int first, int count)
{
    return m_payments.page(filter, first, count, after);
}

std::optional<PaymentColumn> PaymentsModel::sortColumnOf(int column)
{
    switch (Column(column)) {
    case Created: return PaymentColumn::Created;
    case Reference: return PaymentColumn::Reference;
    case Status: return PaymentColumn::Status;
    case Description: // an index of them would cost each creation half of its time again
    case FeeColumn: return {};
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
