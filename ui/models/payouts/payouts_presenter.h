#pragma once

#include "ui/models/filters/sorted_presenter.h"
#include "ui/models/payouts/payouts_model.h"

namespace tilldesk::ui {

/// The list of payouts: its filter and its rows.
class PayoutsPresenter : public SortedPresenter<PayoutColumn>
{
    Q_OBJECT

public:
    explicit PayoutsPresenter(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] PayoutsModel &model() { return m_model; }
    [[nodiscard]] const ListModel &rows() const override { return m_model; }
    [[nodiscard]] const std::optional<MerchantId> &merchant() const { return m_merchant; }
    /// Returns the filter of the list as of now.
    [[nodiscard]] PayoutFilter filter() const;
    /// `6 payouts`
    [[nodiscard]] QString summary() const;

    [[nodiscard]] SavedView startView() const override
    {
        return {{}, {}, QStringLiteral("day:month"), {}};
    }
    void setMerchant(const std::optional<MerchantId> &merchant);

    [[nodiscard]] QString failureTitle() const override;
    [[nodiscard]] EmptyList emptyState() const override;

protected:
    void ask() override;
    void askAgain() override;

private:
    void askBulks();

    PayoutsModel m_model;
    std::optional<MerchantId> m_merchant;
    PayoutFilter m_shown;
};

} // namespace tilldesk::ui
