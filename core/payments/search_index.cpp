#include "core/payments/search_index.h"

#include "core/domain/payment.h"
#include "core/domain/search_text.h"
#include "core/storage/sql_list.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::payments {
namespace {

enum class Source : quint8 { Payment = 1, Step = 2, Refund = 3 };

qint64 lastOf(storage::Database &db, Source source)
{
    auto row = db.prepare(u"SELECT last FROM search_progress WHERE source = :source"_s);
    row.bind(u":source"_s, qint64(source));
    return row.next() ? row.read<qint64>() : 0;
}

void setLast(storage::Database &db, Source source, qint64 last)
{
    db.prepare(u"UPDATE search_progress SET last = :last WHERE source = :source"_s)
        .bind(u":last"_s, last)
        .bind(u":source"_s, qint64(source))
        .run();
}

} // namespace

SearchProgress SearchIndex::progress()
{
    return {lastOf(m_db, Source::Payment), lastOf(m_db, Source::Step),
            lastOf(m_db, Source::Refund)};
}

int SearchIndex::fill(int limit)
{
    SearchProgress now = progress();
    const SearchProgress before = now;
    int most = addPayments(now, limit);
    most = std::max(most, addPayers(now, before.payment, limit));
    most = std::max(most, addRefunds(now, limit));
    if (now.payment != before.payment)
        setLast(m_db, Source::Payment, now.payment);
    if (now.step != before.step)
        setLast(m_db, Source::Step, now.step);
    if (now.refund != before.refund)
        setLast(m_db, Source::Refund, now.refund);
    return most;
}

void SearchIndex::clear()
{
    if (m_db.engine() == storage::Engine::PostgreSql) {
        m_db.prepare(u"DELETE FROM search_payment"_s).run();
        m_db.prepare(u"DELETE FROM search_refund"_s).run();
    } else {
        m_db.prepare(u"INSERT INTO search_payment (search_payment) VALUES ('delete-all')"_s).run();
        m_db.prepare(u"INSERT INTO search_refund (search_refund) VALUES ('delete-all')"_s).run();
    }
    m_db.prepare(u"DELETE FROM search_number"_s).run();
    m_db.prepare(u"UPDATE search_progress SET last = 0"_s).run();
}

int SearchIndex::addPayments(SearchProgress &progress, int limit)
{
    int count = 0;
    auto rows = m_db.prepare(u"SELECT seq, amount, point_of_sale, type, debtor_iban, reference,"
                             " description, shop_name, debtor_name, id FROM payment"
                             " WHERE seq > :last ORDER BY seq LIMIT :limit"_s);
    rows.bind(u":last"_s, progress.payment).bind(u":limit"_s, qint64(limit));
    for (; rows.next(); ++count) {
        progress.payment = rows.read<qint64>();
        addNumber(SearchNumber::Amount, rows.read<qint64>(), progress.payment);
        if (const auto pointOfSale = rows.read<std::optional<qint64>>())
            addNumber(SearchNumber::PointOfSale, *pointOfSale, progress.payment);
        if (const auto type = rows.read<PaymentType>(); type != PaymentType::Dynamic)
            addNumber(SearchNumber::Type, qint64(type), progress.payment);
        addIban(rows.read<QString>(), progress.payment);
        QStringList words;
        for (int i = 0; i < 5; ++i)
            words << rows.read<QString>();
        words.removeAll(QString());
        addWords(progress.payment * 2, words.join(u'\n'));
    }
    return count;
}

/// @param indexedBefore  payments up to this seq were indexed when they had no payer yet; the rows
/// of the others contain their payers
int SearchIndex::addPayers(SearchProgress &progress, qint64 indexedBefore, int limit)
{
    int count = 0;
    auto rows =
        m_db.prepare(u"SELECT s.seq, p.seq, p.debtor_iban, p.debtor_name"
                     " FROM payment_step s JOIN payment p ON p.seq = s.payment"
                     " WHERE s.seq > :last AND s.status = %1 ORDER BY s.seq LIMIT :limit"_s.arg(
                         storage::sqlNumber(PaymentStatus::Identified)));
    rows.bind(u":last"_s, progress.step).bind(u":limit"_s, qint64(limit));
    for (; indexedBefore > 0 && rows.next(); ++count) {
        progress.step = rows.read<qint64>();
        const auto [payment, iban, name] = rows.read<qint64, QString, QString>();
        if (payment > indexedBefore)
            continue;
        addIban(iban, payment);
        if (!name.isEmpty())
            addWords(payment * 2 + 1, name);
    }
    if (count < limit) { // skips the steps of other statuses for good
        auto row = m_db.prepare(u"SELECT coalesce(max(seq), 0) FROM payment_step"_s);
        progress.step = row.next() ? row.read<qint64>() : 0;
    }
    return count;
}

int SearchIndex::addRefunds(SearchProgress &progress, int limit)
{
    int count = 0;
    auto rows = m_db.prepare(u"SELECT seq, payment, amount, description, id FROM refund"
                             " WHERE seq > :last ORDER BY seq LIMIT :limit"_s);
    rows.bind(u":last"_s, progress.refund).bind(u":limit"_s, qint64(limit));
    for (; rows.next(); ++count) {
        progress.refund = rows.read<qint64>();
        const auto [payment, amount, description, id] =
            rows.read<qint64, qint64, QString, QString>();
        addNumber(SearchNumber::RefundAmount, amount, payment);
        m_db.prepare(u"INSERT INTO search_refund (rowid, words) VALUES (:seq, :words)"_s)
            .bind(u":seq"_s, progress.refund)
            .bind(u":words"_s, QString(searchable(description) + u'\n' + id))
            .run();
    }
    return count;
}

void SearchIndex::addWords(qint64 rowId, const QString &words)
{
    m_db.prepare(u"INSERT INTO search_payment (rowid, words) VALUES (:row, :words)"_s)
        .bind(u":row"_s, rowId)
        .bind(u":words"_s, searchable(words))
        .run();
}

/// A payment may have two refunds of the same amount.
void SearchIndex::addNumber(SearchNumber kind, qint64 value, qint64 payment)
{
    m_db.prepare(u"INSERT INTO search_number (kind, value, payment)"
                 " VALUES (:kind, :value, :payment) ON CONFLICT DO NOTHING"_s)
        .bind(u":kind"_s, qint64(kind))
        .bind(u":value"_s, value)
        .bind(u":payment"_s, payment)
        .run();
}

void SearchIndex::addIban(const QString &iban, qint64 payment)
{
    if (const auto number = ibanNumber(iban))
        addNumber(SearchNumber::IbanEnd, *number, payment);
}

std::optional<qint64> ibanNumber(const QString &end)
{
    constexpr qsizetype kDigits = 4;
    bool isNumber = false;
    const int number = end.size() < kDigits ? 0 : end.last(kDigits).toInt(&isNumber);
    return isNumber && number >= 0 ? std::optional<qint64>(number) : std::nullopt;
}

} // namespace tilldesk::payments
