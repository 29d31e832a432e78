#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/timing.h"
#include "ui/models/lists/list_model.h"

#include <QDate>

namespace tilldesk::ui {

/// The page that an empty list shows in place of its rows.
struct EmptyList {
    enum class Does {
        Nothing,
        ClearFilters,
        ShowAll,
        Elsewhere, ///< the button opens another view; ListCard emits elsewhereRequested()
    };

    QString icon;
    QString title;
    QString why;
    QString action = {}; ///< text of the button; empty: no button
    Does does = Does::Nothing;
};

/// A sum in the line below the rows.
struct ListSum {
    QString title;
    QString amount;

    friend bool operator==(const ListSum &, const ListSum &) = default;
};

/// Base of the presenters of lists. Keeps the rows up to date, and holds the texts and numbers that
/// a page shows beside them.
class ListPresenter : public QObject
{
    Q_OBJECT

public:
    /// Changes are coalesced for 100 ms: a busy shop changes hundreds of rows a second.
    static constexpr std::chrono::milliseconds kUsualDelay{100};

    explicit ListPresenter(const Gateways &gateways, QObject *parent = nullptr,
                           std::chrono::milliseconds delay = kUsualDelay);

    [[nodiscard]] virtual const ListModel &rows() const = 0;
    /// Reads the list for the first time. Does not call the gateways before start().
    void start();
    /// Reads the shown rows, and the numbers beside them, again.
    void refresh();
    /// Reads the list from its beginning, as after a failure.
    void retry() { restart(); }

    /// Returns the current day in the shop's time zone.
    [[nodiscard]] QDate today() const;
    /// Returns the text below the rows: why they may be out of date; empty if there is no text.
    [[nodiscard]] virtual QString note() const;
    /// Returns the sums beside the note, the main sum last; empty until they are loaded.
    [[nodiscard]] virtual QList<ListSum> sums() const { return {}; }
    /// Returns the title of the page shown in place of rows that could not be read.
    [[nodiscard]] virtual QString failureTitle() const = 0;
    [[nodiscard]] virtual EmptyList emptyState() const = 0;
    virtual void clearFilters() {}
    virtual void showAll() { clearFilters(); }

Q_SIGNALS:
    void changed(); ///< anything except the rows has changed
    /// The list begins again with other filters.
    void restarted();

protected:
    /// Reads the list from its beginning, and the numbers beside it. Called only after start().
    virtual void ask() = 0;
    /// Reads the shown rows, and the numbers beside them, again. Called only after start().
    virtual void askAgain() = 0;
    /// Must be called after a filter has changed. Reads the list from its beginning.
    void restart();
    /// Sets a filter. Restarts the list if the filter has changed.
    template <typename T>
    void choose(T &filter, const T &wanted)
    {
        if (filter == wanted)
            return;
        filter = wanted;
        restart();
    }
    /// Refreshes the list after each emission of a signal. Emissions within the delay are
    /// coalesced.
    template <typename Sender, typename Signal>
    void refreshOn(const Sender &sender, Signal signal)
    {
        connect(&sender, signal, this, [this] { m_refreshSoon.request(); });
    }
    [[nodiscard]] bool isStarted() const { return m_isStarted; }
    [[nodiscard]] const Gateways &gateways() const { return m_gateways; }

private:
    const Gateways m_gateways;
    Throttled m_refreshSoon;
    bool m_isStarted = false;
};

} // namespace tilldesk::ui
