#include "ui/models/find/last_opened.h"

#include "ui/models/find/find_words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// Returns the record of a kind; empty for the groups without records.
std::optional<FindTarget> recordOf(const QString &kind, const QString &id)
{
    if (id.isEmpty())
        return {};
    if (kind == toText(HitKind::Payment))
        return PaymentId(id);
    if (kind == toText(HitKind::Refund))
        return RefundId(id);
    if (kind == toText(HitKind::Payout))
        return PayoutId(id);
    if (kind == toText(HitKind::Callback))
        return CallbackId(id);
    return {};
}

QString kindOf(const FindTarget &target)
{
    switch (groupOf(target)) {
    case FindGroup::Payments: return toText(HitKind::Payment);
    case FindGroup::Refunds: return toText(HitKind::Refund);
    case FindGroup::Payouts: return toText(HitKind::Payout);
    case FindGroup::Callbacks: return toText(HitKind::Callback);
    case FindGroup::Settings:
    case FindGroup::Commands: return {};
    }
    Q_UNREACHABLE();
}

} // namespace

LastOpened LastOpened::from(const QByteArray &saved)
{
    LastOpened opened;
    const QJsonArray entries = QJsonDocument::fromJson(saved).array();
    for (const auto &value : entries) {
        const QJsonObject entry = value.toObject();
        const auto text = [&entry](QLatin1StringView name) { return entry[name].toString(); };
        const auto target = recordOf(text("kind"_L1), text("id"_L1));
        if (target && opened.m_entries.size() < kCount)
            opened.m_entries << Entry{*target, text("title"_L1), ProfileId(text("profile"_L1)),
                                      MerchantId(text("merchant"_L1))};
    }
    return opened;
}

QByteArray LastOpened::save() const
{
    QJsonArray entries;
    for (const Entry &entry : m_entries)
        entries << QJsonObject{{u"kind"_s, kindOf(entry.target)},
                               {u"id"_s, idOf(entry.target)},
                               {u"title"_s, entry.title},
                               {u"profile"_s, entry.profile.text()},
                               {u"merchant"_s, entry.merchant.text()}};
    return QJsonDocument(entries).toJson(QJsonDocument::Compact);
}

void LastOpened::add(const FindRow &row)
{
    if (kindOf(row.target).isEmpty())
        return;
    m_entries.removeIf([&row](const Entry &entry) { return entry.target == row.target; });
    m_entries.prepend({row.target, row.title.text, row.profile, row.merchant});
    m_entries.resize(qMin(m_entries.size(), kCount));
}

QList<FindRow> LastOpened::rows() const
{
    QList<FindRow> rows;
    for (const Entry &entry : m_entries) {
        FindRow row = FindWords::openedBefore(entry.target, entry.title);
        row.profile = entry.profile;
        row.merchant = entry.merchant;
        rows << row;
    }
    return rows;
}

} // namespace tilldesk::ui
