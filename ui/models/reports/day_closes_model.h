#pragma once

#include "core/gateway/reports.h"

#include <QAbstractTableModel>
#include <functional>

namespace tilldesk::ui {

/// X readings and day closes, newest first, as far as the person has scrolled. New ones come in at
/// the top.
class DayClosesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { When, Close, Till, Payments, Taken, Refunds, Refunded, Net, Total };
    static constexpr int kColumns = Total + 1;
    /// Stale: rows are shown, but asking for them again failed.
    enum class State { Loading, Ready, Stale, Failed };

    /// @param nameOf  a scope, for people
    DayClosesModel(gateway::Reports &reports, std::function<QString(const DayCloseScope &)> nameOf,
                   QObject *parent = nullptr);

    /// Shows another list from its beginning.
    void show(const DayCloseFilter &filter);
    /// Asks for what has come since.
    void refresh();
    /// The names of scopes are others now.
    void renew();

    [[nodiscard]] State state() const { return m_state; }
    /// @pre state() is Stale or Failed
    [[nodiscard]] const Error &error() const { return m_error; }
    /// @return null beyond the end
    [[nodiscard]] const DayClose *at(int row) const;

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

private:
    enum class Purpose { First, More, News };
    void ask(Purpose purpose, std::optional<qint64> before);
    void take(Purpose purpose, const DayClosePage &page);
    [[nodiscard]] QString cell(const DayClose &close, int column) const;

    gateway::Reports &m_reports;
    std::function<QString(const DayCloseScope &)> m_nameOf;
    DayCloseFilter m_filter;
    QList<DayClose> m_rows; ///< by falling `seq`
    bool m_hasMore = false;
    bool m_isFetching = false;
    int m_generation = 0; ///< of the list; answers to an older one are dropped
    State m_state = State::Loading;
    Error m_error;
};

} // namespace tilldesk::ui
