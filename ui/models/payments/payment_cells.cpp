#include "ui/models/payments/payment_cells.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/common/tone.h"
#include "ui/models/payments/payments_model.h"

namespace tilldesk::ui {
namespace {

QString whoOrHowLong(const Payment &payment, Timestamp now)
{
    if (payment.status == PaymentStatus::Pending && payment.debtor.name.isEmpty())
        return Text::expiresIn(countdown(payment.expireAt - now));
    return payment.debtor.name;
}

QString words(const Payment &payment, PaymentsModel::Column column, Timestamp now)
{
    switch (column) {
    case PaymentsModel::Created: return shortMoment(payment.createdAt, now);
    case PaymentsModel::Reference: return payment.reference;
    case PaymentsModel::Status: return Text::status(payment.status);
    case PaymentsModel::Description: return payment.description;
    case PaymentsModel::PointOfSale: return payment.pointOfSale;
    case PaymentsModel::DebtorName: return whoOrHowLong(payment, now);
    case PaymentsModel::AmountColumn: return money(payment.amount);
    case PaymentsModel::RefundedColumn:
        return payment.refunded.cents() > 0 ? money(payment.refunded) : QString();
    }
    Q_UNREACHABLE();
}

QString hint(const Payment &payment, PaymentsModel::Column column)
{
    switch (column) {
    case PaymentsModel::Created: return utcMoment(payment.createdAt);
    case PaymentsModel::Reference: return payment.reference;
    case PaymentsModel::Status: return toText(payment.status);
    case PaymentsModel::Description: return payment.description;
    case PaymentsModel::PointOfSale: return payment.pointOfSale;
    case PaymentsModel::DebtorName: return payment.debtor.name;
    case PaymentsModel::AmountColumn:
    case PaymentsModel::RefundedColumn: return {};
    }
    Q_UNREACHABLE();
}

bool isQuiet(PaymentsModel::Column column)
{
    return column != PaymentsModel::Reference && column != PaymentsModel::AmountColumn;
}

} // namespace

QVariant paymentCell(const Payment &stored, int column, int role, Timestamp now)
{
    const Payment payment = asOf(stored, now);
    const auto what = PaymentsModel::Column(column);
    switch (role) {
    case Qt::DisplayRole: return words(payment, what, now);
    case Qt::ToolTipRole: return hint(payment, what);
    case Qt::TextAlignmentRole:
        return (what >= PaymentsModel::AmountColumn ? Qt::AlignRight | Qt::AlignVCenter
                                                    : Qt::AlignLeft | Qt::AlignVCenter)
            .toInt();
    case PaymentsModel::ToneRole:
        return what == PaymentsModel::Status ? QVariant(int(toneOf(payment.status))) : QVariant();
    case PaymentsModel::IsQuietRole: return isQuiet(what);
    case Qt::AccessibleTextRole:
        return QString(paymentColumnTitle(column) + u": " + words(payment, what, now));
    default: return {};
    }
}

QString paymentColumnTitle(int column)
{
    switch (PaymentsModel::Column(column)) {
    case PaymentsModel::Created: return PaymentsModel::tr("Created");
    case PaymentsModel::Reference: return PaymentsModel::tr("Reference");
    case PaymentsModel::Status: return PaymentsModel::tr("Status");
    case PaymentsModel::Description: return PaymentsModel::tr("Description");
    case PaymentsModel::PointOfSale: return PaymentsModel::tr("Point of sale");
    case PaymentsModel::DebtorName: return PaymentsModel::tr("Debtor");
    case PaymentsModel::AmountColumn: return PaymentsModel::tr("Amount");
    case PaymentsModel::RefundedColumn: return PaymentsModel::tr("Refunded");
    }
    Q_UNREACHABLE();
}

} // namespace tilldesk::ui
