#include "core/hosted/payout_book.h"

#include <QCryptographicHash>
#include <QSet>

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

constexpr qsizetype kSubjectLength = 24;

/// The ledger names its subjects by ids of 24 characters; a provider may have longer or shorter
/// ones.
QString subjectOf(const PayoutId &id)
{
    if (id.text().size() == kSubjectLength)
        return id.text();
    const QByteArray digest =
        QCryptographicHash::hash(id.text().toUtf8(), QCryptographicHash::Sha256);
    return QString::fromLatin1(digest.toHex().first(kSubjectLength));
}

PayoutItemKind kindOf(const HostedItem &item)
{
    return item.refundId.isEmpty() ? PayoutItemKind::Payment : PayoutItemKind::Refund;
}

QString itemIdOf(const HostedItem &item)
{
    return kindOf(item) == PayoutItemKind::Refund ? item.refundId.text() : item.paymentId.text();
}

/// Returns the rows in their order, each once.
QList<HostedItem> withoutRepeats(const QList<HostedItem> &listed)
{
    QSet<std::pair<qint64, QString>> seen;
    QList<HostedItem> once;
    for (const HostedItem &item : listed) {
        const qsizetype before = seen.size();
        seen.insert({qint64(kindOf(item)), itemIdOf(item)});
        if (seen.size() > before)
            once << item;
    }
    return once;
}

storage::Statement &bindItem(storage::Statement &statement, const HostedItem &item)
{
    return statement.bind(u":kind"_s, qint64(kindOf(item)))
        .bind(u":item"_s, itemIdOf(item))
        .bind(u":payment"_s, item.paymentId.text())
        .bind(u":hosted_profile"_s, item.profileId.text())
        .bind(u":amount"_s, item.amount.cents())
        .bind(u":at"_s, item.at);
}

} // namespace

QDate fetchedUpTo(storage::Database &db, const ProfileId &profile)
{
    auto row = db.prepare(u"SELECT h.upto FROM hosted_payout_fetch h"
                          " JOIN profile r ON r.seq = h.profile WHERE r.id = :profile"_s);
    row.bind(u":profile"_s, profile.text());
    return row.next() ? QDate::fromString(row.read<QString>(), Qt::ISODate) : QDate();
}

bool PayoutBook::has(const PayoutId &id)
{
    auto row = m_db.prepare(u"SELECT 1 FROM hosted_payout WHERE id = :id"_s);
    row.bind(u":id"_s, id.text());
    return row.next();
}

Result<PayoutBook::Stored> PayoutBook::add(const ProfileId &profile, const HostedPayout &payout,
                                           const QList<HostedItem> &listed)
{
    if (has(payout.id))
        return Stored::Before;
    const QList<HostedItem> items = withoutRepeats(listed);
    Amount ours = payout.amount;
    for (const HostedItem &item : items) {
        if (isOurs(item))
            continue;
        const bool isRefund = kindOf(item) == PayoutItemKind::Refund;
        const auto less = Amount::add(
            ours, Amount::fromCents(isRefund ? item.amount.cents() : -item.amount.cents()));
        if (!less)
            return less.failure();
        ours = *less;
    }
    insert(profile, payout);
    for (const HostedItem &item : items)
        insert(payout.id, item);
    m_events.payoutsChanged = true;
    if (payout.status != PayoutStatus::Succeeded || ours <= Amount())
        return Stored::Now;
    const auto booked = m_ledger.book(
        {.cause = LedgerCause::PayoutMade,
         .subject = subjectOf(payout.id),
         .debit = ledger::merchantAccount(merchantOf(profile), payout.iban, payout.bulkId),
         .credit = {},
         .amount = ours},
        // A provider's clock that is ahead must not lead the ledger into the future.
        std::min(payout.madeAt, m_clock.now()));
    if (!booked)
        return booked.failure();
    return Stored::Now;
}

void PayoutBook::insert(const ProfileId &profile, const HostedPayout &payout)
{
    m_db.prepare(u"INSERT INTO hosted_payout (id, profile, subject, status, made_at, bulk_id, iban,"
                 " payment_count, payment_amount, refund_count, refund_amount, amount, fetched_at)"
                 " VALUES (:id, (SELECT seq FROM profile WHERE id = :profile), :subject, :status,"
                 " :made_at, :bulk_id, :iban, :payment_count, :payment_amount, :refund_count,"
                 " :refund_amount, :amount, :fetched_at)"_s)
        .bind(u":id"_s, payout.id.text())
        .bind(u":profile"_s, profile.text())
        .bind(u":subject"_s, subjectOf(payout.id))
        .bind(u":status"_s, qint64(payout.status))
        .bind(u":made_at"_s, payout.madeAt)
        .bind(u":bulk_id"_s, payout.bulkId)
        .bind(u":iban"_s, payout.iban)
        .bind(u":payment_count"_s, payout.payments.count)
        .bind(u":payment_amount"_s, payout.payments.sum.cents())
        .bind(u":refund_count"_s, payout.refunds.count)
        .bind(u":refund_amount"_s, payout.refunds.sum.cents())
        .bind(u":amount"_s, payout.amount.cents())
        .bind(u":fetched_at"_s, m_clock.now())
        .run();
}

void PayoutBook::insert(const PayoutId &payout, const HostedItem &item)
{
    auto row =
        m_db.prepare(u"INSERT INTO hosted_payout_item (payout, kind, item, payment, hosted_profile,"
                     " profile, amount, at) VALUES ((SELECT seq FROM hosted_payout"
                     " WHERE id = :payout), :kind, :item, :payment, :hosted_profile,"
                     " (SELECT profile FROM hosted_connection"
                     " WHERE hosted_profile = :hosted_profile ORDER BY profile LIMIT 1),"
                     " :amount, :at)"_s);
    bindItem(row, item).bind(u":payout"_s, payout.text()).run();
}

void PayoutBook::addListed(const QList<HostedItem> &items)
{
    for (const HostedItem &item : items) {
        auto row =
            m_db.prepare(u"INSERT INTO hosted_listed (kind, item, payment, hosted_profile, profile,"
                         " amount, at) VALUES (:kind, :item, :payment, :hosted_profile,"
                         " (SELECT profile FROM hosted_connection"
                         " WHERE hosted_profile = :hosted_profile ORDER BY profile LIMIT 1),"
                         " :amount, :at) ON CONFLICT DO NOTHING"_s);
        bindItem(row, item).run();
        if (kindOf(item) == PayoutItemKind::Refund)
            m_takeOver(item);
    }
}

bool PayoutBook::isOurs(const HostedItem &item)
{
    auto row = m_db.prepare(u"SELECT 1 FROM hosted_connection WHERE hosted_profile = :profile"_s);
    row.bind(u":profile"_s, item.profileId.text());
    return row.next();
}

MerchantId PayoutBook::merchantOf(const ProfileId &profile)
{
    auto row = m_db.prepare(u"SELECT m.id FROM profile r JOIN merchant m ON m.seq = r.merchant"
                            " WHERE r.id = :profile"_s);
    row.bind(u":profile"_s, profile.text());
    return row.next() ? row.read<MerchantId>() : MerchantId();
}

void PayoutBook::setFetched(const ProfileId &profile, const QDate &day)
{
    if (day != nextDay(profile))
        return;
    m_db.prepare(u"INSERT INTO hosted_payout_fetch (profile, upto)"
                 " VALUES ((SELECT seq FROM profile WHERE id = :profile), :upto)"
                 " ON CONFLICT (profile) DO UPDATE SET upto = excluded.upto"_s)
        .bind(u":profile"_s, profile.text())
        .bind(u":upto"_s, day.toString(Qt::ISODate))
        .run();
}

void PayoutBook::fetchAgain(const ProfileId &profile, const QDate &day)
{
    m_db.prepare(u"INSERT INTO hosted_payout_fetch (profile, upto)"
                 " VALUES ((SELECT seq FROM profile WHERE id = :profile), :upto)"
                 " ON CONFLICT (profile) DO UPDATE SET upto = excluded.upto"
                 " WHERE hosted_payout_fetch.upto > excluded.upto"_s)
        .bind(u":profile"_s, profile.text())
        .bind(u":upto"_s, day.addDays(-1).toString(Qt::ISODate))
        .run();
}

QDate PayoutBook::nextDay(const ProfileId &profile)
{
    const QDate last = fetchedUpTo(m_db, profile);
    return last.isValid() ? last.addDays(1) : firstDay(profile);
}

QDate PayoutBook::firstDay(const ProfileId &profile)
{
    auto row =
        m_db.prepare(u"SELECT h.created_at FROM payment p JOIN profile r ON r.seq = p.profile"
                     " JOIN hosted_payment h ON h.payment = p.seq WHERE r.id = :profile"
                     " ORDER BY p.seq LIMIT 1"_s);
    row.bind(u":profile"_s, profile.text());
    return row.next() ? utcDay(row.read<Timestamp>()) : QDate();
}

} // namespace tilldesk::hosted
