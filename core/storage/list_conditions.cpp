#include "core/storage/list_conditions.h"

#include "core/domain/search_text.h"
#include "core/storage/dialect.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace tilldesk::storage {

void ListConditions::add(const QString &condition)
{
    m_sql += u" AND "_s + condition;
}

QString ListConditions::with(const QString &text)
{
    m_texts << text;
    return u":text%1"_s.arg(m_texts.size() - 1);
}

void ListConditions::bind(Statement &statement) const
{
    for (qsizetype i = 0; i < m_texts.size(); ++i)
        statement.bind(u":text%1"_s.arg(i), m_texts[i]);
}

void ListConditions::addPart(const QString &text, const QString &columns)
{
    if (!text.isEmpty())
        add(u"has_text(%1, %2)"_s.arg(with(searchable(text)), columns));
}

void ListConditions::addAmounts(const AmountRange &amounts, const QString &column)
{
    if (amounts.from)
        add(u"%1 >= %2"_s.arg(column, QString::number(amounts.from->cents())));
    if (amounts.to)
        add(u"%1 <= %2"_s.arg(column, QString::number(amounts.to->cents())));
}

void ListConditions::addTerms(const QList<SearchTerm> &terms, const TermColumns &columns)
{
    for (const SearchTerm &term : terms)
        add(anyMeaning(term, columns));
}

QString ListConditions::anyMeaning(const SearchTerm &term, const TermColumns &columns)
{
    QStringList fields;
    if (!columns.texts.isEmpty())
        fields << columns.texts;
    if (!columns.ids.isEmpty() && term.wanted.size() >= SearchTerm::kIdPart)
        fields << columns.ids;
    QStringList meanings;
    if (!fields.isEmpty())
        meanings << u"has_text(%1, %2)"_s.arg(with(term.wanted), fields.join(u", "_s));
    if (const QString digits = term.digits(); !digits.isEmpty() && !columns.texts.isEmpty())
        meanings << u"has_text(%1, %2)"_s.arg(with(digits), columns.texts);
    if (term.amount && !columns.amount.isEmpty())
        meanings << u"%1 = %2"_s.arg(columns.amount, QString::number(term.amount->amount.cents()));
    if (term.days && !columns.time.isEmpty()) {
        constexpr qint64 kForever = std::numeric_limits<qint64>::max();
        meanings << u"%1 BETWEEN %2 AND %3"_s.arg(
            columns.time, QString::number(term.days->from ? toMillis(*term.days->from) : 0),
            QString::number(term.days->to ? toMillis(*term.days->to) : kForever));
    }
    if (const QString end = term.ibanEnd(); !end.isEmpty() && !columns.iban.isEmpty())
        meanings << endsWith(columns.iban, end.size(), with(end));
    return meanings.isEmpty() ? u"FALSE"_s : QString(u"(("_s + meanings.join(u") OR ("_s) + u"))");
}

} // namespace tilldesk::storage
