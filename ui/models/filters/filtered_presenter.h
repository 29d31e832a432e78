#pragma once

#include "ui/models/filters/filter_input.h"
#include "ui/models/filters/saved_views.h"
#include "ui/models/lists/list_presenter.h"

namespace tilldesk::ui {

/// Base of the presenters of lists with a filter field. Each change of the chips restarts the list.
class FilteredPresenter : public ListPresenter
{
    Q_OBJECT

public:
    FilteredPresenter(const Gateways &gateways, FilterList list, QObject *parent = nullptr);

    [[nodiscard]] FilterInput &filters() { return m_filters; }
    [[nodiscard]] const FilterInput &filters() const { return m_filters; }
    /// Replaces the chips. A query with a mistake becomes the typed text.
    void setFind(const QString &query) { m_filters.setQuery(query.trimmed()); }
    void clearFilters() override { m_filters.clear(); }

    /// Returns what a saved view stores of the list: the chips and the order, in derived classes
    /// also a tab.
    [[nodiscard]] virtual SavedView view() const
    {
        return {{}, {}, m_filters.query(), orderText()};
    }
    /// Returns the view at the start of the program.
    [[nodiscard]] virtual SavedView startView() const { return {}; }
    /// Shows what a saved view has stored.
    virtual void show(const SavedView &view);
    /// Sorts the list as after a click on the header of a column. No-op if its order is fixed.
    virtual void sortBy(int) {}
    /// Returns the order as a saved view stores it; empty: newest first.
    [[nodiscard]] virtual QString orderText() const { return {}; }
    virtual void setOrderText(const QString &) {}

Q_SIGNALS:
    void replaced(); ///< another view than the user's has replaced the filters

protected:
    /// Returns the query of the chips; days are relative to now.
    [[nodiscard]] ParsedQuery parsed() const;
    /// Returns whether a chip hides rows.
    [[nodiscard]] bool isNarrowed() const { return !m_filters.query().isEmpty(); }
    /// Called after the chips have changed, before the list restarts.
    virtual void adaptToFilters() {}
    /// Makes the names of the staff, also of members who have left, complete `person:`.
    /// @param others  further names, offered last
    void offerStaff(const QStringList &others = {});

private:
    FilterInput m_filters;
};

} // namespace tilldesk::ui
