#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/latest.h"
#include "ui/models/filters/filter_words.h"

#include <QMap>

namespace tilldesk::ui {

/// One filter or term of the query, as a chip shows it.
struct FilterChip {
    QString text = {};  ///< as typed, with its quotes: `amount:>=20`
    QString word = {};  ///< `amount`, in English; empty: free text
    QString label = {}; ///< `word` in the language of the window
    QString value = {}; ///< `≥ € 20.00`, in the language of the window

    /// Returns the name of the chip for screen readers.
    [[nodiscard]] QString spoken() const;
    friend bool operator==(const FilterChip &, const FilterChip &) = default;
};

/// A row of the completion.
struct FilterSuggestion {
    enum class Does {
        TakeText,   ///< `text` replaces the word at the caret
        ChooseDays, ///< opens the calendar
    };
    QString text = {};    ///< `payer:` or `status:paid`; as typed
    QString what = {};    ///< meaning of `text`, for people
    QString more = {};    ///< examples, or how many payments have the value
    bool isWhole = false; ///< becomes a chip at once; otherwise a value must follow
    Does does = Does::TakeText;

    friend bool operator==(const FilterSuggestion &, const FilterSuggestion &) = default;
};

/// The filter field of a list: the chips, the text that is being typed, what is wrong with it, and
/// what completes it. Only chips filter the list.
class FilterInput : public QObject
{
    Q_OBJECT

public:
    /// @param list  the list that is filtered: decides about the words and their values
    /// @pre the gateways outlive this object
    explicit FilterInput(const Gateways &gateways, FilterList list = FilterList::Payments,
                         QObject *parent = nullptr);
    [[nodiscard]] FilterList list() const { return m_list; }

    /// Replaces the chips and the typed text. Parts with a mistake become the typed text.
    void setQuery(const QString &query);
    /// Returns the query of the chips, as parseQuery() reads it.
    [[nodiscard]] QString query() const;
    [[nodiscard]] const QList<FilterChip> &chips() const { return m_chips; }
    /// Sets the profiles whose values are suggested. Empty: all profiles.
    void setProfiles(const QList<ProfileId> &profiles);
    /// Sets the values that complete a filter, in place of those of the core.
    void setValues(FilterWord word, const QList<SuggestedValue> &values);
    [[nodiscard]] QList<SuggestedValue> values(FilterWord word) const
    {
        return m_values.value(word);
    }

    /// Returns the current day in the shop's time zone.
    [[nodiscard]] QDate today() const;

    /// Takes the typed text. Filters before the caret that are complete become chips once a blank
    /// follows them.
    void type(const QString &text, qsizetype caret);
    [[nodiscard]] const QString &typed() const { return m_typed; }
    [[nodiscard]] qsizetype caret() const { return m_caret; }
    /// Makes chips of the typed text. Returns false, and says why in problem(), if it has a
    /// mistake.
    bool commit();
    /// Adds a filter; replaces an earlier one of the same word that it would contradict.
    void add(const QString &filter);
    /// Replaces the filters of a word by one with this value; only removes them if it is empty.
    void replace(FilterWord word, const QString &value);
    void remove(qsizetype chip);
    /// Returns the query without the filters of a word.
    [[nodiscard]] QString queryWithout(FilterWord word) const;
    /// Turns a chip into typed text.
    void edit(qsizetype chip);
    void clear();

    /// Returns what is wrong with the typed text; empty if nothing is.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    /// Returns the part of the typed text that is wrong. @pre problem() is not empty
    [[nodiscard]] const TextSpan &problemSpan() const { return m_problemSpan; }

    [[nodiscard]] const QList<FilterSuggestion> &suggestions() const { return m_suggestions; }
    /// Suggests all words, whatever is typed.
    void suggestAllWords();
    void dropSuggestions();
    /// Replaces the word at the caret by a suggestion. @pre `suggestion.does` is TakeText
    void take(const FilterSuggestion &suggestion);

Q_SIGNALS:
    void changed();      ///< anything has changed
    void queryChanged(); ///< the chips have changed

private:
    /// Makes chips of a part of the typed text; false if it has a mistake.
    [[nodiscard]] bool makeChips(const QString &text, QList<FilterChip> &chips,
                                 QueryProblem &problem) const;
    void append(const QList<FilterChip> &chips);
    /// Returns the start of the word at the caret.
    [[nodiscard]] qsizetype wordStart() const;
    /// Returns whether a later filter of this word replaces an earlier one.
    [[nodiscard]] bool isSingle(FilterWord word) const;
    /// Returns the values of the word that contain `begun`, from setValues() or the fixed ones.
    [[nodiscard]] QList<SuggestedValue> ownValues(FilterWord word, const QString &begun) const;
    [[nodiscard]] bool hasWord(FilterWord word) const { return wordsOf(m_list).contains(word); }
    /// Returns whether a value or its translation contains the typed text.
    [[nodiscard]] bool isBegunBy(FilterWord word, const SuggestedValue &value,
                                 const QString &begun) const;
    void suggest();
    void suggestWords(const QString &begun);
    void suggestValues(FilterWord word, const QString &begun);
    void takeValues(FilterWord word, const QList<SuggestedValue> &values);
    void askExamples();
    [[nodiscard]] FilterSuggestion suggestionOf(FilterWord word) const;
    /// Returns the filter as typed in the language of the window: `status:paid`.
    [[nodiscard]] QString textOf(FilterWord word, const QString &value) const;

    const Gateways m_gateways;
    const FilterList m_list;
    QMap<FilterWord, QList<SuggestedValue>> m_values; ///< of setValues()
    QList<ProfileId> m_profiles;
    QList<FilterChip> m_chips;
    QString m_typed;
    qsizetype m_caret = 0;
    QString m_problem;
    TextSpan m_problemSpan;
    QList<FilterSuggestion> m_suggestions;
    QMap<FilterWord, QString> m_examples; ///< values of this shop
    bool m_hasAskedExamples = false;
    Latest m_answers; ///< drops values of an earlier text
    Latest m_exampleAnswers;
};

} // namespace tilldesk::ui
