#include "core/exports/refund_table.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

using Kind = ColumnKind;

constexpr std::size_t kRefundAmount = 4;

constexpr std::array kRefundColumns{
    Column{"createdAt", QT_TRANSLATE_NOOP("tilldesk::exports", "Created"), Kind::DateTime, 19, 17},
    Column{"refundId", QT_TRANSLATE_NOOP("tilldesk::exports", "Refund ID"), Kind::Text, 26},
    Column{"paymentId", QT_TRANSLATE_NOOP("tilldesk::exports", "Payment ID"), Kind::Text, 26, 24},
    Column{"status", QT_TRANSLATE_NOOP("tilldesk::exports", "Status"), Kind::Status, 14, 12},
    Column{"amount", QT_TRANSLATE_NOOP("tilldesk::exports", "Amount"), Kind::Amount, 13, 13, true},
    Column{"currency", QT_TRANSLATE_NOOP("tilldesk::exports", "Currency"), Kind::Text, 9},
    Column{"reference", QT_TRANSLATE_NOOP("tilldesk::exports", "Reference"), Kind::Text, 20, 16},
    Column{"description", QT_TRANSLATE_NOOP("tilldesk::exports", "Description"), Kind::Text, 36,
           18},
    Column{"endedAt", QT_TRANSLATE_NOOP("tilldesk::exports", "Ended"), Kind::DateTime, 19},
    Column{"profileName", QT_TRANSLATE_NOOP("tilldesk::exports", "Profile"), Kind::Text, 20},
    Column{"merchantName", QT_TRANSLATE_NOOP("tilldesk::exports", "Merchant"), Kind::Text, 24},
    Column{"person", QT_TRANSLATE_NOOP("tilldesk::exports", "Refunded by"), Kind::Text, 20},
};

} // namespace

std::span<const Column> RefundTable::columns() const
{
    static_assert(kRefundColumns.size() == kColumns);
    return kRefundColumns;
}

std::optional<std::size_t> RefundTable::sumColumn() const
{
    return kRefundAmount;
}

bool RefundTable::next()
{
    if (!m_rows.next())
        return false;
    const refunds::RefundRowView &row = m_rows.row();
    m_person = personOf({row.actorKind, QString::fromUtf8(row.actorName)}).toUtf8();
    m_cells = {Cell::of(row.createdAt),
               Cell::of(row.id),
               Cell::of(row.paymentId),
               Cell::of(toText(row.status)),
               Cell::of(row.amount),
               Cell::of("EUR"_L1),
               Cell::of(row.reference),
               Cell::of(row.description),
               Cell::of(row.endedAt),
               Cell::of(QByteArrayView(row.profile->name)),
               Cell::of(QByteArrayView(row.profile->merchant)),
               Cell::of(QByteArrayView(m_person))};
    return true;
}

} // namespace tilldesk::exports
