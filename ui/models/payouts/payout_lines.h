#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/lists/windowed_model.h"

namespace tilldesk::ui {

/// The lines that a PayoutLines shows.
struct PayoutLinesFilter {
    PayoutId payout;
    std::optional<PayoutItemKind> kind; ///< empty: all lines

    friend bool operator==(const PayoutLinesFilter &, const PayoutLinesFilter &) = default;
};

/// The payments, the refunds, or both of a payout, newest first, below its charges of fees. Lines
/// never change. See WindowedModel.
class PayoutLines : public WindowedModel<PayoutItem, PayoutItemPage, PayoutLinesFilter>
{
    Q_OBJECT

public:
    enum Column {
        When,
        What,
        PaymentColumn,
        Reference,
        Description,
        Channel,
        AmountColumn,
        SumSoFar,
        FeeColumn, ///< shown for a payout whose payments have fees
        NetColumn  ///< as FeeColumn
    };

    explicit PayoutLines(const Gateways &gateways, QObject *parent = nullptr);

    /// Shows the lines of a payout.
    /// @param kind  empty: all lines
    void show(const Payout &payout, std::optional<PayoutItemKind> kind);
    /// Reads the rows in view again, as after a failure.
    void retry();
    /// Returns the kind of the lines shown; empty: all lines.
    [[nodiscard]] std::optional<PayoutItemKind> kind() const;
    /// Returns why rows could not be read; empty if they could.
    [[nodiscard]] QString failure() const;

protected:
    [[nodiscard]] QFuture<Result<PayoutItemPage>> read(const PayoutLinesFilter &filter, int first,
                                                       int count) override;
    [[nodiscard]] Timestamp lookAt(int) const override { return m_gateways.clock.now(); }
    [[nodiscard]] QVariant textOfMissing(int row) const override;

private:
    [[nodiscard]] static Columns columns();

    const Gateways m_gateways;
};

} // namespace tilldesk::ui
