#include "core/search/payment_finder.h"

#include "core/domain/iban.h"
#include "core/payments/payment_repository.h"
#include "core/storage/dialect.h"
#include "core/storage/sql_list.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace tilldesk::search {
namespace {

using payments::PaymentRange;
using payments::SearchNumber;

QString numberRows(SearchNumber kind, const QString &values)
{
    return u"SELECT payment FROM search_number WHERE kind = %1 AND value IN (%2)"
           " AND payment < :before ORDER BY payment DESC LIMIT :count"_s.arg(
               storage::sqlNumber(kind), values);
}

QString wordRows(storage::Engine engine)
{
    return u"SELECT rowid / 2 FROM search_payment WHERE "_s
        + storage::inTextIndex(engine, u"search_payment"_s, u":words"_s)
        + u" AND rowid < 2 * :before ORDER BY rowid DESC LIMIT :count"_s;
}

/// Returns the filter with another meaning added to its terms.
PaymentFilter with(PaymentFilter filter, const SearchTerm &term)
{
    filter.terms.prepend(term);
    return filter;
}

} // namespace

PaymentFinder::PaymentFinder(storage::Database &db, Timestamp now, std::function<bool()> isWanted)
    : m_db(db),
      m_now(now),
      m_isWanted(std::move(isWanted)),
      m_progress(payments::SearchIndex(db).progress())
{
    auto rows = m_db.prepare(u"SELECT r.id, s.id, s.name FROM point_of_sale s"
                             " JOIN profile r ON r.seq = s.profile"_s);
    while (rows.next()) {
        const auto [profile, id, name] = rows.read<QString, QString, QString>();
        m_pointsOfSale.insert(profile + u'/' + id, name);
    }
}

QList<Hit> PaymentFinder::find(const PaymentFilter &filter, int limit)
{
    m_hits.clear();
    m_found.clear();
    m_unsearched = 0;
    for (const Pass &pass : passesOf(filter)) {
        if (m_hits.size() < limit)
            run(pass, limit);
    }
    return m_hits;
}

/// Returns the index of the term whose rows are read: a certain amount, or else the rarest text.
qsizetype PaymentFinder::leadOf(const QList<SearchTerm> &terms)
{
    constexpr qint64 kMany = 2000;
    qsizetype lead = 0;
    qint64 least = std::numeric_limits<qint64>::max();
    for (qsizetype i = 0; i < terms.size() && terms.size() > 1; ++i) {
        if (terms[i].amount && terms[i].amount->isCertain)
            return i;
        const QString words = storage::textIndexQuery(m_db.engine(), terms[i].wanted);
        if (words.isEmpty())
            continue;
        auto row = m_db.prepare(
            u"SELECT count(*) FROM (SELECT rowid FROM search_payment WHERE %1 LIMIT %2) r"_s.arg(
                storage::inTextIndex(m_db.engine(), u"search_payment"_s, u":words"_s),
                QString::number(kMany)));
        row.bind(u":words"_s, words);
        const qint64 count = row.next() ? row.read<qint64>() : 0;
        if (count < least) {
            least = count;
            lead = i;
        }
    }
    return lead;
}

QList<PaymentFinder::Pass> PaymentFinder::passesOf(const PaymentFilter &filter)
{
    if (filter.terms.isEmpty())
        return {{.filter = filter, .rows = {}, .words = {}}};
    QList<Pass> passes;
    PaymentFilter rest = filter;
    const SearchTerm lead = rest.terms.takeAt(leadOf(filter.terms));
    const bool isAmountFirst = lead.amount && lead.amount->isCertain;
    if (isAmountFirst)
        addAmountPasses(passes, rest, lead.amount->amount);
    addTextPasses(passes, rest, lead);
    if (lead.amount && !isAmountFirst)
        addAmountPasses(passes, rest, lead.amount->amount);
    if (lead.days) {
        PaymentFilter onDay = rest;
        if (lead.days->from)
            onDay.from = std::max(onDay.from.value_or(*lead.days->from), *lead.days->from);
        if (lead.days->to)
            onDay.to = std::min(onDay.to.value_or(*lead.days->to), *lead.days->to);
        passes << Pass{.filter = onDay, .rows = {}, .words = {}, .reason = HitReason::Day};
    }
    return passes;
}

void PaymentFinder::addAmountPasses(QList<Pass> &passes, const PaymentFilter &rest, Amount amount)
{
    const QString cents = QString::number(amount.cents());
    PaymentFilter exact = rest;
    const bool isInRange = rest.amounts.contains(amount);
    exact.amounts = {amount, amount};
    if (isInRange)
        passes << Pass{.filter = exact,
                       .rows = numberRows(SearchNumber::Amount, cents),
                       .words = {},
                       .reason = HitReason::Amount};
    // The condition of a term with an amount includes the refunded part.
    SearchTerm part;
    part.amount = TypedAmount{amount, true};
    passes << Pass{.filter = with(rest, part),
                   .rows = numberRows(SearchNumber::RefundAmount, cents),
                   .words = {},
                   .reason = HitReason::RefundedPart};
}

void PaymentFinder::addTextPasses(QList<Pass> &passes, const PaymentFilter &rest,
                                  const SearchTerm &lead)
{
    const auto add = [&](const QString &text, const QString &rows, const QString &words) {
        const SearchTerm term = literalTerm(text);
        passes << Pass{.filter = with(rest, term),
                       .rows = rows,
                       .words = words,
                       .reason = HitReason::Reference,
                       .wanted = term.wanted};
    };
    const auto addWords = [&](const QString &text) {
        const QString words = storage::textIndexQuery(m_db.engine(), literalTerm(text).wanted);
        add(text, words.isEmpty() ? QString() : wordRows(m_db.engine()), words);
    };
    addWords(lead.text);
    if (const QString digits = lead.digits(); !digits.isEmpty())
        addWords(digits);
    QList<qint64> pointsOfSale;
    auto rows = m_db.prepare(u"SELECT seq FROM point_of_sale WHERE has_text(:wanted, name, id)"_s);
    rows.bind(u":wanted"_s, lead.wanted);
    while (rows.next())
        pointsOfSale << rows.read<qint64>();
    if (!pointsOfSale.isEmpty())
        add(lead.text, numberRows(SearchNumber::PointOfSale, storage::sqlList(pointsOfSale)), {});
    if (const QString end = lead.ibanEnd(); !end.isEmpty()) {
        if (const auto number = payments::ibanNumber(end))
            add(lead.text, numberRows(SearchNumber::IbanEnd, QString::number(*number)), {});
    }
}

void PaymentFinder::run(const Pass &pass, int limit)
{
    const PaymentRange range = payments::rangeOf(m_db, pass.filter);
    const qsizetype start = m_hits.size();
    if (pass.rows.isEmpty())
        walk(pass, range, limit);
    else
        runIndexed(pass, range, limit);
    // Payers who were indexed after their payment come last from the index.
    std::stable_sort(m_hits.begin() + start, m_hits.end(),
                     [](const Hit &a, const Hit &b) { return a.at > b.at; });
}

void PaymentFinder::runIndexed(const Pass &pass, const PaymentRange &range, int limit)
{
    Pass tail = pass;
    tail.rows.clear();
    tail.isTail = true;
    PaymentRange notIndexed = range;
    notIndexed.first = std::max(range.first, m_progress.payment + 1);
    notIndexed.last = std::min(range.last, payments::PaymentRepository(m_db).last().seq);
    if (notIndexed.first <= notIndexed.last)
        walk(tail, notIndexed, limit);
    if (!pass.wanted.isEmpty())
        take(pass, range, freshPayers(), limit);
    int chunk = 64;
    qint64 before = std::min(m_progress.payment, range.last) + 1;
    for (int examined = 0; m_hits.size() < limit; examined += chunk / 4) {
        const QList<qint64> seqs = candidates(pass, before, chunk);
        if (seqs.isEmpty())
            return;
        take(pass, range, seqs, limit);
        before = seqs.last();
        if (before <= range.first || seqs.size() < chunk)
            return;
        if (examined > kMaxExamined) {
            m_unsearched = std::max(m_unsearched, before - 1);
            return;
        }
        chunk = std::min(chunk * 4, 1024);
    }
}

/// Compares the payments of a range one by one, newest first. Without a text, SQLite does that, and
/// finds the rows through the indexes of profiles, statuses and texts.
void PaymentFinder::walk(const Pass &pass, const PaymentRange &range, int limit)
{
    if (payments::isCounted(pass.filter)) {
        takeCounted(pass, range, limit);
        return;
    }
    if (pass.wanted.isEmpty() && pass.reason != HitReason::RefundedPart) {
        take(pass, range, {}, limit);
        return;
    }
    constexpr qint64 kChunk = 2000;
    const qint64 newest = std::min(range.last, payments::PaymentRepository(m_db).last().seq);
    qint64 before = newest + 1;
    while (before > range.first && m_hits.size() < limit) {
        if (newest - before >= kMaxExamined) {
            m_unsearched = std::max(m_unsearched, before - range.first);
            return;
        }
        PaymentRange part = range;
        part.first = std::max(range.first, before - kChunk);
        part.last = before - 1;
        take(pass, part, {}, limit);
        before = part.first;
    }
}

/// Finds the newest payments of a filter on profiles, statuses and a period through the counters.
void PaymentFinder::takeCounted(const Pass &pass, const PaymentRange &range, int limit)
{
    PaymentRange newest = range;
    if (const auto start = payments::PaymentPosition(m_db).seqOf(range, limit - m_hits.size() - 1))
        newest.first = *start;
    auto rows =
        m_db.prepare(u"SELECT seq FROM payment WHERE profile IN (%1) AND status IN (%2)"
                     " AND seq BETWEEN :first AND :last"_s.arg(storage::sqlList(newest.profiles),
                                                               storage::sqlList(newest.statuses)));
    rows.bind(u":first"_s, newest.first).bind(u":last"_s, newest.last);
    QList<qint64> seqs{0}; // an empty list stands for all rows of the range
    while (rows.next())
        seqs << rows.read<qint64>();
    take(pass, newest, seqs, limit);
}

QList<qint64> PaymentFinder::candidates(const Pass &pass, qint64 before, int count)
{
    QList<qint64> seqs;
    auto rows = m_db.prepare(pass.rows);
    rows.bind(u":before"_s, before).bind(u":count"_s, qint64(count));
    if (!pass.words.isNull())
        rows.bind(u":words"_s, pass.words);
    while (rows.next())
        seqs << rows.read<qint64>();
    return seqs;
}

QList<qint64> PaymentFinder::freshPayers()
{
    QList<qint64> seqs;
    auto rows = m_db.prepare(
        u"SELECT payment FROM payment_step WHERE seq > :last AND status = %1"
        " ORDER BY seq DESC LIMIT 1000"_s.arg(storage::sqlNumber(PaymentStatus::Identified)));
    rows.bind(u":last"_s, m_progress.step);
    while (rows.next())
        seqs << rows.read<qint64>();
    if (seqs.isEmpty())
        seqs << 0; // an empty list stands for all rows of the range
    return seqs;
}

/// @param seqs  empty: all rows of the range
void PaymentFinder::take(const Pass &pass, const PaymentRange &range, const QList<qint64> &seqs,
                         int limit)
{
    using payments::PaymentConditions;
    if (m_isWanted && !m_isWanted())
        throw Superseded();
    const bool isGiven = !seqs.isEmpty() || !pass.wanted.isEmpty() || pass.isTail;
    const PaymentConditions conditions(m_db, pass.filter, range,
                                       isGiven ? PaymentConditions::Rows::Given
                                               : PaymentConditions::Rows::NewestFromIndex);
    QString sql =
        u"SELECT "_s + payments::paymentColumns() + payments::paymentTables() + conditions.sql();
    if (!seqs.isEmpty())
        sql += u" AND p.seq IN ("_s + storage::sqlList(seqs) + u')';
    auto rows = m_db.prepare(sql + u" ORDER BY p.seq DESC"_s);
    conditions.bind(rows);
    while (m_hits.size() < limit && rows.next()) {
        const Payment payment = payments::toPayment(rows);
        if (m_found.contains(payment.seq))
            continue;
        m_found.insert(payment.seq);
        m_hits << hitOf(pass, payment);
    }
}

Hit PaymentFinder::hitOf(const Pass &pass, const Payment &stored) const
{
    const Payment payment = asOf(stored, m_now);
    Hit hit{.kind = HitKind::Payment,
            .id = payment.id.text(),
            .profileId = payment.profileId,
            .paymentId = payment.id,
            .title = payment.reference,
            .payer = payment.debtor.name,
            .reason = pass.reason,
            .amount = payment.amount,
            .refunded = payment.refunded,
            .status = payment.status,
            .at = payment.createdAt};
    if (!pass.wanted.isEmpty())
        explain(hit, payment, pass.wanted);
    return hit;
}

/// Sets the field that contains the text.
void PaymentFinder::explain(Hit &hit, const Payment &payment, const QString &wanted) const
{
    const auto isIn = [&](HitReason reason, const QString &text) {
        const auto span = findSearchable(text, wanted);
        if (!span)
            return false;
        hit.reason = reason;
        hit.text = text;
        hit.span = *span;
        return true;
    };
    if (isIn(HitReason::Reference, payment.reference) || isIn(HitReason::Payer, payment.debtor.name)
        || isIn(HitReason::Description, payment.description)
        || isIn(HitReason::Shop, payment.shopName)
        || (wanted.size() >= SearchTerm::kIdPart && isIn(HitReason::Id, payment.id.text())))
        return;
    const QString name =
        m_pointsOfSale.value(payment.profileId.text() + u'/' + payment.pointOfSale);
    if (isIn(HitReason::PointOfSale, name) || isIn(HitReason::PointOfSale, payment.pointOfSale))
        return;
    hit.reason = HitReason::Iban;
    hit.text = maskedIban(payment.debtor.iban);
    const qsizetype visible = std::min<qsizetype>(4, hit.text.size());
    hit.span = {hit.text.size() - visible, visible};
}

} // namespace tilldesk::search
