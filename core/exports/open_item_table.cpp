#include "core/exports/open_item_table.h"

#include "core/hosted/open_items.h"

#include <QCoreApplication>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

using Kind = ColumnKind;

constexpr std::array kOpenItemColumns{
    Column{"since", QT_TRANSLATE_NOOP("tilldesk::exports", "Open since"), Kind::DateTime, 20, 18},
    Column{"days", QT_TRANSLATE_NOOP("tilldesk::exports", "Days open"), Kind::Count, 10, 10},
    Column{"reason", QT_TRANSLATE_NOOP("tilldesk::exports", "Why it is open"), Kind::Text, 20, 20},
    Column{"kind", QT_TRANSLATE_NOOP("tilldesk::exports", "Kind"), Kind::Text, 10, 12},
    Column{"reference", QT_TRANSLATE_NOOP("tilldesk::exports", "Reference"), Kind::Text, 24, 22},
    Column{"here", QT_TRANSLATE_NOOP("tilldesk::exports", "In the shop"), Kind::Amount, 13, 14},
    Column{"there", QT_TRANSLATE_NOOP("tilldesk::exports", "By the provider"), Kind::Amount, 13,
           15},
    Column{"gap", QT_TRANSLATE_NOOP("tilldesk::exports", "Share of the difference"), Kind::Amount,
           13},
    Column{"id", QT_TRANSLATE_NOOP("tilldesk::exports", "ID at the provider"), Kind::Text, 26, 25},
    Column{"paymentId", QT_TRANSLATE_NOOP("tilldesk::exports", "Payment ID"), Kind::Text, 26},
    Column{"payoutId", QT_TRANSLATE_NOOP("tilldesk::exports", "Payout ID"), Kind::Text, 26},
};

/// Returns the English name of a reason, marked for Words.
const char *nameOf(OpenReason reason)
{
    switch (reason) {
    case OpenReason::WaitsForPayout:
        return QT_TRANSLATE_NOOP("tilldesk::exports", "Waits for payout");
    case OpenReason::Late: return QT_TRANSLATE_NOOP("tilldesk::exports", "Late");
    case OpenReason::NotFetched:
        return QT_TRANSLATE_NOOP("tilldesk::exports", "Payout not fetched");
    case OpenReason::UnknownThere: return QT_TRANSLATE_NOOP("tilldesk::exports", "Not known there");
    case OpenReason::UnknownHere: return QT_TRANSLATE_NOOP("tilldesk::exports", "Not known here");
    case OpenReason::AmountDiffers: return QT_TRANSLATE_NOOP("tilldesk::exports", "Amount differs");
    case OpenReason::StatusDiffers: return QT_TRANSLATE_NOOP("tilldesk::exports", "Status differs");
    case OpenReason::PaidTwice: return QT_TRANSLATE_NOOP("tilldesk::exports", "In two payouts");
    case OpenReason::SumDiffers: return QT_TRANSLATE_NOOP("tilldesk::exports", "Sum differs");
    }
    Q_UNREACHABLE();
}

const char *kindOf(const HostedOpenItem &item)
{
    if (item.id.isEmpty())
        return QT_TRANSLATE_NOOP("tilldesk::exports", "Payout");
    return item.kind == PayoutItemKind::Payment ? QT_TRANSLATE_NOOP("tilldesk::exports", "Payment")
                                                : QT_TRANSLATE_NOOP("tilldesk::exports", "Refund");
}

bool isWanted(const HostedOpenItem &item, const OpenItemFilter &filter)
{
    return (filter.reasons.isEmpty() || filter.reasons.contains(item.reason))
        && (!filter.from || item.at >= *filter.from) && (!filter.to || item.at < *filter.to);
}

} // namespace

Result<std::unique_ptr<Table>>
OpenItemTable::open(storage::Database &db, const OpenItemFilter &filter, const QString &language)
{
    QList<HostedOpenItem> items;
    for (const ProfileId &profile : filter.profiles) {
        const auto compared = hosted::compareWithProvider(
            db, profile, filter.at, std::chrono::days(filter.lateDays), kMaxOpenItems);
        if (!compared)
            return compared.failure();
        std::ranges::copy_if(compared->items, std::back_inserter(items),
                             [&filter](const auto &item) { return isWanted(item, filter); });
    }
    std::ranges::stable_sort(items, {}, &HostedOpenItem::at);
    return std::make_unique<OpenItemTable>(items, filter.at, language);
}

OpenItemTable::OpenItemTable(QList<HostedOpenItem> items, Timestamp at, const QString &language)
    : m_items(std::move(items)),
      m_at(at),
      m_words(language)
{
    static_assert(kOpenItemColumns.size() == kColumns);
}

std::span<const Column> OpenItemTable::columns() const
{
    return kOpenItemColumns;
}

bool OpenItemTable::next()
{
    if (m_next == m_items.size())
        return false;
    const HostedOpenItem &item = m_items.at(m_next++);
    m_texts[2] = m_words(nameOf(item.reason)).toUtf8();
    m_texts[3] = m_words(kindOf(item)).toUtf8();
    m_texts[4] = item.reference.toUtf8();
    m_texts[8] = item.id.toUtf8();
    m_texts[9] = item.paymentId.text().toUtf8();
    m_texts[10] = item.payoutId.text().toUtf8();
    const auto text = [this](std::size_t column) {
        return Cell::of(QByteArrayView(m_texts[column]));
    };
    m_cells = {Cell::of(item.at),
               Cell::of(std::max<qint64>(daysOpen(item, m_at), 0)),
               text(2),
               text(3),
               text(4),
               Cell::of(item.here),
               Cell::of(item.there),
               Cell::of(item.gap),
               text(8),
               text(9),
               text(10)};
    return true;
}

} // namespace tilldesk::exports
