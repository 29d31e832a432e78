#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/lists/windowed_model.h"

namespace tilldesk::ui {

/// The lines that a PayoutLines shows.
struct PayoutLinesFilter {
    PayoutId payout;
    PayoutItemKind kind = PayoutItemKind::Payment;

    friend bool operator==(const PayoutLinesFilter &, const PayoutLinesFilter &) = default;
};

/// The payments or the refunds of a payout, oldest first. Lines never change. See WindowedModel.
class PayoutLines : public WindowedModel<PayoutItem, PayoutItemPage, PayoutLinesFilter>
{
    Q_OBJECT

public:
    enum Column { When, PaymentColumn, Reference, Description, Channel, AmountColumn };

    explicit PayoutLines(const Gateways &gateways, QObject *parent = nullptr);

    /// Shows the lines of one kind of a payout. Empty id: shows no lines.
    /// @param total  number of these lines
    void show(const PayoutId &payout, PayoutItemKind kind, qint64 total);
    /// Reads the rows in view again, as after a failure.
    void retry();
    [[nodiscard]] PayoutItemKind kind() const;
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
