#pragma once

#include "ui/models/common/gateways.h"

#include <QAbstractTableModel>

namespace tilldesk::ui {

/// The entries of the ledger as a table, newest first, as far as the person has scrolled. Entries
/// never change and never leave; new ones come in at the top.
class LedgerModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { When, Cause, Way, Account, Subject, AmountColumn, Hash };
    static constexpr int kColumns = Hash + 1;
    /// Stale: rows are shown, but asking for newer ones failed.
    enum class State { Loading, Ready, Stale, Failed };

    explicit LedgerModel(const Gateways &gateways, QObject *parent = nullptr);

    /// Shows another list from its beginning.
    void show(const LedgerFilter &filter);
    /// Asks for entries that are newer than those shown.
    void refresh();

    [[nodiscard]] State state() const { return m_state; }
    /// Why the list could not be read. @pre state() is Stale or Failed
    [[nodiscard]] const Error &error() const { return m_error; }
    /// @return null beyond the end
    [[nodiscard]] const LedgerEntry *entryAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void stateChanged();
    /// Rows came in, or there are none.
    void rowsLoaded();

private:
    enum class Purpose { First, More, Newer };
    void ask(std::optional<qint64> before, Purpose purpose);
    void take(const LedgerPage &page, Purpose purpose);
    void append(const LedgerPage &page);
    void setState(State state);

    const Gateways m_gateways;
    LedgerFilter m_filter;
    QList<LedgerEntry> m_rows;  ///< by falling `seq`
    QList<LedgerEntry> m_newer; ///< by falling `seq`, until they reach those that are shown
    bool m_hasMore = false;
    bool m_isFetching = false;
    bool m_isRefreshing = false;
    bool m_mustRefreshAgain = false;
    int m_generation = 0; ///< of the list; answers to an older one are dropped
    State m_state = State::Loading;
    Error m_error;
};

} // namespace tilldesk::ui
