#include "core/hosted/intent_repository.h"

#include "core/storage/sql_list.h"

using namespace Qt::StringLiterals;

namespace tilldesk::hosted {
namespace {

const QString kIntentColumns =
    u"i.seq, i.profile, i.id, r.id, i.state, i.amount, i.own_reference, i.reference,"
    " i.description, i.point_of_sale, i.sent_at, i.certain_at, i.asked_at, i.answered_at,"
    " coalesce(p.id, ''), i.actor_kind, i.actor_name, i.note, i.bulk_id, i.identify_callback_url,"
    " i.callback_url, i.return_url, i.voucher_eligibility, i.shop_id, i.shop_name, i.vat"
    " FROM hosted_intent i JOIN profile r ON r.seq = i.profile"
    " LEFT JOIN payment p ON p.seq = i.payment "_s;

IntentRow toIntent(storage::Statement &rows)
{
    IntentRow row;
    HostedOutcome &outcome = row.outcome;
    row.seq = rows.read<qint64>();
    row.profileSeq = rows.read<qint64>();
    outcome.id = rows.read<PaymentId>();
    outcome.profileId = rows.read<ProfileId>();
    outcome.state = rows.read<OutcomeState>();
    outcome.amount = rows.read<Amount>();
    outcome.reference = rows.read<QString>();
    outcome.sentReference = rows.read<QString>();
    outcome.description = rows.read<QString>();
    outcome.pointOfSale = rows.read<QString>();
    outcome.sentAt = rows.read<Timestamp>();
    outcome.certainAt = rows.read<Timestamp>();
    outcome.askedAt = rows.read<std::optional<Timestamp>>();
    outcome.answeredAt = rows.read<std::optional<Timestamp>>();
    outcome.paymentId = rows.read<PaymentId>();
    outcome.takenBy.kind = rows.read<Actor::Kind>();
    outcome.takenBy.name = rows.read<QString>();
    outcome.note = rows.read<QString>();
    NewPayment &wanted = row.wanted;
    wanted.id = outcome.id;
    wanted.amount = outcome.amount;
    wanted.reference = outcome.reference;
    wanted.description = outcome.description;
    wanted.pointOfSale = outcome.pointOfSale;
    wanted.bulkId = rows.read<QString>();
    wanted.identifyCallbackUrl = rows.read<QString>();
    wanted.callbackUrl = rows.read<QString>();
    wanted.returnUrl = rows.read<QString>();
    wanted.voucherEligibility = rows.read<QByteArray>();
    wanted.shopId = rows.read<QString>();
    wanted.shopName = rows.read<QString>();
    row.vat = sharesFromStored(rows.read<QString>());
    return row;
}

} // namespace

void IntentRepository::insert(const IntentRow &row)
{
    const HostedOutcome &outcome = row.outcome;
    const NewPayment &wanted = row.wanted;
    m_db.prepare(
            u"INSERT INTO hosted_intent (id, profile, reference, amount, own_reference,"
            " description, bulk_id, identify_callback_url, callback_url, return_url,"
            " voucher_eligibility, point_of_sale, shop_id, shop_name, vat, actor_kind, actor_name,"
            " sent_at, certain_at, state) VALUES (:id, :profile, :reference, :amount,"
            " :own_reference, :description, :bulk_id, :identify_callback_url, :callback_url,"
            " :return_url, :voucher_eligibility, :point_of_sale, :shop_id, :shop_name, :vat,"
            " :actor_kind, :actor_name, :sent_at, :certain_at, :state)"_s)
        .bind(u":id"_s, outcome.id.text())
        .bind(u":profile"_s, row.profileSeq)
        .bind(u":reference"_s, outcome.sentReference)
        .bind(u":amount"_s, wanted.amount.cents())
        .bind(u":own_reference"_s, wanted.reference)
        .bind(u":description"_s, wanted.description)
        .bind(u":bulk_id"_s, wanted.bulkId)
        .bind(u":identify_callback_url"_s, wanted.identifyCallbackUrl)
        .bind(u":callback_url"_s, wanted.callbackUrl)
        .bind(u":return_url"_s, wanted.returnUrl)
        .bind(u":voucher_eligibility"_s, QString::fromUtf8(wanted.voucherEligibility))
        .bind(u":point_of_sale"_s, wanted.pointOfSale)
        .bind(u":shop_id"_s, wanted.shopId)
        .bind(u":shop_name"_s, wanted.shopName)
        .bind(u":vat"_s, storedShares(row.vat))
        .bind(u":actor_kind"_s, qint64(outcome.takenBy.kind))
        .bind(u":actor_name"_s, outcome.takenBy.name)
        .bind(u":sent_at"_s, outcome.sentAt)
        .bind(u":certain_at"_s, outcome.certainAt)
        .bind(u":state"_s, qint64(outcome.state))
        .run();
}

std::optional<IntentRow> IntentRepository::find(const PaymentId &id)
{
    static const QString sql = u"SELECT "_s + kIntentColumns + u"WHERE i.id = :id"_s;
    auto row = m_db.prepare(sql);
    row.bind(u":id"_s, id.text());
    return row.next() ? std::optional(toIntent(row)) : std::nullopt;
}

std::optional<IntentRow> IntentRepository::findByReference(const ProfileId &profile,
                                                           const QString &reference)
{
    static const QString sql =
        u"SELECT "_s + kIntentColumns + u"WHERE r.id = :profile AND i.reference = :reference"_s;
    auto row = m_db.prepare(sql);
    row.bind(u":profile"_s, profile.text()).bind(u":reference"_s, reference);
    return row.next() ? std::optional(toIntent(row)) : std::nullopt;
}

QList<HostedOutcome> IntentRepository::open()
{
    static const QString sql = u"SELECT "_s + kIntentColumns
        + u"WHERE i.state IN (%1) ORDER BY i.seq"_s.arg(
            storage::sqlList({OutcomeState::Sent, OutcomeState::Unknown}));
    QList<HostedOutcome> found;
    auto rows = m_db.prepare(sql);
    while (rows.next())
        found << toIntent(rows).outcome;
    return found;
}

bool IntentRepository::hasReference(qint64 profileSeq, const QString &reference)
{
    auto row = m_db.prepare(u"SELECT 1 FROM hosted_intent WHERE profile = :profile"
                            " AND reference = :reference UNION ALL SELECT 1 FROM payment"
                            " WHERE profile = :profile AND reference = :reference"
                            " AND reference <> '' LIMIT 1"_s);
    row.bind(u":profile"_s, profileSeq).bind(u":reference"_s, reference);
    return row.next();
}

void IntentRepository::setState(qint64 seq, OutcomeState state, const QString &note)
{
    m_db.prepare(u"UPDATE hosted_intent SET state = :state, note = :note WHERE seq = :seq"_s)
        .bind(u":state"_s, qint64(state))
        .bind(u":note"_s, note)
        .bind(u":seq"_s, seq)
        .run();
}

void IntentRepository::setCreated(qint64 seq, qint64 paymentSeq)
{
    m_db.prepare(u"UPDATE hosted_intent SET state = :state, payment = :payment WHERE seq = :seq"_s)
        .bind(u":state"_s, qint64(OutcomeState::Created))
        .bind(u":payment"_s, paymentSeq)
        .bind(u":seq"_s, seq)
        .run();
}

void IntentRepository::setAsked(qint64 seq, Timestamp askedAt, Timestamp answeredAt)
{
    m_db.prepare(u"UPDATE hosted_intent SET asked_at = :asked_at, answered_at = :answered_at"
                 " WHERE seq = :seq"_s)
        .bind(u":asked_at"_s, askedAt)
        .bind(u":answered_at"_s, answeredAt)
        .bind(u":seq"_s, seq)
        .run();
}

int IntentRepository::loseAll()
{
    return m_db.prepare(u"UPDATE hosted_intent SET state = :lost WHERE state = :sent"_s)
        .bind(u":lost"_s, qint64(OutcomeState::Unknown))
        .bind(u":sent"_s, qint64(OutcomeState::Sent))
        .runCounted();
}

void IntentRepository::insert(const Payment &payment, const HostedPayment &seen,
                              std::optional<qint64> intent, bool isDuplicate)
{
    m_db.prepare(u"INSERT INTO hosted_payment (payment, created_at, succeeded_at, reference,"
                 " deeplink, intent, is_duplicate) VALUES (:payment, :created_at, :succeeded_at,"
                 " :reference, :deeplink, :intent, :is_duplicate)"_s)
        .bind(u":payment"_s, payment.seq)
        .bind(u":created_at"_s, seen.createdAt)
        .bind(u":succeeded_at"_s, seen.succeededAt)
        .bind(u":reference"_s, seen.reference)
        .bind(u":deeplink"_s, seen.links.deeplink)
        .bind(u":intent"_s, intent)
        .bind(u":is_duplicate"_s, qint64(isDuplicate))
        .run();
}

bool IntentRepository::isOf(qint64 intent, qint64 paymentSeq)
{
    auto row = m_db.prepare(
        u"SELECT 1 FROM hosted_payment WHERE payment = :payment AND intent = :intent"_s);
    row.bind(u":payment"_s, paymentSeq).bind(u":intent"_s, intent);
    return row.next();
}

void IntentRepository::setSucceeded(qint64 paymentSeq, Timestamp at)
{
    m_db.prepare(u"UPDATE hosted_payment SET succeeded_at = :at WHERE payment = :payment"_s)
        .bind(u":at"_s, at)
        .bind(u":payment"_s, paymentSeq)
        .run();
}

bool IntentRepository::setContradiction(qint64 paymentSeq, PaymentStatus told, Timestamp at)
{
    return m_db.prepare(u"UPDATE hosted_payment SET contradiction = :told, contradiction_at = :at"
                        " WHERE payment = :payment AND contradiction IS NULL"_s)
               .bind(u":told"_s, qint64(told))
               .bind(u":at"_s, at)
               .bind(u":payment"_s, paymentSeq)
               .runCounted()
        > 0;
}

QList<HostedContradiction> IntentRepository::contradictions()
{
    QList<HostedContradiction> found;
    auto told = m_db.prepare(
        u"SELECT p.id, r.id, p.status, h.contradiction, h.contradiction_at FROM hosted_payment h"
        " JOIN payment p ON p.seq = h.payment JOIN profile r ON r.seq = p.profile"
        " WHERE h.contradiction_at IS NOT NULL ORDER BY h.contradiction_at"_s);
    while (told.next())
        found << HostedContradiction{.paymentId = told.read<PaymentId>(),
                                     .profileId = told.read<ProfileId>(),
                                     .stored = told.read<PaymentStatus>(),
                                     .told = told.read<PaymentStatus>(),
                                     .toldAt = told.read<Timestamp>()};
    auto doubled =
        m_db.prepare(u"SELECT p.id, r.id, p.status, o.id FROM hosted_payment h"
                     " JOIN payment p ON p.seq = h.payment JOIN profile r ON r.seq = p.profile"
                     " JOIN hosted_intent i ON i.seq = h.intent JOIN payment o ON o.seq = i.payment"
                     " WHERE h.is_duplicate = 1 ORDER BY h.payment"_s);
    while (doubled.next())
        found << HostedContradiction{.paymentId = doubled.read<PaymentId>(),
                                     .profileId = doubled.read<ProfileId>(),
                                     .stored = doubled.read<PaymentStatus>(),
                                     .otherId = doubled.read<PaymentId>()};
    return found;
}

QList<PaymentId> IntentRepository::unended()
{
    static const QString sql =
        u"SELECT p.id FROM profile r CROSS JOIN payment p ON p.profile = r.seq"
        " WHERE r.environment > 1 AND p.status IN (%1) ORDER BY p.seq"_s.arg(storage::sqlList(
            {PaymentStatus::Pending, PaymentStatus::Identified, PaymentStatus::Authorized,
             PaymentStatus::PendingMerchantAcknowledgement}));
    QList<PaymentId> found;
    auto rows = m_db.prepare(sql);
    while (rows.next())
        found << rows.read<PaymentId>();
    return found;
}

} // namespace tilldesk::hosted
