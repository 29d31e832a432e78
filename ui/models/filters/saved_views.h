#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <functional>
#include <optional>

namespace tilldesk::ui {

/// A list's filters and order under a name. Days are stored as typed, so `day:today` means another
/// day tomorrow.
struct SavedView {
    QString name;
    QString tab;   ///< word of the fixed tab, for example `paid`; empty: all rows
    QString query; ///< as parseQuery() reads it
    QString order; ///< column and direction, as viewOf() writes them; empty: newest first

    /// Returns whether both views have the same tab, filters and order.
    [[nodiscard]] bool showsTheSame(const SavedView &other) const
    {
        return tab == other.tab && query == other.query && order == other.order;
    }
    friend bool operator==(const SavedView &, const SavedView &) = default;
};

/// The user's saved views of a list, and the index of the open view.
class SavedViews : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype kMost = 50;
    static constexpr qsizetype kLongestName = 40; ///< UTF-16 code units

    /// Stores the result of save() for the next start.
    using Store = std::function<void(const QByteArray &)>;

    /// @param saved  result of save(); anything else gives no views
    /// @param store  called after each change
    explicit SavedViews(const QByteArray &saved, Store store = {}, QObject *parent = nullptr);
    [[nodiscard]] QByteArray save() const;

    [[nodiscard]] const QList<SavedView> &views() const { return m_views; }
    /// Returns the view that the user opened last, even if the list has been changed since; -1 if
    /// none is open.
    [[nodiscard]] int open() const { return m_open; }
    /// @param view  index, or -1 for none
    void setOpen(int view);

    /// Returns why a view cannot have this name; empty if it can.
    /// @param except  index of the view that is renamed; -1: a new view
    [[nodiscard]] QString whyNot(const QString &name, int except = -1) const;
    /// Adds a view at the end and opens it. No-op if whyNot() has a reason.
    void add(const SavedView &view);
    /// No-op if whyNot() has a reason.
    void rename(int view, const QString &name);
    /// Stores the filters and the order of `now` in a view, which keeps its name.
    void update(int view, const SavedView &now);
    /// Moves a view by one place: -1 to the left, 1 to the right. No-op at the end.
    void move(int view, int by);
    /// Deletes a view. restore() brings back the one deleted last.
    void remove(int view);
    /// Returns the name of the view that restore() would bring back; empty if there is none.
    [[nodiscard]] QString removedName() const;
    void restore();

Q_SIGNALS:
    void changed();

private:
    void tell();

    QList<SavedView> m_views;
    Store m_store;
    int m_open = -1;
    struct Removed {
        SavedView view;
        int index;
        bool wasOpen;
    };
    std::optional<Removed> m_removed;
};

} // namespace tilldesk::ui
