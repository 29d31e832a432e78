#include "core/payments/sorted_payments.h"

#include "core/storage/sql_list.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace tilldesk::payments {
namespace {

QString toAcknowledge()
{
    return storage::sqlNumber(PaymentStatus::PendingMerchantAcknowledgement);
}

bool hasTexts(PaymentColumn column)
{
    switch (column) {
    case PaymentColumn::Reference:
    case PaymentColumn::PointOfSale:
    case PaymentColumn::Payer:
    case PaymentColumn::Person: return true;
    case PaymentColumn::Created:
    case PaymentColumn::Status:
    case PaymentColumn::Amount:
    case PaymentColumn::Refunded:
    case PaymentColumn::Deadline: break;
    }
    return false;
}

/// Returns the columns from which fewRows() makes a key: a payment's value, and whether it has one.
QString valueOf(PaymentColumn column)
{
    switch (column) {
    case PaymentColumn::Created: return u"0"_s;
    case PaymentColumn::Reference: return u"p.reference"_s;
    case PaymentColumn::Status: return u"p.status"_s;
    case PaymentColumn::PointOfSale:
        return u"(SELECT s.id FROM point_of_sale s WHERE s.seq = p.point_of_sale)"_s;
    case PaymentColumn::Payer: return u"p.debtor_name"_s;
    case PaymentColumn::Person:
        return u"CASE WHEN p.actor_kind IN (%1) THEN p.actor_name ELSE '' END"_s.arg(personKinds());
    case PaymentColumn::Amount: return u"p.amount"_s;
    case PaymentColumn::Refunded: return u"p.refunded"_s;
    case PaymentColumn::Deadline:
        return u"CASE WHEN p.status = %1 THEN p.acknowledge_by END"_s.arg(toAcknowledge());
    }
    Q_UNREACHABLE();
}

/// Returns the key of a row (seq, value).
PaymentSortKey readKey(storage::Statement &row, PaymentColumn column)
{
    Payment payment;
    payment.seq = row.read<qint64>();
    switch (column) {
    case PaymentColumn::Created: break;
    case PaymentColumn::Reference: payment.reference = row.read<QString>(); break;
    case PaymentColumn::Status: payment.status = row.read<PaymentStatus>(); break;
    case PaymentColumn::PointOfSale: payment.pointOfSale = row.read<QString>(); break;
    case PaymentColumn::Payer: payment.debtor.name = row.read<QString>(); break;
    case PaymentColumn::Person: payment.takenBy = {Actor::Kind::Window, row.read<QString>()}; break;
    case PaymentColumn::Amount: payment.amount = row.read<Amount>(); break;
    case PaymentColumn::Refunded: payment.refunded = row.read<Amount>(); break;
    case PaymentColumn::Deadline:
        payment.acknowledgeBy = row.read<std::optional<Timestamp>>();
        if (payment.acknowledgeBy)
            payment.status = PaymentStatus::PendingMerchantAcknowledgement;
        break;
    }
    return sortKeyOf(payment, column);
}

} // namespace

/// A statement and the row that it has read last.
struct SortedPayments::Cursor {
    storage::Statement rows;
    PaymentColumn column;
    PaymentSortKey key = {}; ///< of the row
    bool hasRow = false;

    void step(bool hasValue)
    {
        hasRow = rows.next();
        if (!hasRow)
            return;
        if (hasValue)
            key = readKey(rows, column);
        else
            key.seq = rows.read<qint64>();
    }
};

SortedPayments::SortedPayments(storage::Database &db, const PaymentFilter &filter,
                               const PaymentRange &range, qint64 total, qint64 few)
    : m_db(db),
      m_filter(filter),
      m_range(range),
      m_conditions(db, filter, range,
                   total <= few ? PaymentConditions::Rows::FromIndex
                                : PaymentConditions::Rows::Given),
      m_isFew(total <= few)
{
}

QList<qint64> SortedPayments::after(const PaymentSortKey &key, int count)
{
    return m_isFew ? readFew(&key, 0, count) : read(&key, 0, count);
}

QList<qint64> SortedPayments::from(qint64 first, int count)
{
    return m_isFew ? readFew(nullptr, first, count) : read(nullptr, first, count);
}

QList<qint64> SortedPayments::readFew(const PaymentSortKey *key, qint64 first, int count)
{
    const PaymentOrder &order = m_filter.order;
    const QString columns = u"SELECT p.seq, "_s + valueOf(order.by) + u" FROM payment p"_s;
    // Of a filter that the counters answer, the index of statuses finds the payments.
    const QString where = !isCounted(m_filter) || m_range.isWhole
        ? m_conditions.sql()
        : u" WHERE p.profile IN ("_s + storage::sqlList(m_range.profiles) + u") AND p.status IN ("_s
            + storage::sqlList(m_range.statuses)
            + u") AND p.seq BETWEEN %1 AND %2"_s.arg(m_range.first).arg(m_range.last);
    auto rows = m_db.prepare(columns + where);
    if (!isCounted(m_filter))
        m_conditions.bind(rows);
    std::vector<PaymentSortKey> keys;
    while (rows.next()) {
        PaymentSortKey row = readKey(rows, order.by);
        if (key == nullptr || comesBefore(*key, row, order))
            keys.push_back(std::move(row));
    }
    const auto size = qint64(keys.size());
    const qint64 end = first < size ? std::min(first + count, size) : 0;
    std::ranges::partial_sort(keys, keys.begin() + end,
                              [&order](const PaymentSortKey &a, const PaymentSortKey &b) {
                                  return comesBefore(a, b, order);
                              });
    QList<qint64> seqs;
    for (qint64 i = first; i < end; ++i)
        seqs << keys[std::size_t(i)].seq;
    return seqs;
}

QList<qint64> SortedPayments::read(const PaymentSortKey *key, qint64 first, int count)
{
    QList<qint64> seqs;
    const QList<Block> all = blocks();
    for (const Block &block : all) {
        if (seqs.size() == count)
            break;
        const bool hasValues = !block.sources.isEmpty() && !block.sources.first().value.isEmpty();
        if (key == nullptr) {
            read(block, Part::Whole, nullptr, first, count, seqs);
        } else if (hasValues) {
            if (key->isBlank)
                continue;
            read(block, Part::EqualToKey, key, first, count, seqs);
            read(block, Part::BeyondKey, key, first, count, seqs);
        } else {
            PaymentSortKey ofBlock = block.key;
            ofBlock.seq = key->seq;
            if (!comesBefore(ofBlock, *key, m_filter.order))
                read(block, ofBlock == *key ? Part::EqualToKey : Part::Whole, key, first, count,
                     seqs);
        }
    }
    return seqs;
}

/// Appends rows of a block until there are `count`, after stepping over `first` rows.
void SortedPayments::read(const Block &block, Part part, const PaymentSortKey *key, qint64 &first,
                          int count, QList<qint64> &seqs)
{
    if (seqs.size() == count)
        return;
    std::vector<std::unique_ptr<Cursor>> cursors;
    const bool hasValues = !block.sources.isEmpty() && !block.sources.first().value.isEmpty();
    for (const Source &source : block.sources) {
        auto cursor = std::make_unique<Cursor>(open(source, part, key, !hasValues));
        cursor->key = block.key;
        cursor->step(hasValues);
        if (cursor->hasRow)
            cursors.push_back(std::move(cursor));
    }
    while (!cursors.empty() && seqs.size() < count) {
        const auto next = std::ranges::min_element(cursors, [this](const auto &a, const auto &b) {
            return comesBefore(a->key, b->key, m_filter.order);
        });
        if (first > 0)
            --first;
        else
            seqs << (*next)->key.seq;
        (*next)->step(hasValues);
        if (!(*next)->hasRow)
            cursors.erase(next);
    }
}

/// @param isBlock  all rows of the block have the same value: they are read newest first
SortedPayments::Cursor SortedPayments::open(const Source &source, Part part,
                                            const PaymentSortKey *key, bool isBlock)
{
    const bool isAscending = m_filter.order.isAscending && !isBlock;
    const QString direction = isAscending ? u""_s : u" DESC"_s;
    const QString beyond = isAscending ? u" > "_s : u" < "_s;
    QString sql = u"SELECT "_s + source.seq;
    if (!isBlock)
        sql += u", "_s + source.value;
    sql += source.from + m_conditions.sql() + source.condition;
    switch (part) {
    case Part::Whole: break;
    case Part::EqualToKey:
        if (!isBlock)
            sql += u" AND "_s + source.value + u" = :key"_s;
        sql += u" AND "_s + source.seq + beyond + u":seq"_s;
        break;
    case Part::BeyondKey: sql += u" AND "_s + source.value + beyond + u":key"_s; break;
    }
    sql += u" ORDER BY "_s;
    if (!isBlock)
        sql += source.value + direction + u", "_s;
    sql += source.seq + direction;
    Cursor cursor{.rows = m_db.prepare(sql), .column = m_filter.order.by};
    m_conditions.bind(cursor.rows);
    if (part == Part::EqualToKey)
        cursor.rows.bind(u":seq"_s, key->seq);
    if (part != Part::Whole && !isBlock) {
        if (hasTexts(m_filter.order.by))
            cursor.rows.bind(u":key"_s, QString::fromUtf8(key->text));
        else
            cursor.rows.bind(u":key"_s, key->number);
    }
    return cursor;
}

QList<SortedPayments::Block> SortedPayments::blocks()
{
    QList<Block> blocks;
    switch (m_filter.order.by) {
    case PaymentColumn::Created: break;
    case PaymentColumn::Reference: {
        Block values;
        for (const qint64 profile : m_range.profiles)
            values.sources << indexed(u"payment_by_reference"_s,
                                      u" AND p.profile = %1 AND p.reference <> ''"_s.arg(profile),
                                      u"p.reference"_s);
        blocks << values << blank(u" AND p.reference = ''"_s);
        break;
    }
    case PaymentColumn::Status: addStatuses(blocks); break;
    case PaymentColumn::PointOfSale: addPointsOfSale(blocks); break;
    case PaymentColumn::Payer:
        blocks << Block{{indexed(u"payment_by_payer"_s, u" AND p.debtor_name <> ''"_s,
                                 u"p.debtor_name COLLATE NOCASE"_s)},
                        {}}
               << blank(u" AND p.debtor_name = ''"_s);
        break;
    case PaymentColumn::Person: {
        const QString isPerson =
            u"p.actor_name <> '' AND +p.actor_kind IN (%1)"_s.arg(personKinds());
        blocks << Block{{indexed(u"payment_by_person"_s, u" AND "_s + isPerson,
                                 u"p.actor_name COLLATE NOCASE"_s)},
                        {}}
               << blank(u" AND NOT (%1)"_s.arg(isPerson));
        break;
    }
    case PaymentColumn::Amount:
        blocks << Block{numbers(SearchNumber::Amount, {}, u"p.amount"_s), {}};
        break;
    case PaymentColumn::Refunded:
        blocks << Block{
            {indexed(u"payment_by_refunded"_s, u" AND p.refunded > 0"_s, u"p.refunded"_s)}, {}};
        if (m_filter.refunded == RefundShare::Any || m_filter.refunded == RefundShare::None)
            blocks << blank(u" AND p.refunded = 0"_s);
        break;
    case PaymentColumn::Deadline:
        blocks << Block{
            {indexed(u"payment_by_acknowledgement"_s,
                     u" AND p.acknowledge_by IS NOT NULL AND p.status = "_s + toAcknowledge(),
                     u"p.acknowledge_by"_s)},
            {}};
        if (m_range.statuses != QList{PaymentStatus::PendingMerchantAcknowledgement})
            blocks << blank(u" AND NOT (p.status = %1 AND p.acknowledge_by IS NOT NULL)"_s.arg(
                toAcknowledge()));
        break;
    }
    return blocks;
}

void SortedPayments::addStatuses(QList<Block> &blocks) const
{
    QList<PaymentStatus> statuses = m_range.statuses;
    std::ranges::sort(statuses, {}, rankOf);
    if (!m_filter.order.isAscending)
        std::ranges::reverse(statuses);
    for (const PaymentStatus status : std::as_const(statuses)) {
        Block block{{}, {.number = rankOf(status)}};
        for (const qint64 profile : m_range.profiles)
            block.sources << indexed(u"payment_by_status"_s,
                                     u" AND p.profile = %1 AND p.status = %2"_s.arg(profile).arg(
                                         storage::sqlNumber(status)));
        blocks << block;
    }
}

void SortedPayments::addPointsOfSale(QList<Block> &blocks)
{
    std::map<QByteArray, QList<qint64>> seqsById;
    auto rows = m_db.prepare(u"SELECT seq, id FROM point_of_sale WHERE profile IN (%1)"_s.arg(
        storage::sqlList(m_range.profiles)));
    while (rows.next()) {
        const auto [seq, id] = rows.read<qint64, QString>();
        seqsById[asciiFolded(id)] << seq;
    }
    for (const auto &[id, seqs] : seqsById) {
        Block block{{}, {.text = id}};
        for (const qint64 seq : seqs)
            block.sources << numbers(SearchNumber::PointOfSale, QString::number(seq),
                                     u"p.point_of_sale"_s);
        blocks << block;
    }
    if (!m_filter.order.isAscending)
        std::ranges::reverse(blocks);
    blocks << blank(u" AND p.point_of_sale IS NULL"_s);
}

SortedPayments::Source SortedPayments::indexed(const QString &index, const QString &condition,
                                               const QString &value) const
{
    return {
        .from = u" FROM payment p INDEXED BY "_s + index, .condition = condition, .value = value};
}

QList<SortedPayments::Source> SortedPayments::numbers(SearchNumber kind, const QString &condition,
                                                      const QString &column)
{
    const qint64 last = SearchIndex(m_db).progress().payment;
    Source known{.from = u" FROM search_number n CROSS JOIN payment p ON p.seq = n.payment"_s,
                 .condition = u" AND n.kind = "_s + storage::sqlNumber(kind),
                 .value = u"n.value"_s,
                 .seq = u"n.payment"_s};
    // The conditions bound p.seq from below already, and SQLite starts at the first of two lower
    // bounds of a column. The join starts at the payments that the index lacks; the plus keeps
    // SQLite from carrying the lower bound of p.seq over to q.seq.
    Source fresh{.from = u" FROM payment q NOT INDEXED CROSS JOIN payment p ON p.seq = +q.seq"_s,
                 .condition = u" AND q.seq > %1"_s.arg(last),
                 .value = column};
    if (!condition.isEmpty()) {
        known.condition += u" AND n.value = "_s + condition;
        fresh.condition += u" AND +"_s + column + u" = "_s + condition;
        known.value.clear();
        fresh.value.clear();
    }
    return {known, fresh};
}

SortedPayments::Block SortedPayments::blank(const QString &condition) const
{
    const Source rows{
        .from = u" FROM payment p NOT INDEXED"_s, .condition = condition, .value = {}};
    return {{rows}, {.isBlank = true}};
}

} // namespace tilldesk::payments
