#pragma once

#include "core/base/error.h"
#include "ui/models/find/find_row.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// The texts of the search box.
class FindWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::FindWords)

public:
    [[nodiscard]] static QString title();       ///< name of the search box
    [[nodiscard]] static QString placeholder(); ///< in the empty field
    [[nodiscard]] static QString opener();      ///< in the bar above the views
    [[nodiscard]] static QString group(FindGroup group);
    [[nodiscard]] static QString all(); ///< the tab of all groups
    [[nodiscard]] static QString lastOpened();

    /// `9`, or `50+` if more exist.
    [[nodiscard]] static QString count(qsizetype count, bool hasMore);
    /// Returns the link to all results of a group.
    [[nodiscard]] static QString showAll(qsizetype count, bool hasMore);
    /// `17 found · 11 ms`
    [[nodiscard]] static QString found(qsizetype count, bool hasMore,
                                       std::chrono::milliseconds took);
    /// Returns the warning that the search has left out older payments.
    [[nodiscard]] static QString unsearched(qint64 payments);
    /// Returns the note that the service is lost, so only known payments were searched.
    [[nodiscard]] static QString knownOnly();
    /// Returns how the text was read, with the value marked: `read as the amount € 24.50`. Empty if
    /// the text is not one amount or day.
    [[nodiscard]] static MarkedText reading(const SearchQuery &query);
    /// Returns what is wrong with a query.
    [[nodiscard]] static QString problem(const QueryProblem &problem);

    [[nodiscard]] static QString nothing(const QString &text);
    [[nodiscard]] static QString nothingHint();
    [[nodiscard]] static QString failed();
    /// @param trace  the number of the failure in the program's log
    [[nodiscard]] static QString failedWhy(const Error &error, const QString &trace);

    /// Returns the row of a record.
    /// @param query  the query that found it
    [[nodiscard]] static FindRow row(const Hit &hit, const SearchQuery &query, Timestamp now);
    /// Returns the row of a record whose ID is in the clipboard.
    [[nodiscard]] static FindRow fromClipboard(FindRow row);
    /// Returns the row of a record that the user opened before.
    [[nodiscard]] static FindRow openedBefore(const FindTarget &target, const QString &title);
    [[nodiscard]] static FindRow newPayment(Amount amount);
    /// Returns the row that filters the list of payments.
    /// @param parts  the parts of the query
    [[nodiscard]] static FindRow filter(const QString &query, const QList<QueryPart> &parts);

private:
    [[nodiscard]] static MarkedText titleOf(const Hit &hit);
    [[nodiscard]] static MarkedText whyOf(const Hit &hit, const SearchQuery &query);
    static void setStatus(FindRow &row, const Hit &hit);
};

/// Returns the one amount or the one day that a query consists of; null if it is anything else.
[[nodiscard]] const SearchTerm *onlyTerm(const SearchQuery &query);

} // namespace tilldesk::ui
