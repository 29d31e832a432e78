#include "core/exports/payment_table.h"

#include "core/domain/iban.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

using Kind = ColumnKind;

constexpr std::size_t kPaymentAmount = 3;

constexpr std::array kPaymentColumns{
    Column{"createdAt", QT_TRANSLATE_NOOP("tilldesk::exports", "Created"), Kind::DateTime, 19, 14},
    Column{"paymentId", QT_TRANSLATE_NOOP("tilldesk::exports", "Payment ID"), Kind::Text, 26, 24},
    Column{"status", QT_TRANSLATE_NOOP("tilldesk::exports", "Status"), Kind::Status, 14, 16},
    Column{"amount", QT_TRANSLATE_NOOP("tilldesk::exports", "Amount"), Kind::Amount, 13, 12, true},
    Column{"currency", QT_TRANSLATE_NOOP("tilldesk::exports", "Currency"), Kind::Text, 9},
    Column{"refundedAmount", QT_TRANSLATE_NOOP("tilldesk::exports", "Refunded"), Kind::Amount, 13,
           11, true},
    Column{"reference", QT_TRANSLATE_NOOP("tilldesk::exports", "Reference"), Kind::Text, 20, 18},
    Column{"description", QT_TRANSLATE_NOOP("tilldesk::exports", "Description"), Kind::Text, 36,
           24},
    Column{"bulkId", QT_TRANSLATE_NOOP("tilldesk::exports", "Batch ID"), Kind::Text, 16},
    Column{"posId", QT_TRANSLATE_NOOP("tilldesk::exports", "Point of sale"), Kind::Text, 14},
    Column{"shopName", QT_TRANSLATE_NOOP("tilldesk::exports", "Shop"), Kind::Text, 20},
    Column{"profileName", QT_TRANSLATE_NOOP("tilldesk::exports", "Profile"), Kind::Text, 20},
    Column{"merchantName", QT_TRANSLATE_NOOP("tilldesk::exports", "Merchant"), Kind::Text, 24},
    Column{"debtorName", QT_TRANSLATE_NOOP("tilldesk::exports", "Paid by"), Kind::Text, 18},
    Column{"debtorIban", QT_TRANSLATE_NOOP("tilldesk::exports", "Payer's IBAN"), Kind::Text, 20},
    Column{"succeededAt", QT_TRANSLATE_NOOP("tilldesk::exports", "Paid"), Kind::DateTime, 19},
    Column{"payoutId", QT_TRANSLATE_NOOP("tilldesk::exports", "Payout ID"), Kind::Text, 26},
    Column{"payoutStatus", QT_TRANSLATE_NOOP("tilldesk::exports", "Payout"), Kind::Word, 14, 12},
    Column{"person", QT_TRANSLATE_NOOP("tilldesk::exports", "Taken by"), Kind::Text, 20},
    Column{"fee", QT_TRANSLATE_NOOP("tilldesk::exports", "Fee"), Kind::Amount, 12, 9, true},
    Column{"net", QT_TRANSLATE_NOOP("tilldesk::exports", "Net"), Kind::Amount, 13, 12, true},
};

} // namespace

std::span<const Column> PaymentTable::columns() const
{
    static_assert(kPaymentColumns.size() == kColumns);
    return std::span(kPaymentColumns).first(m_hasFees ? kColumns : kColumns - 2);
}

std::optional<std::size_t> PaymentTable::sumColumn() const
{
    return kPaymentAmount;
}

bool PaymentTable::next()
{
    if (!m_rows.next())
        return false;
    const payments::PaymentRowView &row = m_rows.row();
    m_iban = row.debtorIban.isEmpty() ? QByteArray()
                                      : maskedIban(QString::fromLatin1(row.debtorIban)).toLatin1();
    const QByteArrayView payout =
        row.status == PaymentStatus::Succeeded ? m_payouts.of(row.seq) : QByteArrayView();
    const auto payoutStatus = payout.isEmpty()
        ? QLatin1StringView()
        : toText(m_payouts.isFailed(payout) ? PayoutStatus::Failed : PayoutStatus::Succeeded);
    m_person = personOf({row.takenByKind, QString::fromUtf8(row.takenByName)}).toUtf8();
    m_cells = {Cell::of(row.createdAt),
               Cell::of(row.id),
               Cell::of(toText(row.status)),
               Cell::of(row.amount),
               Cell::of("EUR"_L1),
               Cell::of(row.refunded),
               Cell::of(row.reference),
               Cell::of(row.description),
               Cell::of(row.bulkId),
               Cell::of(row.pointOfSale),
               Cell::of(row.shopName),
               Cell::of(QByteArrayView(row.profile->name)),
               Cell::of(QByteArrayView(row.profile->merchant)),
               Cell::of(row.debtorName),
               Cell::of(QByteArrayView(m_iban)),
               Cell::of(row.succeededAt),
               Cell::of(payout),
               Cell::of(payoutStatus),
               Cell::of(QByteArrayView(m_person)),
               Cell::of(row.fee),
               Cell::of(Amount::fromCents(row.amount.cents() - row.fee.cents()))};
    return true;
}

} // namespace tilldesk::exports
