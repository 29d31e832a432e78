#include "ui/models/filters/filter_input.h"

#include "ui/models/common/format.h"
#include "ui/models/find/find_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kSuggested = 8;

/// Returns whether the core lists the values of the word for every list, because they are names of
/// the shop.
bool isNamed(FilterWord word)
{
    return word == FilterWord::Payer || word == FilterWord::Payout
        || word == FilterWord::PointOfSale || word == FilterWord::Profile;
}

} // namespace

QString FilterChip::spoken() const
{
    return label.isEmpty() ? value : QString(label + colon() + value);
}

FilterInput::FilterInput(const Gateways &gateways, FilterList list, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_list(list)
{
}

/// Other filters widen or narrow the selection together; see parseQuery().
bool FilterInput::isSingle(FilterWord word) const
{
    switch (word) {
    case FilterWord::Status: return m_list != FilterList::Payments;
    case FilterWord::Person:
    case FilterWord::Kind: return m_list != FilterList::Activity;
    case FilterWord::Amount:
    case FilterWord::Channel:
    case FilterWord::Type:
    case FilterWord::Weekday:
    case FilterWord::Hour: return false;
    case FilterWord::Day: // two different days have no payment in common
    case FilterWord::Payer:
    case FilterWord::Payout:
    case FilterWord::PointOfSale:
    case FilterWord::Reference:
    case FilterWord::Refund:
    case FilterWord::Profile:
    case FilterWord::Host:
    case FilterWord::Answer:
    case FilterWord::Batch: break;
    }
    return true;
}

void FilterInput::setQuery(const QString &query)
{
    if (query == this->query() && m_typed.isEmpty())
        return;
    const bool isOther = query != this->query();
    m_chips.clear();
    m_typed.clear();
    m_problem.clear();
    QueryProblem problem;
    QList<FilterChip> chips;
    if (makeChips(query, chips, problem))
        append(chips);
    else
        m_typed = query;
    m_caret = m_typed.size();
    dropSuggestions();
    if (!m_typed.isEmpty())
        std::ignore = commit(); // says what is wrong
    if (isOther)
        Q_EMIT queryChanged();
}

QString FilterInput::query() const
{
    QStringList texts;
    for (const FilterChip &chip : m_chips)
        texts << chip.text;
    return texts.join(u' ');
}

QString FilterInput::queryWithout(FilterWord word) const
{
    QStringList texts;
    for (const FilterChip &chip : m_chips) {
        if (chip.word != toText(word))
            texts << chip.text;
    }
    return texts.join(u' ');
}

void FilterInput::setProfiles(const QList<ProfileId> &profiles)
{
    if (profiles == m_profiles)
        return;
    m_profiles = profiles;
    m_examples.clear();
    m_hasAskedExamples = false;
    m_exampleAnswers.drop();
}

void FilterInput::setValues(FilterWord word, const QList<SuggestedValue> &values)
{
    m_values[word] = values;
}

QDate FilterInput::today() const
{
    return inShopZone(m_gateways.clock.now()).date();
}

void FilterInput::type(const QString &text, qsizetype caret)
{
    m_typed = text;
    m_caret = std::clamp<qsizetype>(caret, 0, text.size());
    m_problem.clear();
    const bool isWordDone = m_caret > 0 && m_caret == text.size() && text.back().isSpace();
    QList<FilterChip> chips;
    QueryProblem problem;
    const bool isFilter = isWordDone && text.contains(u':');
    if (isFilter && makeChips(text, chips, problem)) {
        const bool isOpenQuote = text.count(u'"') % 2 == 1;
        if (!isOpenQuote && !chips.isEmpty() && !chips.last().word.isEmpty()) {
            m_typed.clear();
            m_caret = 0;
            append(chips);
            dropSuggestions();
            Q_EMIT queryChanged();
            return;
        }
    } else if (isFilter && problem.kind != QueryProblem::Kind::NotADay) { // `day:3` awaits a month
        m_problem = FindWords::problem(problem);
        m_problemSpan = problem.span;
    }
    suggest();
}

bool FilterInput::commit()
{
    QList<FilterChip> chips;
    QueryProblem problem;
    if (!makeChips(m_typed, chips, problem)) {
        m_problem = FindWords::problem(problem);
        m_problemSpan = problem.span;
        dropSuggestions();
        return false;
    }
    m_typed.clear();
    m_caret = 0;
    m_problem.clear();
    append(chips);
    dropSuggestions();
    if (!chips.isEmpty())
        Q_EMIT queryChanged();
    return true;
}

void FilterInput::add(const QString &filter)
{
    QList<FilterChip> chips;
    QueryProblem problem;
    if (!makeChips(filter, chips, problem))
        return;
    append(chips);
    dropSuggestions();
    Q_EMIT queryChanged();
}

void FilterInput::replace(FilterWord word, const QString &value)
{
    QString query = queryWithout(word);
    if (!value.isEmpty())
        query += u' ' + toText(word) + u':' + quotedValue(value);
    query = query.trimmed();
    if (query != this->query())
        setQuery(query);
}

void FilterInput::remove(qsizetype chip)
{
    m_chips.removeAt(chip);
    Q_EMIT changed();
    Q_EMIT queryChanged();
}

void FilterInput::edit(qsizetype chip)
{
    const FilterChip taken = m_chips.takeAt(chip);
    const auto word = filterWordFrom(taken.word);
    const qsizetype colon = taken.text.indexOf(u':');
    const QString value = word ? taken.text.sliced(colon + 1) : QString();
    // A fixed word such as `paid` in the language of the window; anything else as it was typed.
    const bool isFixed = word && !englishValue(*word, value, m_list).isEmpty();
    const QString text = isFixed ? textOf(*word, value) : taken.text;
    m_typed = m_typed.trimmed().isEmpty() ? text : QString(m_typed.trimmed() + u' ' + text);
    m_caret = m_typed.size();
    m_problem.clear();
    suggest();
    Q_EMIT queryChanged();
}

void FilterInput::clear()
{
    const bool hadChips = !m_chips.isEmpty();
    m_chips.clear();
    m_typed.clear();
    m_caret = 0;
    m_problem.clear();
    dropSuggestions();
    if (hadChips)
        Q_EMIT queryChanged();
}

bool FilterInput::makeChips(const QString &text, QList<FilterChip> &chips,
                            QueryProblem &problem) const
{
    const Timestamp now = m_gateways.clock.now();
    const ParsedQuery read = parseQuery(text, m_list, now, shopZone());
    // Both together must be within the limits of a query.
    const ParsedQuery all = parseQuery(QString(query() + u' ' + text), m_list, now, shopZone());
    if (!read.problems.isEmpty() || !all.problems.isEmpty()) {
        problem = read.problems.isEmpty() ? all.problems.first() : read.problems.first();
        if (read.problems.isEmpty())
            problem.span = {0, text.size()};
        return false;
    }
    for (const QueryPart &part : read.parts) {
        FilterChip chip{.text = text.mid(part.span.position, part.span.length)};
        chip.value = part.value;
        if (part.word) {
            chip.word = toText(*part.word);
            chip.label = FilterWords::word(*part.word);
            chip.value = FilterWords::value(*part.word, part.value, m_list);
        }
        chips << chip;
    }
    return true;
}

void FilterInput::append(const QList<FilterChip> &chips)
{
    for (const FilterChip &chip : chips) {
        const auto word = filterWordFrom(chip.word);
        m_chips.removeIf([&](const FilterChip &old) {
            return old == chip || (word && isSingle(*word) && old.word == chip.word);
        });
        m_chips << chip;
    }
}

qsizetype FilterInput::wordStart() const
{
    qsizetype start = 0;
    bool isQuoted = false;
    for (qsizetype at = 0; at < m_caret; ++at) {
        if (m_typed[at] == u'"')
            isQuoted = !isQuoted;
        else if (m_typed[at].isSpace() && !isQuoted)
            start = at + 1;
    }
    return start;
}

void FilterInput::suggest()
{
    m_answers.drop();
    m_suggestions.clear();
    const qsizetype start = wordStart();
    const QString begun = m_typed.mid(start, m_caret - start);
    const qsizetype colon = begun.indexOf(u':');
    if (colon > 0) {
        const auto word = filterWordFrom(QStringView(begun).first(colon));
        if (word && hasWord(*word))
            suggestValues(*word, begun.mid(colon + 1).remove(u'"'));
    } else if (!begun.isEmpty()) {
        suggestWords(begun);
    }
    Q_EMIT changed();
}

void FilterInput::suggestWords(const QString &begun)
{
    const QString wanted = searchable(begun);
    for (const FilterWord word : wordsOf(m_list)) {
        if (QString(toText(word)).startsWith(wanted)
            || searchable(FilterWords::word(word)).startsWith(wanted))
            m_suggestions << suggestionOf(word);
    }
    for (const FilterWord word : wordsOf(m_list)) {
        const QStringList values = wanted.size() < 2 ? QStringList() : valuesOf(word, m_list);
        for (const QString &value : values) {
            if (value.startsWith(wanted)
                || searchable(FilterWords::fixedValue(word, value, m_list)).startsWith(wanted))
                m_suggestions << FilterSuggestion{.text = textOf(word, value),
                                                  .what = FilterWords::what(word, m_list),
                                                  .isWhole = true};
        }
    }
    m_suggestions = m_suggestions.mid(0, kSuggested);
    askExamples();
}

void FilterInput::suggestAllWords()
{
    m_answers.drop();
    m_suggestions.clear();
    for (const FilterWord word : wordsOf(m_list))
        m_suggestions << suggestionOf(word);
    askExamples();
    Q_EMIT changed();
}

QString FilterInput::textOf(FilterWord word, const QString &value) const
{
    const QString local = FilterWords::fixedValue(word, value, m_list);
    return FilterWords::word(word) + u':' + (local.isEmpty() ? local : quotedValue(local));
}

FilterSuggestion FilterInput::suggestionOf(FilterWord word) const
{
    const QString examples = FilterWords::examples(word, m_list);
    return {.text = textOf(word, {}),
            .what = FilterWords::what(word, m_list),
            .more = examples.isEmpty() ? m_examples.value(word) : examples};
}

void FilterInput::suggestValues(FilterWord word, const QString &begun)
{
    if (word == FilterWord::Amount && begun.isEmpty()) {
        const auto forms = FilterWords::amountForms();
        for (const auto &[value, what] : forms)
            m_suggestions << FilterSuggestion{.text = textOf(word, value), .what = what};
    }
    if (word == FilterWord::Amount) {
        const auto readings = FilterWords::amountReadings(begun);
        for (const auto &[value, what] : readings)
            m_suggestions << FilterSuggestion{
                .text = textOf(word, value), .what = what, .isWhole = true};
    }
    const bool isOfCore = m_list == FilterList::Payments
        ? word != FilterWord::Amount && word != FilterWord::Reference
        : isNamed(word);
    if (!isOfCore) {
        if (const auto values = ownValues(word, begun);
            !values.isEmpty() || word == FilterWord::Day)
            takeValues(word, values);
        return;
    }
    // Of fixed words the core knows the English ones only: all of them come, and the begun text
    // chooses among their translations.
    const bool isFixed = !valuesOf(word, m_list).isEmpty() && word != FilterWord::Hour;
    const int count = isFixed ? int(valuesOf(word, m_list).size()) : kSuggested;
    m_answers.ask(m_gateways.search.suggest(word, isFixed ? QString() : begun, m_profiles, count),
                  this, [this, word, begun, isFixed](const Result<QList<SuggestedValue>> &values) {
                      if (!values)
                          return;
                      QList<SuggestedValue> fitting = *values;
                      if (isFixed)
                          fitting.removeIf([&](const SuggestedValue &value) {
                              return !isBegunBy(word, value, begun);
                          });
                      takeValues(word, fitting.mid(0, kSuggested));
                  });
}

bool FilterInput::isBegunBy(FilterWord word, const SuggestedValue &value,
                            const QString &begun) const
{
    const QString wanted = searchable(begun);
    const QStringList texts{value.value, value.name,
                            FilterWords::fixedValue(word, value.value, m_list)};
    return std::ranges::any_of(
        texts, [&wanted](const QString &text) { return searchable(text).contains(wanted); });
}

QList<SuggestedValue> FilterInput::ownValues(FilterWord word, const QString &begun) const
{
    QList<SuggestedValue> values = m_values.value(word);
    if (values.isEmpty()) {
        for (const QString &value : valuesOf(word, m_list))
            values << SuggestedValue{value, {}, {}};
    }
    values.removeIf([&](const SuggestedValue &value) { return !isBegunBy(word, value, begun); });
    return values.mid(0, kSuggested);
}

void FilterInput::takeValues(FilterWord word, const QList<SuggestedValue> &values)
{
    m_suggestions.clear();
    for (const SuggestedValue &value : values)
        m_suggestions << FilterSuggestion{.text = textOf(word, value.value),
                                          .what = value.name,
                                          .more = value.count ? FilterWords::count(*value.count)
                                                              : QString(),
                                          .isWhole = true};
    if (word == FilterWord::Day)
        m_suggestions << FilterSuggestion{.text = textOf(word, {}),
                                          .what = FilterWords::chooseDays(),
                                          .does = FilterSuggestion::Does::ChooseDays};
    Q_EMIT changed();
}

/// Asks for values of this shop once, for the words whose values every shop has of its own.
void FilterInput::askExamples()
{
    if (std::exchange(m_hasAskedExamples, true))
        return;
    constexpr int kExamples = 3;
    for (const FilterWord word :
         {FilterWord::Payer, FilterWord::Person, FilterWord::PointOfSale, FilterWord::Profile}) {
        if (!hasWord(word))
            continue;
        if (const QList<SuggestedValue> own = ownValues(word, {}); !own.isEmpty()) {
            QStringList texts;
            for (const SuggestedValue &value : own.mid(0, kExamples))
                texts << value.value;
            m_examples[word] = FilterWords::some(texts);
            continue;
        }
        m_exampleAnswers.await(m_gateways.search.suggest(word, {}, m_profiles, kExamples), this,
                               [this, word](const Result<QList<SuggestedValue>> &values) {
                                   QStringList texts;
                                   if (!values)
                                       return;
                                   for (const SuggestedValue &value : *values)
                                       texts << (value.name.isEmpty() ? value.value : value.name);
                                   m_examples[word] = FilterWords::some(texts);
                                   const QString prefix = textOf(word, {});
                                   for (FilterSuggestion &suggestion : m_suggestions) {
                                       if (suggestion.text == prefix && !suggestion.isWhole)
                                           suggestion.more = m_examples[word];
                                   }
                                   Q_EMIT changed();
                               });
    }
}

void FilterInput::dropSuggestions()
{
    m_answers.drop();
    m_suggestions.clear();
    Q_EMIT changed();
}

void FilterInput::take(const FilterSuggestion &suggestion)
{
    const qsizetype start = wordStart();
    const QString before = m_typed.first(start);
    const QString after = m_typed.sliced(m_caret);
    if (!suggestion.isWhole) {
        m_typed = before + suggestion.text + after;
        m_caret = start + suggestion.text.size();
        m_problem.clear();
        suggest();
        return;
    }
    m_typed = QString(before + after).trimmed();
    m_caret = m_typed.size();
    m_problem.clear();
    add(suggestion.text);
}

} // namespace tilldesk::ui
