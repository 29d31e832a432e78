#pragma once

#include "ui/models/common/period.h"
#include "ui/widgets/common/chip.h"

#include <functional>

namespace tilldesk::ui {

/// One filter of a list, shown as a chip.
struct Filter {
    /// One entry of the menu that the chip opens.
    struct Choice {
        QString text;
        bool isChosen = false;
        std::function<void()> choose = {};
        bool isSeparated = false; ///< a line stands above the entry
    };

    QString name; ///< of the chip, for tests
    Chip::Kind kind = Chip::Kind::Filter;
    std::function<QString()> text;
    std::function<QString()> spoken = {}; ///< for screen readers; empty: as text
    std::function<bool()> isActive = {};
    std::function<void()> clear = {};            ///< for Kind::Filter
    std::function<QList<Choice>()> choices = {}; ///< the menu; empty: click() is called
    std::function<void(QWidget *chip)> click = {};
    std::function<bool()> isShown = {};   ///< empty: always
    std::function<QString()> whyNot = {}; ///< why the chip is disabled; empty text: it is not
    std::function<QString()> detail = {}; ///< tooltip
};

/// A period that a list can be narrowed to.
struct PeriodSource {
    std::function<Period()> period;
    std::function<void(const Period &)> choose;
    std::function<QDate()> today;
    std::function<Period()> custom = period; ///< what the dialog begins with
    bool isRequired = false;                 ///< "Any time" is no choice, so nothing to clear
};

/// Returns the filter of a period, with a dialog for two days of the person's choice.
[[nodiscard]] Filter periodFilter(const Theme &theme, QWidget *parent, const QString &name,
                                  const PeriodSource &source);
/// Returns the filter that shows the text the list is searched for; hidden while there is none.
[[nodiscard]] Filter findFilter(const QString &name, std::function<QString()> text,
                                std::function<void()> clear, std::function<void()> change);

/// The chips that narrow a list.
class FilterChips : public QWidget
{
    Q_OBJECT

public:
    /// @param theme  must outlive this object
    explicit FilterChips(const Theme &theme, QWidget *parent = nullptr);

    void add(const Filter &filter);
    /// Adds a link that clears all filters, shown while one of them is active.
    void addClear(const QString &name, std::function<void()> clear);

    /// Shows the filters as they are now.
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
