#include "core/exports/payout_table.h"

#include "core/merchants/merchant_repository.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

using Kind = ColumnKind;

constexpr std::size_t kPayoutAmount = 3;
constexpr std::size_t kContentAmount = 4;

constexpr std::array kPayoutColumns{
    Column{"payoutDate", QT_TRANSLATE_NOOP("tilldesk::exports", "Payout date"), Kind::DateTime, 19,
           17},
    Column{"payoutId", QT_TRANSLATE_NOOP("tilldesk::exports", "Payout ID"), Kind::Text, 26, 25},
    Column{"payoutStatus", QT_TRANSLATE_NOOP("tilldesk::exports", "Status"), Kind::Status, 12, 11},
    Column{"payoutAmount", QT_TRANSLATE_NOOP("tilldesk::exports", "Paid out"), Kind::Amount, 14, 13,
           true},
    Column{"currency", QT_TRANSLATE_NOOP("tilldesk::exports", "Currency"), Kind::Text, 9},
    Column{"merchantName", QT_TRANSLATE_NOOP("tilldesk::exports", "Merchant"), Kind::Text, 24, 18},
    Column{"iban", QT_TRANSLATE_NOOP("tilldesk::exports", "IBAN"), Kind::Text, 22, 22},
    Column{"bulkId", QT_TRANSLATE_NOOP("tilldesk::exports", "Batch ID"), Kind::Text, 16, 14},
    Column{"totalPayments", QT_TRANSLATE_NOOP("tilldesk::exports", "Payments"), Kind::Count, 10, 10,
           true},
    Column{"totalPaymentAmount", QT_TRANSLATE_NOOP("tilldesk::exports", "Sum of payments"),
           Kind::Amount, 16, 13, true},
    Column{"totalRefunds", QT_TRANSLATE_NOOP("tilldesk::exports", "Refunds"), Kind::Count, 10, 0,
           true},
    Column{"totalRefundAmount", QT_TRANSLATE_NOOP("tilldesk::exports", "Sum of refunds"),
           Kind::Amount, 16, 12, true},
    Column{"remittanceInfo", QT_TRANSLATE_NOOP("tilldesk::exports", "Remittance text"), Kind::Text,
           66},
    Column{"againOf", QT_TRANSLATE_NOOP("tilldesk::exports", "Repeats payout"), Kind::Text, 26},
    Column{"paidBy", QT_TRANSLATE_NOOP("tilldesk::exports", "Repeated as payout"), Kind::Text, 26},
    Column{"totalFeeAmount", QT_TRANSLATE_NOOP("tilldesk::exports", "Fees"), Kind::Amount, 14, 11,
           true},
};

constexpr std::array kContentColumns{
    Column{"transactionDate", QT_TRANSLATE_NOOP("tilldesk::exports", "Date"), Kind::DateTime, 19,
           17},
    Column{"type", QT_TRANSLATE_NOOP("tilldesk::exports", "Kind"), Kind::Status, 10, 12},
    Column{"paymentId", QT_TRANSLATE_NOOP("tilldesk::exports", "Payment ID"), Kind::Text, 26, 24},
    Column{"refundId", QT_TRANSLATE_NOOP("tilldesk::exports", "Refund ID"), Kind::Text, 26},
    Column{"amount", QT_TRANSLATE_NOOP("tilldesk::exports", "Amount"), Kind::Amount, 13, 13, true},
    Column{"currency", QT_TRANSLATE_NOOP("tilldesk::exports", "Currency"), Kind::Text, 9},
    Column{"reference", QT_TRANSLATE_NOOP("tilldesk::exports", "Reference"), Kind::Text, 20, 16},
    Column{"description", QT_TRANSLATE_NOOP("tilldesk::exports", "Description"), Kind::Text, 36,
           18},
    Column{"profileName", QT_TRANSLATE_NOOP("tilldesk::exports", "Profile"), Kind::Text, 20},
    Column{"fee", QT_TRANSLATE_NOOP("tilldesk::exports", "Fee"), Kind::Amount, 12, 10, true},
    Column{"net", QT_TRANSLATE_NOOP("tilldesk::exports", "Net"), Kind::Amount, 13, 12, true},
};

QLatin1StringView kindOf(const payouts::PayoutLineView &line)
{
    switch (line.kind) {
    case PayoutItemKind::Payment: return "PAYMENT"_L1;
    case PayoutItemKind::Refund: return "REFUND"_L1;
    case PayoutItemKind::Charge: break;
    }
    switch (line.charge) {
    case FeeChargeKind::Minimum: return "FEE_MINIMUM"_L1;
    case FeeChargeKind::Invoice: return "FEE_INVOICE"_L1;
    case FeeChargeKind::Carried: return "FEE_CARRIED"_L1;
    case FeeChargeKind::Collected: break; // never reduces a payout
    }
    return "FEE"_L1;
}

} // namespace

PayoutTable::PayoutTable(storage::Database &db, payouts::ClosingTime closing,
                         const PayoutFilter &filter)
    : m_rows(db, filter),
      m_closing(std::move(closing)),
      m_hasFees(fees::areUsed(db, filter.merchants))
{
    static_assert(kPayoutColumns.size() == kColumns);
    for (const Merchant &merchant : merchants::MerchantRepository(db).merchants())
        m_merchants.insert(merchant.id, merchant.name.toUtf8());
}

std::span<const Column> PayoutTable::columns() const
{
    return std::span(kPayoutColumns).first(m_hasFees ? kColumns : kColumns - 1);
}

std::optional<std::size_t> PayoutTable::sumColumn() const
{
    return kPayoutAmount;
}

bool PayoutTable::next()
{
    if (!m_rows.next())
        return false;
    const Payout &row = m_rows.row();
    std::size_t used = 0;
    const auto text = [&](const QString &content) {
        m_texts[used] = content.toUtf8();
        return Cell::of(QByteArrayView(m_texts[used++]));
    };
    m_cells = {Cell::of(row.madeAt),
               text(row.id.text()),
               Cell::of(toText(row.status)),
               Cell::of(row.amount),
               Cell::of("EUR"_L1),
               text(QString::fromUtf8(m_merchants.value(row.merchantId))),
               text(row.iban),
               text(row.bulkId),
               Cell::of(row.payments.count),
               Cell::of(row.payments.sum),
               Cell::of(row.refunds.count),
               Cell::of(row.refunds.sum),
               text(remittanceOf(row, m_closing.day(row.madeAt))),
               text(row.againOf.text()),
               text(row.paidBy.text()),
               Cell::of(row.fees)};
    return true;
}

std::span<const Column> PayoutContentTable::columns() const
{
    static_assert(kContentColumns.size() == kColumns);
    return std::span(kContentColumns).first(m_hasFees ? kColumns : kColumns - 2);
}

std::optional<std::size_t> PayoutContentTable::sumColumn() const
{
    return kContentAmount;
}

bool PayoutContentTable::next()
{
    if (!m_rows.next())
        return false;
    const payouts::PayoutLineView &row = m_rows.row();
    const bool isRefund = row.kind == PayoutItemKind::Refund;
    const bool isCharge = row.kind == PayoutItemKind::Charge;
    m_month = isCharge ? row.month.toString(u"yyyy-MM"_s).toLatin1() : QByteArray();
    const auto amount = isRefund ? ::tilldesk::Amount::fromCents(-row.amount.cents()) : row.amount;
    m_cells = {Cell::of(row.at),
               Cell::of(kindOf(row)),
               Cell::of(row.paymentId),
               Cell::of(row.refundId),
               Cell::of(amount),
               Cell::of("EUR"_L1),
               Cell::of(row.reference),
               isCharge ? Cell::of(QByteArrayView(m_month)) : Cell::of(row.description),
               Cell::of(QByteArrayView(row.profile->name)),
               Cell::of(row.fee),
               Cell::of(::tilldesk::Amount::fromCents(amount.cents() - row.fee.cents()))};
    return true;
}

} // namespace tilldesk::exports
