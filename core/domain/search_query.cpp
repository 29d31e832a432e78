#include "core/domain/search_query.h"

#include "core/domain/search_days.h"

#include <QDateTime>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk {
namespace {

using Problem = QueryProblem::Kind;

/// One word of the query, or a text in quotes.
struct Token {
    QString word = {};  ///< before the colon; null if there is no colon
    QString value = {}; ///< after the colon, or the whole token; without quotes
    bool isQuoted = false;
    TextSpan span = {};
};

bool isBlank(QChar c)
{
    return c.isSpace() || c.category() == QChar::Other_Control;
}

/// Returns the place of the colon after the word of a filter; -1 if the token has none. Letters and
/// hyphens only: `12:30` is text, and so is the scheme of a URL.
qsizetype colonOf(QStringView token)
{
    for (qsizetype i = 0; i < token.size(); ++i) {
        if (token[i] == u':')
            return i == 0 || token.sliced(i).startsWith("://"_L1) ? -1 : i;
        if (!token[i].isLetter() && token[i] != u'-')
            return -1;
    }
    return -1;
}

/// Splits a query at its blanks, except between quotes.
QList<Token> tokensOf(QStringView text)
{
    QList<Token> tokens;
    for (qsizetype at = 0; at < text.size();) {
        if (isBlank(text[at])) {
            ++at;
            continue;
        }
        Token token{.span = {at, 0}};
        const qsizetype end = std::find_if(text.begin() + at, text.end(), isBlank) - text.begin();
        const qsizetype colon = colonOf(text.sliced(at, end - at));
        if (colon >= 0) {
            token.word = text.sliced(at, colon).toString();
            at += colon + 1;
        }
        token.isQuoted = at < text.size() && text[at] == u'"';
        if (token.isQuoted) {
            qsizetype close = text.indexOf(u'"', at + 1);
            close = close < 0 ? text.size() : close;
            token.value = text.sliced(at + 1, close - at - 1).toString();
            at = std::min(close + 1, text.size());
        } else {
            token.value = text.sliced(at, end - at).toString();
            at = end;
        }
        token.span.length = at - token.span.position;
        tokens << token;
    }
    return tokens;
}

TimeSpan timesOf(const DayRange &days, const QTimeZone &zone)
{
    const auto startOf = [&zone](QDate day) {
        return fromMillis(day.startOfDay(zone).toMSecsSinceEpoch());
    };
    TimeSpan span;
    if (days.first)
        span.from = startOf(*days.first);
    if (days.last)
        span.to = startOf(days.last->addDays(1)) - std::chrono::milliseconds(1);
    return span;
}

template <typename T>
void narrowFrom(std::optional<T> &bound, const std::optional<T> &other)
{
    if (other)
        bound = bound ? std::max(*bound, *other) : other;
}

template <typename T>
void narrowTo(std::optional<T> &bound, const std::optional<T> &other)
{
    if (other)
        bound = bound ? std::min(*bound, *other) : other;
}

template <typename T>
void addOnce(QList<T> &list, T value)
{
    if (!list.contains(value))
        list << value;
}

class Parser
{
public:
    Parser(QStringView text, FilterList list, Timestamp now, const QTimeZone &zone)
        : m_text(text),
          m_list(list),
          m_zone(zone),
          m_today(QDateTime::fromMSecsSinceEpoch(toMillis(now), zone).date()),
          m_tokens(tokensOf(text))
    {
    }

    ParsedQuery run()
    {
        for (qsizetype i = 0; i < m_tokens.size();)
            i += m_tokens[i].word.isNull() ? addTerm(i) : addFilter(i);
        if (m_query.terms.size() > kQueryTerms) {
            m_query.terms.resize(kQueryTerms);
            m_query.problems << QueryProblem{.kind = Problem::TooManyWords,
                                             .span = {0, m_text.size()}};
        }
        return std::move(m_query);
    }

private:
    /// Returns `count` tokens joined by blanks; null if one of them is a filter, quoted, or
    /// missing.
    QString joined(qsizetype first, qsizetype count) const
    {
        if (first + count > m_tokens.size())
            return {};
        QStringList words;
        for (const Token &token : m_tokens.sliced(first, count)) {
            if (token.isQuoted || !token.word.isNull())
                return {};
            words << token.value;
        }
        return words.join(u' ');
    }

    TextSpan spanOf(qsizetype first, qsizetype count) const
    {
        const TextSpan &last = m_tokens[first + count - 1].span;
        const qsizetype start = m_tokens[first].span.position;
        return {start, last.position + last.length - start};
    }

    /// Returns the words as an amount or days; empty if they are neither.
    /// @param count  the number of words
    std::optional<SearchTerm> meaningOf(const QString &words, qsizetype count) const
    {
        if (words.isEmpty())
            return {};
        // "10482 3" is two numbers: only a text that must be an amount joins its words.
        const auto amount = readAmount(words);
        const bool isAmount = amount && (count == 1 || amount->isCertain);
        const auto days = readDayInText(words, m_today);
        if (!isAmount && !days)
            return {};
        SearchTerm term = literalTerm(words);
        if (isAmount)
            term.amount = amount;
        if (days)
            term.days = timesOf(*days, m_zone);
        return term;
    }

    /// Adds a term of free text. @return the tokens that it consists of
    qsizetype addTerm(qsizetype at)
    {
        constexpr qsizetype kLongest = 3; // words of an amount or a day
        std::optional<SearchTerm> term;
        qsizetype count = m_tokens[at].isQuoted ? 0 : kLongest;
        for (; count > 0 && !term; --count)
            term = meaningOf(joined(at, count), count);
        count = term ? count + 1 : 1;
        if (!term)
            term = literalTerm(m_tokens[at].value);
        if (term->wanted.isEmpty())
            return count; // a pair of quotes, or combining marks only
        m_query.parts << QueryPart{{}, term->text, spanOf(at, count)};
        m_query.terms << *term;
        return count;
    }

    /// Adds a filter. @return the tokens that it consists of
    qsizetype addFilter(qsizetype at)
    {
        const Token &token = m_tokens[at];
        const auto word = filterWordFrom(token.word);
        if (!word || !wordsOf(m_list).contains(*word)) {
            refuse(at, Problem::UnknownWord, similarFilterWord(token.word, m_list));
            return 1;
        }
        if (token.value.trimmed().isEmpty()) {
            refuse(at, Problem::ValueMissing);
            return 1;
        }
        QString value = token.value;
        qsizetype count = 1;
        if (word == FilterWord::Day && !token.isQuoted) {
            for (qsizetype more = 2; more >= 1; --more) { // `day:3 nov 2026`
                const QString rest = joined(at + 1, more);
                const QString words = token.value + u' ' + rest;
                if (!rest.isEmpty() && readDayInText(words, m_today)) {
                    value = words;
                    count = more + 1;
                    break;
                }
            }
        }
        if (set(at, *word, value))
            m_query.parts << QueryPart{word, value, spanOf(at, count)};
        return count;
    }

    /// Checks the value of a filter, and sets the amounts or days. @return false if it is wrong
    bool set(qsizetype at, FilterWord word, const QString &value)
    {
        if (word == FilterWord::Amount)
            return setAmount(at, value);
        if (word == FilterWord::Day)
            return setDay(at, value);
        if (isValue(word, value, m_list))
            return true;
        refuse(at, Problem::UnknownValue, similarValue(word, value, m_list));
        return false;
    }

    bool setAmount(qsizetype at, const QString &value)
    {
        const auto range = readAmountRange(value);
        if (!range) {
            refuse(at, Problem::NotAnAmount);
            return false;
        }
        narrowFrom(m_query.amounts.from, range->from);
        narrowTo(m_query.amounts.to, range->to);
        return true;
    }

    bool setDay(qsizetype at, const QString &value)
    {
        const auto days = readDays(value, m_today);
        if (!days) {
            refuse(at, Problem::NotADay, similarValue(FilterWord::Day, value));
            return false;
        }
        const TimeSpan span = timesOf(*days, m_zone);
        narrowFrom(m_query.days.from, span.from);
        narrowTo(m_query.days.to, span.to);
        return true;
    }

    void refuse(qsizetype at, Problem kind, const QString &suggestion = {})
    {
        const Token &token = m_tokens[at];
        m_query.problems << QueryProblem{kind, token.word, token.value, suggestion, token.span};
    }

    QStringView m_text;
    FilterList m_list;
    const QTimeZone &m_zone;
    QDate m_today;
    QList<Token> m_tokens;
    ParsedQuery m_query;
};

/// Sets the conditions of a filter on payments, of which the value is right.
void apply(PaymentFilter &filter, FilterWord word, const QString &value, const QTimeZone &zone)
{
    switch (word) {
    case FilterWord::Status:
        if (const auto known = statusValueFrom(value)) {
            for (const PaymentStatus status : known->statuses)
                addOnce(filter.statuses, status);
            if (known->refunded != RefundShare::Any)
                filter.refunded = known->refunded;
        }
        break;
    case FilterWord::Payer: filter.payer = value; break;
    case FilterWord::Person: filter.person = value; break;
    case FilterWord::Payout: filter.payout = value; break;
    case FilterWord::PointOfSale: filter.pointOfSale = value; break;
    case FilterWord::Reference: filter.referencePart = value; break;
    case FilterWord::Profile: filter.profileName = value; break;
    case FilterWord::Refund:
        filter.refunded = refundShareFrom(value).value_or(filter.refunded);
        break;
    case FilterWord::Channel:
        if (const auto channel = channelFrom(value))
            addOnce(filter.channels, *channel);
        break;
    case FilterWord::Type:
        if (const auto type = paymentTypeFrom(value))
            addOnce(filter.types, *type);
        break;
    case FilterWord::Weekday:
        if (const auto weekday = weekdayFrom(value))
            addOnce(filter.week.weekdays, *weekday);
        filter.week.zone = zone;
        break;
    case FilterWord::Hour:
        if (const auto hour = hourFrom(value))
            addOnce(filter.week.hours, *hour);
        filter.week.zone = zone;
        break;
    case FilterWord::Amount:
    case FilterWord::Day: // of all filters together; see ParsedQuery
    case FilterWord::Kind:
    case FilterWord::Host:
    case FilterWord::Answer:
    case FilterWord::Batch: break; // of other lists
    }
}

} // namespace

QStringList ParsedQuery::values(FilterWord word) const
{
    QStringList values;
    for (const QueryPart &part : parts) {
        if (part.word == word)
            values << part.value;
    }
    return values;
}

QString ParsedQuery::last(FilterWord word) const
{
    const QStringList all = values(word);
    return all.isEmpty() ? QString() : all.last();
}

ParsedQuery parseQuery(QStringView text, FilterList list, Timestamp now, const QTimeZone &zone)
{
    if (text.size() > kQueryLength) {
        ParsedQuery query;
        query.problems << QueryProblem{.kind = Problem::TooLong, .span = {0, text.size()}};
        return query;
    }
    return Parser(text, list, now, zone).run();
}

SearchQuery parseQuery(QStringView text, Timestamp now, const QTimeZone &zone)
{
    const ParsedQuery parsed = parseQuery(text, FilterList::Payments, now, zone);
    SearchQuery query{.filter = {}, .parts = parsed.parts, .problems = parsed.problems};
    query.filter.amounts = parsed.amounts;
    query.filter.from = parsed.days.from;
    query.filter.to = parsed.days.to;
    query.filter.terms = parsed.terms;
    for (const QueryPart &part : parsed.parts) {
        if (part.word)
            apply(query.filter, *part.word, part.value, zone);
    }
    return query;
}

QString quotedValue(const QString &value)
{
    const bool isPlain =
        !value.isEmpty() && !value.contains(u'"') && std::ranges::none_of(value, isBlank);
    return isPlain ? value : QString(u'"' + QString(value).remove(u'"') + u'"');
}

} // namespace tilldesk
