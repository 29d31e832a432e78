#include "ui/models/find/find_words.h"

#include "ui/models/callbacks/callback_words.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/payouts/payout_words.h"
#include "ui/models/refunds/refund_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

const SearchTerm *onlyTerm(const SearchQuery &query)
{
    const bool isOne = query.problems.isEmpty() && query.parts.size() == 1
        && !query.parts.first().word && query.filter.terms.size() == 1;
    return isOne ? &query.filter.terms.first() : nullptr;
}

QString FindWords::title()
{
    return tr("Find anything");
}

QString FindWords::placeholder()
{
    return tr("An amount, a reference, a name, a day, a setting …");
}

QString FindWords::opener()
{
    return tr("Find a payment, reference, amount");
}

QString FindWords::group(FindGroup group)
{
    switch (group) {
    case FindGroup::Payments: return wordsOf(Place::Payments).title;
    case FindGroup::Refunds: return wordsOf(Place::Refunds).title;
    case FindGroup::Payouts: return wordsOf(Place::Payouts).title;
    case FindGroup::Callbacks: return wordsOf(Place::Callbacks).title;
    case FindGroup::Settings: return wordsOf(Place::Settings).title;
    case FindGroup::Commands: return tr("Commands");
    }
    Q_UNREACHABLE();
}

QString FindWords::all()
{
    return tr("All", "results of every kind");
}

QString FindWords::lastOpened()
{
    return tr("Last opened");
}

QString FindWords::count(qsizetype count, bool hasMore)
{
    const QString number = wholeNumber(count);
    return hasMore ? tr("%1+", "at least so many").arg(number) : number;
}

QString FindWords::showAll(qsizetype count, bool hasMore)
{
    if (hasMore)
        return tr("Show the first %1").arg(wholeNumber(count));
    return count == 2 ? tr("Show both") : tr("Show all %1").arg(wholeNumber(count));
}

QString FindWords::found(qsizetype count, bool hasMore, std::chrono::milliseconds took)
{
    return tr("%1 found · %2").arg(FindWords::count(count, hasMore), durationText(took));
}

QString FindWords::knownOnly()
{
    return tr("Only payments that this till has seen. The others come with the connection.");
}

QString FindWords::unsearched(qint64 payments)
{
    return tr("%1 older payments were not searched", nullptr, int(payments))
        .arg(wholeNumber(payments));
}

QString FindWords::problem(const QueryProblem &problem)
{
    using Kind = QueryProblem::Kind;
    switch (problem.kind) {
    case Kind::UnknownWord:
        return problem.suggestion.isEmpty()
            ? tr("“%1” is no filter.").arg(problem.word)
            : tr("“%1” is no filter. Did you mean %2?").arg(problem.word, problem.suggestion);
    case Kind::ValueMissing: return tr("“%1:” needs a value.").arg(problem.word);
    case Kind::NotAnAmount: return tr("“%1” is not an amount.").arg(problem.value);
    case Kind::NotADay: return tr("“%1” is not a day.").arg(problem.value);
    case Kind::UnknownValue:
        return problem.suggestion.isEmpty()
            ? tr("“%1” is not a value of %2.").arg(problem.value, problem.word)
            : tr("“%1” is not a value of %2. Did you mean %3?")
                  .arg(problem.value, problem.word, problem.suggestion);
    case Kind::TooLong: return tr("The text is too long: at most %1 characters.").arg(kQueryLength);
    case Kind::TooManyWords: return tr("At most %1 words can be searched for.").arg(kQueryTerms);
    }
    Q_UNREACHABLE();
}

QString FindWords::nothing(const QString &text)
{
    return tr("Nothing found for “%1”.").arg(text);
}

QString FindWords::nothingHint()
{
    return tr("Try an amount, a reference, a name, or status:failed.");
}

QString FindWords::failed()
{
    return tr("The search did not work");
}

QString FindWords::failedWhy(const Error &error, const QString &trace)
{
    return tr("%1 (trace %2)").arg(Text::sentence(error), trace);
}

} // namespace tilldesk::ui
