#include "core/payments/payer_retention.h"

#include "core/crypto/digest.h"
#include "core/domain/iban.h"
#include "core/storage/setting_repository.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::payments {
namespace {

/// Set while replaced payers may still be in the search index.
const QString kIndexStale = u"retentionIndexStale"_s;

/// Seq of the last payment that was examined. Earlier versions did not store it.
const QString kReached = u"retentionReached"_s;
/// Seqs of the examined payments that had not ended.
const QString kSkipped = u"retentionSkipped"_s;
/// More payments than this are not skipped: each run examines all of them.
constexpr qsizetype kMostSkipped = 1000;

qint64 numberOf(storage::Database &db, const QString &sql)
{
    auto row = db.prepare(sql);
    return row.next() ? row.read<qint64>() : 0;
}

/// Returns the last payment created before `before`; 0: there is none. created_at never falls as
/// seq rises.
qint64 lastBefore(storage::Database &db, Timestamp before)
{
    auto row = db.prepare(u"SELECT seq FROM payment WHERE created_at < :before"
                          " ORDER BY created_at DESC, seq DESC LIMIT 1"_s);
    row.bind(u":before"_s, before);
    return row.next() ? row.read<qint64>() : 0;
}

} // namespace

PayerPseudonym pseudonymOf(const QString &name, const QString &iban, const QByteArray &secret)
{
    constexpr qsizetype kDigits = 12;
    const QByteArray subject = iban.isEmpty() ? "name " + name.toUtf8() : "iban " + iban.toUtf8();
    const QByteArray key = crypto::sha256(QByteArray("tilldesk payers " + secret));
    const QString digits = QString::fromLatin1(
        crypto::sha256(QByteArray(key + subject)).toHex().first(kDigits).toUpper());
    return {.name = name.isEmpty() ? QString() : QString(u"Payer "_s + digits),
            .iban = iban.isEmpty() ? QString() : ibanWithCheckDigits(u"ZZ", digits)};
}

QByteArray pseudonymLine(qint64 payment, const QString &name, const QString &iban)
{
    return QByteArray::number(payment) + ' ' + name.toUtf8() + ' ' + iban.toUtf8() + '\n';
}

PayerRetention::PayerRetention(storage::Database &db, const Clock &clock,
                               callbacks::CallbackOutbox &callbacks, SearchIndex &index)
    : m_db(db),
      m_trail(db, clock),
      m_callbacks(callbacks),
      m_inbox(db),
      m_index(index)
{
}

PayerRetention::Found PayerRetention::find(Timestamp before, const QByteArray &secret, int limit)
{
    storage::SettingRepository settings(m_db);
    Found found;
    const auto examine = [&](storage::Statement &rows) {
        const auto [seq, id, status, name, iban] =
            rows.read<qint64, PaymentId, PaymentStatus, QString, QString>();
        if (!isFinal(status)) {
            if (found.skipped.size() == kMostSkipped)
                return false;
            found.skipped << seq;
        } else if (!name.isEmpty() || !iban.isEmpty()) {
            found.payers << OldPayer{seq, id, pseudonymOf(name, iban, secret)};
        }
        found.reached = std::max(found.reached, seq);
        return true;
    };
    const auto reached = settings.value(kReached);
    found.reached = reached ? reached->toLongLong()
                            : numberOf(m_db, u"SELECT max(payment) FROM payer_pseudonym"_s);
    const qint64 from = found.reached;
    const QStringList skipped =
        settings.value(kSkipped).value_or(QString()).split(u' ', Qt::SkipEmptyParts);
    for (const QString &seq : skipped) {
        auto row = m_db.prepare(u"SELECT seq, id, status, debtor_name, debtor_iban FROM payment"
                                " WHERE seq = :seq"_s);
        row.bind(u":seq"_s, seq.toLongLong());
        if (row.next())
            examine(row);
    }
    auto rows = m_db.prepare(u"SELECT seq, id, status, debtor_name, debtor_iban FROM payment"
                             " WHERE seq > :from AND seq <= :last ORDER BY seq LIMIT :limit"_s);
    rows.bind(u":from"_s, from)
        .bind(u":last"_s, lastBefore(m_db, before))
        .bind(u":limit"_s, qint64(limit));
    int count = 0;
    while (rows.next()) {
        if (!examine(rows))
            return found; // too many have not ended: the next run begins here
        ++count;
    }
    found.isComplete = count < limit;
    return found;
}

void PayerRetention::replaceAll(const QList<OldPayer> &payers, Timestamp before)
{
    QByteArray lines;
    QList<PaymentId> ids;
    for (const OldPayer &payer : payers) {
        lines += pseudonymLine(payer.payment, payer.pseudonym.name, payer.pseudonym.iban);
        ids << payer.id;
    }
    const qint64 run = m_trail.record(
        {.kind = AuditKind::PayersForgotten,
         .facts = {{u"createdBefore"_s, QString::fromLatin1(toIsoUtc(before))},
                   {u"payments"_s, payers.size()},
                   {u"sha256"_s, QString::fromLatin1(crypto::sha256(lines).toHex())}}});
    for (const OldPayer &payer : payers) {
        m_db.prepare(u"INSERT INTO payer_pseudonym (payment, run, name, iban)"
                     " VALUES (:payment, :run, :name, :iban)"_s)
            .bind(u":payment"_s, payer.payment)
            .bind(u":run"_s, run)
            .bind(u":name"_s, payer.pseudonym.name)
            .bind(u":iban"_s, payer.pseudonym.iban)
            .run();
        m_db.prepare(u"UPDATE payment SET debtor_name = :name, debtor_iban = :iban"
                     " WHERE seq = :payment"_s)
            .bind(u":name"_s, payer.pseudonym.name)
            .bind(u":iban"_s, payer.pseudonym.iban)
            .bind(u":payment"_s, payer.payment)
            .run();
        m_db.prepare(u"UPDATE payment_step SET actor_name = :name WHERE payment = :payment"
                     " AND actor_kind = :debtor AND actor_name <> ''"_s)
            .bind(u":name"_s, payer.pseudonym.name)
            .bind(u":payment"_s, payer.payment)
            .bind(u":debtor"_s, qint64(Actor::Kind::Debtor))
            .run();
        m_callbacks.forgetEnded(payer.id);
    }
    m_inbox.forget(before, ids);
}

/// Empties the search index if it may have replaced payers and no more are to come.
void PayerRetention::forgetIndex(bool isReplaced, bool isComplete)
{
    storage::SettingRepository settings(m_db);
    const bool wasStale = !settings.value(kIndexStale).value_or(QString()).isEmpty();
    const bool isStale = isReplaced || wasStale;
    if (isStale && isComplete)
        m_index.clear();
    if ((isStale && !isComplete) != wasStale)
        settings.set(kIndexStale, isComplete ? QString() : u"1"_s);
}

PayerRetention::Progress PayerRetention::replace(Timestamp before, const QByteArray &secret,
                                                 int limit)
{
    storage::SettingRepository settings(m_db);
    const Found found = find(before, secret, limit);
    if (!found.payers.isEmpty())
        replaceAll(found.payers, before);
    else
        m_inbox.forget(before, {});
    QStringList skipped;
    for (const qint64 seq : found.skipped)
        skipped << QString::number(seq);
    for (const auto &[name, value] : {std::pair(kReached, QString::number(found.reached)),
                                      std::pair(kSkipped, skipped.join(u' '))}) {
        if (settings.value(name).value_or(QString()) != value)
            settings.set(name, value);
    }
    forgetIndex(!found.payers.isEmpty(), found.isComplete);
    return {int(found.payers.size()), found.isComplete};
}

} // namespace tilldesk::payments
