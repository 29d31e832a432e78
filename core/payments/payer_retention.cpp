#include "core/payments/payer_retention.h"

#include "core/crypto/digest.h"
#include "core/domain/iban.h"
#include "core/storage/setting_repository.h"

using namespace Qt::StringLiterals;

namespace tilldesk::payments {
namespace {

/// Set while replaced payers may still be in the search index.
const QString kIndexStale = u"retentionIndexStale"_s;

struct OldPayer {
    qint64 payment = 0;
    PaymentId id;
    PayerPseudonym pseudonym;
};

QList<OldPayer> oldPayers(storage::Database &db, Timestamp before, const QByteArray &secret,
                          int limit)
{
    // Those after the last pseudonym: payments are replaced in order of seq, without a gap.
    auto rows =
        db.prepare(u"SELECT seq, id, status, debtor_name, debtor_iban FROM payment"
                   " WHERE created_at < :before AND (debtor_name <> '' OR debtor_iban <> '')"
                   " AND seq > coalesce((SELECT max(payment) FROM payer_pseudonym), 0)"
                   " ORDER BY seq LIMIT :limit"_s);
    rows.bind(u":before"_s, before).bind(u":limit"_s, qint64(limit));
    QList<OldPayer> payers;
    while (rows.next()) {
        const auto [seq, id, status, name, iban] =
            rows.read<qint64, PaymentId, PaymentStatus, QString, QString>();
        if (!isFinal(status)) // its payer is still needed; the next run begins here again
            break;
        payers << OldPayer{seq, id, pseudonymOf(name, iban, secret)};
    }
    return payers;
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
      m_index(index)
{
}

int PayerRetention::replace(Timestamp before, const QByteArray &secret, int limit)
{
    storage::SettingRepository settings(m_db);
    const QList<OldPayer> payers = oldPayers(m_db, before, secret, limit);
    if (payers.isEmpty()) {
        if (settings.value(kIndexStale).value_or(QString()).isEmpty())
            return 0;
        m_index.clear();
        settings.set(kIndexStale, {});
        return 0;
    }
    QByteArray lines;
    for (const OldPayer &payer : payers)
        lines += pseudonymLine(payer.payment, payer.pseudonym.name, payer.pseudonym.iban);
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
    const bool isLast = payers.size() < limit;
    if (isLast)
        m_index.clear();
    settings.set(kIndexStale, isLast ? QString() : u"1"_s);
    return int(payers.size());
}

} // namespace tilldesk::payments
