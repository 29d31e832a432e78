#pragma once

#include "core/base/clock.h"
#include "ui/models/common/latest.h"
#include "ui/models/ledger/ledger_explanation.h"
#include "ui/models/lists/rows_model.h"

namespace tilldesk::ui {

/// The values besides a part itself that its cells depend on.
struct ExplanationLook {
    Timestamp now;
    Amount left; ///< amount left to explain after this part
};

/// The parts of a sum as a table, loaded in pages as the user scrolls. Each row shows the amount
/// left to explain after it.
class LedgerExplanationModel : public RowsModel<ExplainedRow, ExplanationLook>
{
    Q_OBJECT

public:
    enum Column { When, What, Name, AmountColumn, Left };

    /// @param clock  must outlive this object
    explicit LedgerExplanationModel(const Clock &clock, QObject *parent = nullptr);

    void show(std::shared_ptr<const Explanation> explanation);
    /// Discards all parts and reads them again.
    void reload();

    [[nodiscard]] const std::shared_ptr<const Explanation> &explanation() const
    {
        return m_explanation;
    }
    [[nodiscard]] Amount total() const { return m_total; }
    /// Returns the amount that the loaded parts do not explain.
    [[nodiscard]] Amount left() const;
    [[nodiscard]] bool isComplete() const { return state() == State::Ready && !m_hasMore; }
    /// Returns whether the sum is explained, how much is left, or by how much the parts are off;
    /// empty until loaded.
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] bool isOff() const { return isComplete() && left().cents() != 0; }

    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] const ExplainedRow *at(int row) const override;
    [[nodiscard]] int rowOfId(const QString &) const override { return -1; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void changed();

protected:
    [[nodiscard]] ExplanationLook lookAt(int row) const override;

private:
    [[nodiscard]] static Columns columns();
    void ask();
    void take(const ExplainedRows &rows);

    const Clock &m_clock;
    std::shared_ptr<const Explanation> m_explanation;
    QList<ExplainedRow> m_rows;
    QList<Amount> m_left; ///< amount left to explain after each row
    Amount m_total;
    bool m_hasMore = false;
    bool m_isFetching = false;
    Latest m_answers; ///< drops replies to reads from before the last reload
};

} // namespace tilldesk::ui
