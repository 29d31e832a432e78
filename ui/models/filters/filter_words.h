#pragma once

#include "core/domain/search_query.h"
#include "ui/models/common/period.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// The texts of a filter field.
class FilterWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::FilterWords)

public:
    [[nodiscard]] static QString title();                      ///< name of the field
    [[nodiscard]] static QString placeholder(FilterList list); ///< in the empty field
    [[nodiscard]] static QString allWords();                   ///< link to the list of all filters
    [[nodiscard]] static QString clear();      ///< tooltip of the button that clears the field
    [[nodiscard]] static QString chooseDays(); ///< suggestion that opens a calendar

    /// Returns what a filter is about: `name of the customer`.
    [[nodiscard]] static QString what(FilterWord word, FilterList list);
    /// Returns some values of a filter, to be read: `24.50, >=20, 10..20`. Empty if its values
    /// depend on the shop.
    [[nodiscard]] static QString examples(FilterWord word, FilterList list);
    /// Returns an amount's suggestions (the value to be typed and what it means).
    [[nodiscard]] static QList<std::pair<QString, QString>> amountForms();
    /// As amountForms(), for a typed value: what it means, and what it would mean at the till if it
    /// is a whole number of more than two digits: `1250` is € 1,250.00 here and € 12.50 there.
    [[nodiscard]] static QList<std::pair<QString, QString>> amountReadings(const QString &value);
    /// Returns the word before the colon in the language of the window: `status`, `montant`.
    /// parseQuery() reads it.
    [[nodiscard]] static QString word(FilterWord word);
    /// Returns a fixed value such as `paid` or `last-week` in the language of the window, as
    /// parseQuery() reads it; every other value unchanged.
    [[nodiscard]] static QString fixedValue(FilterWord word, const QString &value, FilterList list);
    /// Returns the value as a chip shows it: `≥ € 20.00`.
    [[nodiscard]] static QString value(FilterWord word, const QString &value, FilterList list);
    /// `186 payments`
    [[nodiscard]] static QString count(qint64 count);
    /// Joins examples: `Lotte, Pieter …`.
    [[nodiscard]] static QString some(const QStringList &values);

private:
    /// Returns the value of `day` as a chip shows it: `from yesterday`.
    [[nodiscard]] static QString days(const QString &value);
};

/// Returns the value of `day:` that means a period, for example `yesterday`. Periods without a word
/// become days: `2026-10-01..2026-10-31`. Empty for AnyTime.
[[nodiscard]] QString dayValueOf(const Period &period);

} // namespace tilldesk::ui
