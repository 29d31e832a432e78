#include "core/payments/payment_filter.h"

#include "core/domain/search_text.h"
#include "core/domain/sepa_text.h"
#include "core/payments/payment_counter.h"
#include "core/payments/payment_repository.h"
#include "core/storage/dialect.h"
#include "core/storage/sql_list.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <algorithm>
#include <functional>
#include <limits>

using namespace Qt::StringLiterals;

namespace tilldesk::payments {
namespace {

using storage::sqlList;

bool isId(const QString &text)
{
    static const QRegularExpression id(QRegularExpression::anchoredPattern(u"[0-9a-fA-F]{24}"_s));
    return id.match(text).hasMatch();
}

/// Returns the seqs of the points of sale whose name or posId contains the text, for `IN (…)`.
QString pointsOfSale(storage::Database &db, const QString &wanted)
{
    QList<qint64> seqs{0}; // matches nothing: keeps the list from being empty
    auto rows = db.prepare(u"SELECT seq FROM point_of_sale WHERE has_text(:wanted, name, id)"_s);
    rows.bind(u":wanted"_s, searchable(wanted));
    while (rows.next())
        seqs << rows.read<qint64>();
    return sqlList(seqs);
}

/// Returns the seqs of the points of sale that a filter selects, for `IN (…)`.
QString pointsOfSaleOf(storage::Database &db, const PaymentFilter &filter)
{
    const QString wanted = searchable(filter.pointOfSale);
    if (!wanted.startsWith(u'='))
        return pointsOfSale(db, filter.pointOfSale);
    QList<qint64> seqs{0};
    auto rows = db.prepare(u"SELECT seq, name, id FROM point_of_sale"_s);
    while (rows.next()) {
        const auto [seq, name, id] = rows.read<qint64, QString, QString>();
        if (searchable(name) == wanted.sliced(1) || searchable(id) == wanted.sliced(1))
            seqs << seq;
    }
    return sqlList(seqs);
}

/// Returns the query of rows; empty if it has so many that it excludes little.
QString ifRare(storage::Database &db, const QString &rows)
{
    constexpr qint64 kMany = 5000;
    if (rows.isEmpty())
        return {};
    auto count = db.prepare(u"SELECT count(*) FROM (SELECT 1 FROM ("_s + rows
                            + u") r LIMIT %1) s"_s.arg(kMany));
    return count.next() && count.read<qint64>() < kMany ? rows : QString();
}

/// Returns whether an index that begins with the profile finds the rows.
bool hasProfileIndex(storage::Database &db, const PaymentFilter &filter,
                     PaymentConditions::Rows how)
{
    if (!filter.reference.isEmpty() || !filter.find.isEmpty())
        return true;
    if (filter.refunded == RefundShare::Any || filter.refunded == RefundShare::None)
        return false;
    // The index of refunded payments is not in the order of seq for several profiles.
    return how != PaymentConditions::Rows::NewestFromIndex
        || !ifRare(db, u"SELECT 1 FROM payment WHERE profile > 0 AND refunded > 0"_s).isEmpty();
}

bool fits(const PaymentFilter &filter, const ProfileId &id, const QString &name,
          PaymentChannel channel)
{
    return (filter.profiles.isEmpty() || filter.profiles.contains(id))
        && (filter.channels.isEmpty() || filter.channels.contains(channel))
        && (filter.profileName.isEmpty() || id.text() == filter.profileName
            || searchable(name).contains(searchable(filter.profileName)));
}

} // namespace

QString personKinds()
{
    return sqlList({Actor::Kind::ApiKey, Actor::Kind::Window, Actor::Kind::Signature});
}

bool isCounted(const PaymentFilter &filter)
{
    return filter.reference.isEmpty() && filter.find.isEmpty()
        && filter.refunded == RefundShare::Any && filter.amounts.isAny() && filter.types.isEmpty()
        && filter.payer.isEmpty() && filter.person.isEmpty() && filter.referencePart.isEmpty()
        && filter.pointOfSale.isEmpty() && filter.payout.isEmpty() && filter.terms.isEmpty()
        && filter.ids.isEmpty() && filter.week.isAny();
}

PaymentConditions::PaymentConditions(storage::Database &db, const PaymentFilter &filter,
                                     const PaymentRange &range, Rows rows)
    : m_sql((hasProfileIndex(db, filter, rows) ? u" WHERE p.profile IN ("_s
                                               : u" WHERE +p.profile IN ("_s)
            + sqlList(range.profiles) + u") AND +p.status IN ("_s + sqlList(range.statuses)
            + u")"_s)
{
    const QString seq = filter.week.isAny() ? u"p.seq"_s : u"+p.seq"_s;
    add(seq + u" BETWEEN %1 AND %2"_s.arg(range.first).arg(range.last));
    if (!filter.week.isAny())
        addWeek(db, filter, range);
    if (!filter.reference.isEmpty())
        add(u"p.reference <> '' AND p.reference = "_s + with(filter.reference));
    if (!filter.find.isEmpty())
        addFind(filter.find, range);
    if (!filter.ids.isEmpty())
        addIds(filter.ids);
    addAmounts(filter);
    addTexts(db, filter);
    for (const SearchTerm &term : filter.terms)
        add(anyMeaning(db, term));
    if (rows != Rows::Given)
        addIndexed(db, filter, rows);
}

void PaymentConditions::addIndexed(storage::Database &db, const PaymentFilter &filter, Rows how)
{
    QString rows;
    if (filter.amounts.isExact())
        rows = rowsWithNumber(SearchNumber::Amount, QString::number(filter.amounts.from->cents()));
    // The longest text is the rarest.
    QList<SearchTerm> terms = filter.terms;
    std::ranges::sort(terms, std::ranges::greater(),
                      [](const SearchTerm &term) { return term.wanted.size(); });
    if (rows.isEmpty() && !filter.amounts.isAny())
        rows = ifRare(db, rowsOfAmounts(filter.amounts));
    for (qsizetype i = 0; rows.isEmpty() && i < terms.size(); ++i) {
        const qsizetype texts = m_texts.size();
        rows = rowsOfTerm(db, terms[i]);
        if (rows.isEmpty())
            m_texts.resize(texts); // the statement has no placeholders for them
    }
    for (const QString &text : {filter.referencePart, filter.payer}) {
        if (rows.isEmpty())
            rows = rowsWithWords(db, text);
    }
    if (rows.isEmpty() && !filter.pointOfSale.isEmpty())
        rows = rowsWithNumber(SearchNumber::PointOfSale, pointsOfSaleOf(db, filter));
    if (rows.isEmpty() && !filter.types.isEmpty() && !filter.types.contains(PaymentType::Dynamic))
        rows = rowsWithNumber(SearchNumber::Type, sqlList(filter.types));
    if (how == Rows::NewestFromIndex && m_texts.isEmpty()) // placeholders need a text
        rows = ifRare(db, rows);
    if (rows.isEmpty())
        return;
    const SearchProgress progress = SearchIndex(db).progress();
    add(u"p.seq IN (%1 UNION ALL SELECT seq FROM payment WHERE seq > %2 UNION ALL"
        " SELECT payment FROM payment_step WHERE seq > %3 AND status = %4)"_s.arg(
            rows, QString::number(progress.payment), QString::number(progress.step),
            storage::sqlNumber(PaymentStatus::Identified)));
}

QString PaymentConditions::rowsWithWords(const storage::Database &db, const QString &text)
{
    const QString words = storage::textIndexQuery(db.engine(), searchable(text));
    return words.isEmpty() ? QString()
                           : u"SELECT rowid / 2 FROM search_payment WHERE "_s
            + storage::inTextIndex(db.engine(), u"search_payment"_s, with(words));
}

QString PaymentConditions::rowsWithNumber(SearchNumber kind, const QString &value)
{
    return u"SELECT payment FROM search_number WHERE kind = %1 AND value IN (%2)"_s.arg(
        storage::sqlNumber(kind), value);
}

QString PaymentConditions::rowsOfAmounts(const AmountRange &amounts)
{
    const QString range = u"value BETWEEN %1 AND %2"_s.arg(amounts.from ? amounts.from->cents() : 0)
                              .arg(amounts.to ? amounts.to->cents() : Amount::kMaxCents);
    return u"SELECT payment FROM search_number WHERE kind = %1 AND %2"_s.arg(
        storage::sqlNumber(SearchNumber::Amount), range);
}

/// Returns the rows of each meaning; empty if the index does not contain one of the meanings.
QString PaymentConditions::rowsOfTerm(storage::Database &db, const SearchTerm &term)
{
    QStringList rows{rowsWithWords(db, term.text)};
    rows << rowsWithNumber(SearchNumber::PointOfSale, pointsOfSale(db, term.text));
    if (const QString digits = term.digits(); !digits.isEmpty())
        rows << rowsWithWords(db, digits);
    if (term.amount) {
        const QString cents = QString::number(term.amount->amount.cents());
        rows << rowsWithNumber(SearchNumber::Amount, cents)
             << rowsWithNumber(SearchNumber::RefundAmount, cents);
    }
    if (term.days)
        rows << u"SELECT seq FROM payment WHERE %1"_s.arg(createdIn(*term.days, u""_s));
    if (const QString end = term.ibanEnd(); !end.isEmpty()) {
        const auto number = ibanNumber(end);
        rows << (number ? rowsWithNumber(SearchNumber::IbanEnd, QString::number(*number))
                        : QString());
    }
    return rows.contains(QString()) ? QString() : rows.join(u" UNION ALL "_s);
}

QString PaymentConditions::createdIn(const TimeSpan &span, const QString &alias)
{
    constexpr qint64 kForever = std::numeric_limits<qint64>::max();
    return u"%1created_at BETWEEN %2 AND %3"_s.arg(
        alias, QString::number(span.from ? toMillis(*span.from) : 0),
        QString::number(span.to ? toMillis(*span.to) : kForever));
}

void PaymentConditions::add(const QString &condition)
{
    m_sql += u" AND "_s + condition;
}

QString PaymentConditions::with(const QString &text)
{
    m_texts << std::pair(u":text%1"_s.arg(m_texts.size()), text);
    return m_texts.last().first;
}

void PaymentConditions::bind(storage::Statement &statement) const
{
    for (const auto &[name, text] : m_texts)
        statement.bind(name, text);
}

void PaymentConditions::addFind(const QString &find, const PaymentRange &range)
{
    QString pattern = composed(find, kReferenceLength).toCaseFolded();
    for (const QChar special : {u'!', u'%', u'_'})
        pattern.replace(special, QString(u'!') + special);
    const QString inReference =
        u"SELECT q.seq FROM payment q WHERE q.profile IN (%1) AND q.reference <> ''"
        " AND folded(q.reference) LIKE %2 ESCAPE '!'"_s.arg(sqlList(range.profiles),
                                                            with(QString(u'%' + pattern + u'%')));
    const QString byId = isId(find)
        ? QString(u" UNION ALL SELECT seq FROM payment WHERE id = "_s + with(find.toLower()))
        : QString();
    add(u"p.seq IN ("_s + inReference + byId + u')');
}

void PaymentConditions::addIds(const QList<PaymentId> &ids)
{
    QJsonArray list;
    for (const PaymentId &id : ids)
        list << id.text();
    const QString json = QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact));
    add(u"p.seq IN (SELECT q.seq FROM json_each(%1) wanted CROSS JOIN payment q"
        " ON q.id = wanted.value)"_s.arg(with(json)));
}

void PaymentConditions::addAmounts(const PaymentFilter &filter)
{
    if (filter.amounts.from)
        add(u"p.amount >= %1"_s.arg(filter.amounts.from->cents()));
    if (filter.amounts.to)
        add(u"p.amount <= %1"_s.arg(filter.amounts.to->cents()));
    switch (filter.refunded) {
    case RefundShare::Any: break;
    case RefundShare::None: add(u"p.refunded = 0"_s); break;
    case RefundShare::Some: add(u"p.refunded > 0"_s); break;
    case RefundShare::Part: add(u"p.refunded > 0 AND p.refunded < p.amount"_s); break;
    case RefundShare::All: add(u"p.refunded > 0 AND p.refunded = p.amount"_s); break;
    }
}

void PaymentConditions::addWeek(storage::Database &db, const PaymentFilter &filter,
                                const PaymentRange &range)
{
    const auto createdAt = [&db](const QString &rows) {
        auto row =
            db.prepare(u"SELECT created_at FROM payment WHERE seq "_s + rows + u" LIMIT 1"_s);
        return row.next() ? row.read<std::optional<Timestamp>>() : std::nullopt;
    };
    const auto first = createdAt(u">= %1 ORDER BY seq"_s.arg(range.first));
    const auto last = createdAt(u"<= %1 ORDER BY seq DESC"_s.arg(range.last));
    QStringList spans;
    if (first && last) {
        for (const TimeSpan &span : filter.week.spans(*first, *last))
            spans << u"[%1,%2]"_s.arg(toMillis(*span.from)).arg(toMillis(*span.to));
    }
    add(u"p.seq IN (SELECT q.seq FROM json_each(%1) s CROSS JOIN payment q"
        " ON q.created_at BETWEEN CAST(json_extract(s.value, '$[0]') AS BIGINT) AND CAST(json_extract(s.value, '$[1]') AS BIGINT))"_s
            .arg(with(u'[' + spans.join(u',') + u']')));
}

void PaymentConditions::addTexts(storage::Database &db, const PaymentFilter &filter)
{
    if (!filter.types.isEmpty())
        add(u"p.type IN ("_s + sqlList(filter.types) + u')');
    if (!filter.payer.isEmpty())
        add(u"has_text(%1, p.debtor_name)"_s.arg(with(searchable(filter.payer))));
    if (!filter.person.isEmpty())
        add(u"p.actor_kind IN (%1) AND has_text(%2, p.actor_name)"_s.arg(
            personKinds(), with(searchable(filter.person))));
    if (!filter.referencePart.isEmpty())
        add(u"has_text(%1, p.reference)"_s.arg(with(searchable(filter.referencePart))));
    if (!filter.pointOfSale.isEmpty())
        add(u"p.point_of_sale IN (%1)"_s.arg(pointsOfSaleOf(db, filter)));
    if (!filter.payout.isEmpty())
        add(u"p.seq IN (SELECT i.payment FROM payout o JOIN payout_item i ON i.account = o.account"
            " AND i.kind = %1 AND i.position > o.payments_after AND i.position <= o.payments_upto"
            " WHERE has_text(%2, o.id) UNION ALL SELECT l.payment FROM hosted_payout_line l"
            " WHERE l.kind = %1 AND l.payment IS NOT NULL AND has_text(%2, l.payout_id))"_s.arg(
                storage::sqlNumber(PayoutItemKind::Payment), with(searchable(filter.payout))));
}

QString PaymentConditions::anyMeaning(storage::Database &db, const SearchTerm &term)
{
    QString texts = u"p.reference, p.description, p.debtor_name, p.shop_name"_s;
    if (term.wanted.size() >= SearchTerm::kIdPart)
        texts += u", p.id"_s;
    QStringList meanings;
    if (!term.wanted.isEmpty())
        meanings << u"has_text(%1, %2)"_s.arg(with(term.wanted), texts)
                 << u"p.point_of_sale IN (%1)"_s.arg(pointsOfSale(db, term.text));
    if (const QString digits = term.digits(); !digits.isEmpty())
        meanings << u"has_text(%1, p.reference)"_s.arg(with(digits));
    if (term.amount) {
        const QString cents = QString::number(term.amount->amount.cents());
        meanings << u"p.amount = "_s + cents
                 << u"p.refunded > 0 AND EXISTS (SELECT 1 FROM refund f WHERE f.payment = p.seq"
                    " AND f.status = %1 AND f.amount = %2)"_s.arg(
                        storage::sqlNumber(RefundStatus::Refunded), cents);
    }
    if (term.days)
        meanings << createdIn(*term.days, u"p."_s);
    if (const QString end = term.ibanEnd(); !end.isEmpty())
        meanings << storage::endsWith(u"p.debtor_iban"_s, end.size(), with(end));
    return u"(("_s + meanings.join(u") OR ("_s) + u"))"_s;
}

PaymentRange rangeOf(storage::Database &db, const PaymentFilter &filter)
{
    PaymentRange range;
    range.isWhole = filter.profiles.isEmpty() && filter.statuses.isEmpty()
        && filter.channels.isEmpty() && filter.profileName.isEmpty();
    range.statuses = filter.statuses;
    if (range.statuses.isEmpty())
        range.statuses = {kPaymentStatuses.begin(), kPaymentStatuses.end()};
    auto profiles = db.prepare(u"SELECT seq, id, name, channel FROM profile"_s);
    while (profiles.next()) {
        const auto [seq, id, name, channel] =
            profiles.read<qint64, ProfileId, QString, PaymentChannel>();
        if (fits(filter, id, name, channel))
            range.profiles << seq;
    }
    if (range.profiles.isEmpty())
        return {.profiles = {0}, .statuses = range.statuses};
    // Rounds up to the end of the block: no payments follow the last one, so the block's counter is
    // exact.
    const qint64 last = PaymentRepository(db).last().seq;
    range.last = (((last >> kLargeBlockShift) + 1) << kLargeBlockShift) - 1;
    if (filter.to) {
        auto row = db.prepare(u"SELECT seq FROM payment WHERE created_at <= :to"
                              " ORDER BY created_at DESC, seq DESC LIMIT 1"_s);
        row.bind(u":to"_s, *filter.to);
        const qint64 seq = row.next() ? row.read<qint64>() : 0;
        if (seq < last)
            range.last = seq;
    }
    if (filter.from) {
        auto row = db.prepare(u"SELECT seq FROM payment WHERE created_at >= :from"
                              " ORDER BY created_at, seq LIMIT 1"_s);
        row.bind(u":from"_s, *filter.from);
        range.first = row.next() ? row.read<qint64>() : range.last + 1;
    }
    return range;
}

} // namespace tilldesk::payments
