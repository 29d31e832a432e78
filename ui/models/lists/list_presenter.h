#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/timing.h"
#include "ui/models/lists/list_model.h"

#include <QDate>

namespace tilldesk::ui {

/// What stands in place of the rows of an empty list.
struct EmptyList {
    enum class Does {
        Nothing,
        ClearFilters,
        ShowAll,
        Elsewhere, ///< leads out of the list; the page tells its view
    };

    QString icon;
    QString title;
    QString why;
    QString action = {}; ///< text of the button; empty: there is none
    Does does = Does::Nothing;
};

/// What a list shows and says besides its rows. Keeps the rows live.
class ListPresenter : public QObject
{
    Q_OBJECT

public:
    /// Changes are coalesced for 100 ms: a busy shop changes hundreds of rows a second.
    static constexpr std::chrono::milliseconds kUsualDelay{100};

    explicit ListPresenter(const Gateways &gateways, QObject *parent = nullptr,
                           std::chrono::milliseconds delay = kUsualDelay);

    [[nodiscard]] virtual const ListModel &rows() const = 0;
    /// Reads the list for the first time; before that the gateways are not called.
    void start();
    /// Reads the shown rows, and the numbers beside them, again.
    void refresh();
    /// Reads the list from its beginning, as after a failure.
    void retry() { restart(); }

    /// The current day in the shop's time zone.
    [[nodiscard]] QDate today() const;
    /// What is said below the rows: why they may be out of date; empty: nothing.
    [[nodiscard]] virtual QString note() const;
    /// Title of the page that stands in place of rows that cannot be read.
    [[nodiscard]] virtual QString failureTitle() const = 0;
    [[nodiscard]] virtual EmptyList emptyState() const = 0;
    virtual void clearFilters() {}
    virtual void showAll() { clearFilters(); }

Q_SIGNALS:
    void changed(); ///< anything except the rows

protected:
    /// Reads the list from its beginning, and the numbers beside it. Called once started.
    virtual void ask() = 0;
    /// Reads the shown rows, and the numbers beside them, again. Called once started.
    virtual void askAgain() = 0;
    /// After a filter has changed.
    void restart();
    /// Sets a filter; restarts the list if it was another one.
    template <typename T>
    void choose(T &filter, const T &wanted)
    {
        if (filter == wanted)
            return;
        filter = wanted;
        restart();
    }
    /// Refreshes after each emission of a signal, coalesced.
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
