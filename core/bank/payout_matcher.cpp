#include "core/bank/payout_matcher.h"

#include "core/domain/basic_latin.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::bank {
namespace {

constexpr qsizetype kIdLength = 24;
constexpr qsizetype kDayLength = 8;
/// Fewest characters of an id that is cut off.
constexpr qsizetype kShortestId = 3;
constexpr qsizetype kMaxCandidates = 20;
/// Days between a payout and a line with an id, to tell a date from another number.
constexpr int kDaysAround = 60;

bool isHexDigit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
}

/// Returns the date of eight digits; invalid if they are none.
QDate dayAt(const QByteArray &text, qsizetype at)
{
    if (at + kDayLength > text.size() || text.at(at) != '2')
        return {};
    int number = 0;
    for (qsizetype i = at; i < at + kDayLength; ++i) {
        if (text.at(i) < '0' || text.at(i) > '9')
            return {};
        number = number * 10 + (text.at(i) - '0');
    }
    return {number / 10'000, number / 100 % 100, number % 100};
}

} // namespace

/// The letters and digits of a text in lower case: banks change case, and change, add and remove
/// other characters.
struct PayoutMatcher::Plain {
    explicit Plain(const QString &text)
    {
        for (qsizetype i = 0; i < text.size(); ++i) {
            const char16_t c = text.at(i).unicode();
            const bool isCapital = c >= u'A' && c <= u'Z';
            if (!isCapital && !(c >= u'a' && c <= u'z') && !(c >= u'0' && c <= u'9'))
                continue;
            characters += char(isCapital ? c - u'A' + u'a' : c);
            places.push_back(i);
        }
    }

    /// Returns the number of hex digits from `at`, at most kIdLength.
    [[nodiscard]] qsizetype hexFrom(qsizetype at) const
    {
        qsizetype end = at;
        while (end < characters.size() && end - at < kIdLength && isHexDigit(characters.at(end)))
            ++end;
        return end - at;
    }
    /// As hexFrom(), but only digits without another character between them.
    [[nodiscard]] qsizetype joinedHexFrom(qsizetype at) const
    {
        const qsizetype most = hexFrom(at);
        qsizetype count = std::min<qsizetype>(most, 1);
        while (count < most
               && places[std::size_t(at + count)] == places[std::size_t(at + count - 1)] + 1)
            ++count;
        return count;
    }
    [[nodiscard]] BankEvidence evidence(const FileText &text, qsizetype at, qsizetype count) const
    {
        const qsizetype first = places[std::size_t(at)];
        const qsizetype length = places[std::size_t(at + count - 1)] - first + 1;
        return {text.text().mid(first, length), text.spans(first, length)};
    }

    QByteArray characters;
    std::vector<qsizetype> places; ///< index of each character in the text
};

QByteArray identityOf(const QString &text)
{
    const bool isAscii = std::ranges::all_of(text, [](QChar c) { return c.unicode() < 0x80; });
    QByteArray plain;
    for (const QChar c : isAscii ? text : basicLatin(text)) {
        if (c.isLetterOrNumber())
            plain += c.toLower().toLatin1();
    }
    qsizetype hex = 0;
    for (qsizetype i = plain.size() - 1; i >= 0; --i) {
        hex = isHexDigit(plain.at(i)) ? hex + 1 : 0;
        if (hex >= kDayLength + kIdLength && dayAt(plain, i).isValid())
            return plain.mid(i, kDayLength + kIdLength);
    }
    return plain;
}

bool mayNamePayout(const QString &text)
{
    qsizetype hex = 0; // hex digits, whatever else is between them
    QByteArray plain;
    for (const QChar c : text) {
        const char16_t u = c.unicode();
        if ((u >= u'0' && u <= u'9') || (u >= u'a' && u <= u'z') || (u >= u'A' && u <= u'Z'))
            plain += char(c.toLower().unicode());
    }
    for (qsizetype i = 0; i < plain.size(); ++i) {
        hex = isHexDigit(plain.at(i)) ? hex + 1 : 0;
        if (hex >= kIdLength)
            return true;
        if (hex >= kDayLength + kShortestId
            && dayAt(plain, i - kDayLength - kShortestId + 1).isValid())
            return true;
    }
    return false;
}

PayoutMatcher::PayoutMatcher(const payouts::ClosingTime &closing, const QList<Payout> &payouts,
                             QSet<Pair> undone)
    : m_undone(std::move(undone))
{
    m_payouts.reserve(std::size_t(payouts.size()));
    for (const Payout &payout : payouts) {
        const int index = int(m_payouts.size());
        const QDate day = closing.day(payout.madeAt);
        m_payouts.push_back({payout, day});
        m_byId.insert(payout.id.text().toLatin1(), index);
        m_bySeq.insert(payout.seq, index);
        m_byAmount.insert(payout.amount.cents(), index);
        m_byDay.insert(day, index);
    }
}

void PayoutMatcher::take(qint64 payout)
{
    if (const auto known = m_bySeq.constFind(payout); known != m_bySeq.cend())
        m_payouts[std::size_t(*known)].isTaken = true;
}

QList<int> PayoutMatcher::wholeIds(const Plain &plain, QList<qsizetype> &at) const
{
    QList<int> found;
    qsizetype hex = 0;
    for (qsizetype i = 0; i < plain.characters.size(); ++i) {
        hex = isHexDigit(plain.characters.at(i)) ? hex + 1 : 0;
        if (hex < kIdLength)
            continue;
        const qsizetype first = i - kIdLength + 1;
        const auto known = m_byId.constFind(
            QByteArray::fromRawData(plain.characters.constData() + first, kIdLength));
        if (known == m_byId.cend() || found.contains(*known))
            continue;
        found << *known;
        at << first;
    }
    return found;
}

QList<BankEvidence> PayoutMatcher::evidenceOf(const BankEntry &entry, const PayoutId &payout)
{
    const Plain plain(entry.text.text());
    const qsizetype at = plain.characters.indexOf(payout.text().toLatin1());
    if (at < 0)
        return {};
    return {plain.evidence(entry.text, at, payout.text().size())};
}

void PayoutMatcher::setCandidates(BankItem &item, QList<int> candidates)
{
    const Amount amount = item.entry->amount;
    const QDate day = item.entry->day;
    const auto rank = [&](int index) {
        const Known &known = m_payouts[std::size_t(index)];
        const bool hasFailed = known.payout.status == PayoutStatus::Failed;
        return std::tuple(hasFailed, known.payout.amount != amount, std::abs(known.day.daysTo(day)),
                          index);
    };
    std::ranges::sort(candidates, {}, rank);
    for (const int index : candidates) {
        m_payouts[std::size_t(index)].isCandidate = true;
        if (item.payouts.size() < kMaxCandidates)
            item.payouts << m_payouts[std::size_t(index)].payout;
    }
}

bool PayoutMatcher::byId(BankItem &item, const Plain &plain)
{
    QList<qsizetype> at;
    const QList<int> ids = wholeIds(plain, at);
    if (ids.isEmpty())
        return false;
    for (const qsizetype place : at)
        item.evidence << plain.evidence(item.entry->text, place, kIdLength);
    if (ids.size() > 1) {
        item.outcome = BankOutcome::Ambiguous;
        item.reason = BankReason::SeveralIds;
        setCandidates(item, ids);
        return true;
    }
    Known &known = m_payouts[std::size_t(ids.first())];
    const auto is = [&](BankOutcome outcome, BankReason reason) {
        item.outcome = outcome;
        item.reason = reason;
        item.payouts = {known.payout};
        return true;
    };
    if (known.payout.status == PayoutStatus::Failed)
        return is(BankOutcome::Unexpected, BankReason::PayoutFailed);
    if (known.isTaken)
        return is(BankOutcome::Unexpected, BankReason::MatchedAlready);
    if (item.entry->day < known.day)
        return is(BankOutcome::Unexpected, BankReason::BeforePayout);
    known.isCandidate = true;
    if (item.entry->amount != known.payout.amount)
        return is(BankOutcome::AmountDiffers, BankReason::OtherAmount);
    if (m_undone.contains({item.entry->seq, known.payout.seq}))
        return is(BankOutcome::Ambiguous, BankReason::Undone);
    known.isTaken = true;
    return is(BankOutcome::Matched, BankReason::IdAndAmount);
}

void PayoutMatcher::byReturnedId(BankItem &item, const Plain &plain) const
{
    QList<qsizetype> at;
    const QList<int> ids = wholeIds(plain, at);
    if (ids.isEmpty())
        return;
    item.outcome = BankOutcome::Unexpected;
    item.reason = BankReason::PayoutFailed; // whatever the provider says of it
    for (qsizetype i = 0; i < ids.size(); ++i) {
        item.payouts << m_payouts[std::size_t(ids[i])].payout;
        item.evidence << plain.evidence(item.entry->text, at[i], kIdLength);
    }
}

bool PayoutMatcher::byUnknownId(BankItem &item, const Plain &plain) const
{
    for (qsizetype i = 0; i + kDayLength + kIdLength <= plain.characters.size(); ++i) {
        const QDate day = dayAt(plain.characters, i);
        if (!day.isValid() || std::abs(day.daysTo(item.entry->day)) > kDaysAround
            || plain.hexFrom(i + kDayLength) < kIdLength)
            continue;
        item.outcome = BankOutcome::Unexpected;
        item.reason = BankReason::UnknownId;
        item.evidence << plain.evidence(item.entry->text, i + kDayLength, kIdLength);
        return true;
    }
    return false;
}

bool PayoutMatcher::byCutId(BankItem &item, const Plain &plain)
{
    for (qsizetype i = 0; i + kDayLength + kShortestId <= plain.characters.size(); ++i) {
        const QDate day = dayAt(plain.characters, i);
        if (!day.isValid() || !m_byDay.contains(day))
            continue;
        const qsizetype length = plain.joinedHexFrom(i + kDayLength);
        if (length < kShortestId)
            continue;
        const QString begin = QString::fromLatin1(plain.characters.mid(i + kDayLength, length));
        QList<int> candidates;
        for (auto known = m_byDay.constFind(day); known != m_byDay.cend() && known.key() == day;
             ++known) {
            const Known &payout = m_payouts[std::size_t(*known)];
            if (!payout.isTaken && payout.payout.id.text().startsWith(begin))
                candidates << *known;
        }
        if (candidates.isEmpty())
            continue;
        item.outcome = BankOutcome::Ambiguous;
        item.reason = BankReason::CutId;
        item.evidence << plain.evidence(item.entry->text, i + kDayLength, length);
        setCandidates(item, candidates);
        return true;
    }
    return false;
}

void PayoutMatcher::byAmount(BankItem &item)
{
    QList<int> candidates;
    const qint64 cents = item.entry->amount.cents();
    for (auto known = m_byAmount.constFind(cents);
         known != m_byAmount.cend() && known.key() == cents; ++known) {
        const Known &payout = m_payouts[std::size_t(*known)];
        if (!payout.isTaken && payout.payout.status == PayoutStatus::Succeeded
            && std::abs(payout.day.daysTo(item.entry->day)) <= kBankDayTolerance)
            candidates << *known;
    }
    if (candidates.isEmpty())
        return;
    item.outcome = candidates.size() == 1 ? BankOutcome::NoReference : BankOutcome::Ambiguous;
    item.reason = candidates.size() == 1 ? BankReason::SameAmount : BankReason::SameAmounts;
    setCandidates(item, candidates);
}

BankItem PayoutMatcher::match(const BankEntry &entry)
{
    BankItem item;
    item.entry = entry;
    const Plain plain(entry.text.text());
    if (entry.amount.cents() <= 0) {
        byReturnedId(item, plain);
        return item;
    }
    if (byId(item, plain) || byUnknownId(item, plain) || byCutId(item, plain))
        return item;
    byAmount(item);
    return item;
}

QList<Payout> PayoutMatcher::left() const
{
    QList<Payout> payouts;
    for (const Known &known : m_payouts) {
        const bool reachesTheBank =
            known.payout.status == PayoutStatus::Succeeded && known.payout.amount > Amount();
        if (!known.isTaken && !known.isCandidate && reachesTheBank)
            payouts << known.payout;
    }
    return payouts;
}

} // namespace tilldesk::bank
