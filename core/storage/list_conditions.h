#pragma once

#include "core/domain/search_term.h"
#include "core/storage/statement.h"

#include <QList>
#include <QStringList>

namespace tilldesk::storage {

/// The columns that a term of free text is compared with. An empty name: the list has no such
/// column.
struct TermColumns {
    QString texts = {};  ///< separated by commas
    QString ids = {};    ///< separated by commas; compared with long terms only
    QString amount = {}; ///< in cents
    QString time = {};   ///< in milliseconds
    QString iban = {};   ///< compared with its end
};

/// Builds the conditions of a list's filter, with the values of their placeholders. Texts are
/// compared in the form that searchable() returns.
class ListConditions
{
public:
    /// Adds a condition without placeholders, or with those that with() has returned.
    void add(const QString &condition);
    /// Adds a value to be bound. Returns its placeholder.
    [[nodiscard]] QString with(const QString &text);
    /// Adds the condition that one of the columns contains a text. No-op for an empty text.
    void addPart(const QString &text, const QString &columns);
    void addAmounts(const AmountRange &amounts, const QString &column);
    /// Adds the condition that each term matches one of the columns.
    void addTerms(const QList<SearchTerm> &terms, const TermColumns &columns);

    /// Returns the conditions, each after ` AND `; empty without conditions.
    [[nodiscard]] const QString &sql() const { return m_sql; }
    /// Binds the placeholders `:text0`, `:text1` …
    void bind(Statement &statement) const;

private:
    [[nodiscard]] QString anyMeaning(const SearchTerm &term, const TermColumns &columns);

    QString m_sql;
    QStringList m_texts;
};

} // namespace tilldesk::storage
