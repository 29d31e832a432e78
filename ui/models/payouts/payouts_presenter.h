#pragma once

#include "ui/models/common/period.h"
#include "ui/models/lists/list_presenter.h"
#include "ui/models/payouts/payouts_model.h"

namespace tilldesk::ui {

/// The list of payouts: its filter and its rows.
class PayoutsPresenter : public ListPresenter
{
    Q_OBJECT

public:
    explicit PayoutsPresenter(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] PayoutsModel &model() { return m_model; }
    [[nodiscard]] const ListModel &rows() const override { return m_model; }
    [[nodiscard]] const Period &period() const { return m_period; }
    [[nodiscard]] std::optional<PayoutStatus> status() const { return m_status; }
    /// Returns the bulk that the list is filtered by. Empty optional: all bulks. Empty text:
    /// payouts without a bulk.
    [[nodiscard]] const std::optional<QString> &bulk() const { return m_bulk; }
    [[nodiscard]] const std::optional<MerchantId> &merchant() const { return m_merchant; }
    /// Returns the bulks of the chosen merchant. An empty text stands for payouts without a bulk.
    [[nodiscard]] const QStringList &bulks() const { return m_bulks; }
    /// Returns the filter of the list as of now.
    [[nodiscard]] PayoutFilter filter() const;
    /// `6 payouts`
    [[nodiscard]] QString summary() const;

    void setPeriod(const Period &period) { choose(m_period, period); }
    void setStatus(std::optional<PayoutStatus> status) { choose(m_status, status); }
    void setBulk(const std::optional<QString> &bulk) { choose(m_bulk, bulk); }
    void setMerchant(const std::optional<MerchantId> &merchant);
    void clearFilters() override;

    [[nodiscard]] QString failureTitle() const override;
    [[nodiscard]] EmptyList emptyState() const override;

protected:
    void ask() override;
    void askAgain() override;

private:
    void askBulks();

    PayoutsModel m_model;
    Period m_period{Period::Kind::ThisMonth};
    std::optional<PayoutStatus> m_status;
    std::optional<QString> m_bulk;
    std::optional<MerchantId> m_merchant;
    PayoutFilter m_shown;
    QStringList m_bulks;
};

} // namespace tilldesk::ui
