#pragma once

#include "ui/models/common/period.h"
#include "ui/widgets/common/chip.h"

#include <functional>

namespace tilldesk::ui {

/// One filter of a list, shown as a chip.
struct Filter {
    /// One entry of the chip's menu.
    struct Choice {
        QString text;
        bool isChosen = false;
        std::function<void()> choose = {};
        bool isSeparated = false; ///< a line separates the entry from the entry above
    };

    QString name; ///< object name of the chip, for tests
    Chip::Kind kind = Chip::Kind::Filter;
    std::function<QString()> text;
    std::function<QString()> spoken = {}; ///< text for screen readers; empty: the same as text()
    std::function<bool()> isActive = {};
    std::function<void()> clear = {}; ///< clears the filter; for Kind::Filter only
    /// Entries of the menu; empty: click() is called instead.
    std::function<QList<Choice>()> choices = {};
    std::function<void(QWidget *chip)> click = {};
    std::function<bool()> isShown = {};   ///< empty: always shown
    std::function<QString()> whyNot = {}; ///< reason why the chip is disabled; empty text: enabled
    std::function<QString()> detail = {}; ///< tooltip
};

/// A period that a list can be filtered by.
struct PeriodSource {
    std::function<Period()> period;
    std::function<void(const Period &)> choose;
    std::function<QDate()> today;
    std::function<Period()> custom = period; ///< initial period of the dialog
    bool isRequired = false;                 ///< a period must be chosen: "Any time" is not offered
};

/// Returns the filter of a period. Its menu also opens a dialog for any first and last day.
[[nodiscard]] Filter periodFilter(const Theme &theme, QWidget *parent, const QString &name,
                                  const PeriodSource &source);
/// The chips that filter a list.
class FilterChips : public QWidget
{
    Q_OBJECT

public:
    /// @param theme  must outlive this object
    explicit FilterChips(const Theme &theme, QWidget *parent = nullptr);

    void add(const Filter &filter);
    /// Adds a link that clears all filters. Shown while at least one filter is active.
    void addClear(const QString &name, std::function<void()> clear);

    /// Updates the chips to the current state of the filters.
    void showFilters();

private:
    struct Entry {
        Filter filter;
        Chip *chip;
    };
    void open(const Entry &entry);

    const Theme &m_theme;
    QList<Entry> m_entries;
    QAbstractButton *m_clear = nullptr;
};

} // namespace tilldesk::ui
