#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/latest.h"
#include "ui/models/common/timing.h"
#include "ui/models/find/find_model.h"
#include "ui/models/find/last_opened.h"

#include <QElapsedTimer>
#include <functional>

namespace tilldesk::ui {

/// The search box: the typed text, and the results by group.
///
/// Without its service, the window searches the payments that it knows.
///
/// A search starts 80 ms after the last change of the text. The previous results stay until the
/// reply arrives.
class FindPresenter : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kPause{80};
    /// A search that takes longer than this shows that it is running.
    static constexpr std::chrono::milliseconds kSlow{200};

    enum class State {
        Results, ///< there are results, or nothing was typed
        Nothing, ///< nothing was found
        Problem, ///< the query has a mistake
        Failed,  ///< the search failed
    };

    /// A tab above the results.
    struct Tab {
        std::optional<FindGroup> group; ///< empty: all groups
        QString title;
        QString count;

        friend bool operator==(const Tab &, const Tab &) = default;
    };

    explicit FindPresenter(const Gateways &gateways, QObject *parent = nullptr);

    /// Leaves out the settings that a shop of this environment does not have.
    /// @param strictest  the strictest environment of the profiles of the shop
    void setEnvironment(Environment strictest) { m_environment = strictest; }
    /// Starts with a text, in all groups.
    /// @param clipboard  text of the clipboard; if it is the ID of a record and nothing is typed,
    /// that record comes first
    void begin(const QString &text, const QString &clipboard);
    void setText(const QString &text);
    [[nodiscard]] const QString &text() const { return m_text; }
    /// Searches for the same text again.
    void retry();
    /// Drops the search that is running.
    void stop();

    /// Returns the group that is shown alone; empty: all groups are shown.
    [[nodiscard]] std::optional<FindGroup> group() const { return m_group; }
    void choose(std::optional<FindGroup> group);
    /// Chooses the next tab (1) or the previous one (-1). After the last one comes the first.
    void step(int by);
    /// Returns the tabs of the groups that have results, after the tab of all groups.
    [[nodiscard]] QList<Tab> tabs() const;

    [[nodiscard]] FindModel &model() { return m_model; }
    [[nodiscard]] State state() const { return m_state; }
    /// Returns the title and the text of the page in place of results; empty if there are results.
    [[nodiscard]] QString messageTitle() const;
    [[nodiscard]] QString message() const;
    /// Returns how the text was read; see FindWords::reading().
    [[nodiscard]] const MarkedText &reading() const { return m_reading; }
    /// Returns the number of results and the time of the search; empty before the first search.
    [[nodiscard]] QString summary() const;
    [[nodiscard]] bool isSlow() const { return m_isSlow; }

    /// Calls `act` when the results belong to the text: now, or when the reply arrives. Not called
    /// if the text changes first, or if the search fails.
    void whenFound(std::function<void()> act);
    /// Returns the query that Ctrl+Enter makes the filter of the payments; empty if there is none.
    [[nodiscard]] QString filterQuery() const;
    /// Returns the row that filters the list by filterQuery(); empty if there is no such query.
    [[nodiscard]] std::optional<FindRow> filterRow() const;

    [[nodiscard]] LastOpened &lastOpened() { return m_lastOpened; }

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] bool isPending() const;
    void search();
    void take(const Result<SearchHits> &hits);
    void takeClipboard(const Result<SearchHits> &hits);
    void showStart();
    void searchKnown();
    /// @param known  results of a search among what the window knows
    void collect(const SearchHits &hits, const QList<FindGroupRows> &known = {});
    void addCommands();
    /// Returns what an empty search shows first: the id in the clipboard, and the rows last opened.
    [[nodiscard]] QList<FindLine> lastOpenedLines() const;
    void showLines();
    void finish();

    const Gateways m_gateways;
    FindModel m_model;
    LastOpened m_lastOpened;
    QString m_text;
    QString m_clipboard; ///< ID in the clipboard; empty: none
    std::optional<FindRow> m_fromClipboard;
    std::optional<FindGroup> m_group;
    Environment m_environment = Environment::Local;
    QList<FindGroupRows> m_groups;
    SearchQuery m_query;
    qint64 m_unsearched = 0;
    bool m_isKnownOnly = false; ///< the service is lost: the results are among what is known
    MarkedText m_reading;
    State m_state = State::Results;
    Error m_error;
    QString m_trace;
    Debounced m_searchSoon;
    Throttled m_slowSoon;
    Latest m_answers;
    QElapsedTimer m_since;
    std::optional<std::chrono::milliseconds> m_took;
    std::function<void()> m_then;
    bool m_isWaiting = false; ///< for the pause to end
    bool m_isAsking = false;  ///< for the reply
    bool m_isSlow = false;
};

} // namespace tilldesk::ui
