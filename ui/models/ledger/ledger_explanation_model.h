#pragma once

#include "core/base/clock.h"
#include "ui/models/ledger/ledger_explanation.h"

#include <QAbstractTableModel>

namespace tilldesk::ui {

/// The parts of a sum as a table, as far as the person has scrolled, each with what is left to
/// explain after it.
class LedgerExplanationModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { When, What, Name, AmountColumn, Left };
    static constexpr int kColumns = Left + 1;
    enum class State { Loading, Ready, Failed };

    explicit LedgerExplanationModel(const Clock &clock, QObject *parent = nullptr);

    void show(std::shared_ptr<const Explanation> explanation);
    /// Asks for everything again.
    void reload();

    [[nodiscard]] State state() const { return m_state; }
    /// @pre state() is Failed
    [[nodiscard]] const Error &error() const { return m_error; }
    [[nodiscard]] const std::shared_ptr<const Explanation> &explanation() const
    {
        return m_explanation;
    }
    [[nodiscard]] Amount total() const { return m_total; }
    /// What the parts that are here do not explain.
    [[nodiscard]] Amount left() const;
    [[nodiscard]] bool isComplete() const { return m_state == State::Ready && !m_hasMore; }
    /// What the numbers say: all is explained, how much is to come, or by how much it is off.
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] bool isOff() const { return isComplete() && left().cents() != 0; }
    /// @return null beyond the end
    [[nodiscard]] const ExplainedRow *rowAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void changed();

private:
    void ask();
    void take(const ExplainedRows &rows);
    [[nodiscard]] QString words(int row, Column column) const;

    const Clock &m_clock;
    std::shared_ptr<const Explanation> m_explanation;
    QList<ExplainedRow> m_rows;
    QList<Amount> m_left; ///< after each row
    Amount m_total;
    bool m_hasMore = false;
    bool m_isFetching = false;
    int m_generation = 0; ///< of the list; answers to an older one are dropped
    State m_state = State::Loading;
    Error m_error;
};

} // namespace tilldesk::ui
