#pragma once

#include "ui/models/gateways.h"

#include <QAbstractTableModel>

namespace tilldesk::ui {

/// The callbacks of a filter as a table, newest first, as far as the person has scrolled. New ones
/// come in at the top and changed ones change in their places.
class CallbacksModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Time, PaymentColumn, Status, To, Attempts, Answer };
    static constexpr int kColumns = Answer + 1;
    enum Role { ToneRole = Qt::UserRole, IsQuietRole };
    /// Stale: rows are shown, but asking for them again failed.
    enum class State { Loading, Ready, Stale, Failed };

    CallbacksModel(gateway::Callbacks &callbacks, const Clock &clock, QObject *parent = nullptr);

    /// Shows another list from its beginning.
    void show(const CallbackFilter &filter);
    /// Asks again for what is shown. @param filter  as before, a moved beginning aside
    void refresh(const CallbackFilter &filter);
    void setVisibleRows(int first, int last);

    [[nodiscard]] State state() const { return m_state; }
    /// Why the list could not be read. @pre state() is Stale or Failed
    [[nodiscard]] const Error &error() const { return m_error; }
    /// @return null beyond the end
    [[nodiscard]] const Callback *callbackAt(int row) const;
    /// -1 when it is not here.
    [[nodiscard]] int rowOf(const CallbackId &id) const;

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
    enum class Purpose { First, More, Refresh };
    void ask(std::optional<qint64> before, int count, Purpose purpose);
    void take(std::optional<qint64> before, const CallbackPage &page, Purpose purpose);
    void append(const CallbackPage &page);
    void merge(std::optional<qint64> before, const CallbackPage &page);
    void removeOne(int row);
    void setState(State state);

    gateway::Callbacks &m_callbacks;
    const Clock &m_clock;
    CallbackFilter m_filter;
    QList<Callback> m_rows; ///< by falling `seq`
    bool m_hasMore = false;
    bool m_isFetching = false;
    int m_generation = 0; ///< of the list; answers to an older one are dropped
    int m_firstVisible = 0;
    int m_lastVisible = 0;
    State m_state = State::Loading;
    Error m_error;
};

} // namespace tilldesk::ui
