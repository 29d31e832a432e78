#pragma once

#include "ui/models/ledger/ledger_model.h"
#include "ui/models/lists/list_presenter.h"
#include "ui/models/lists/text_table.h"

namespace tilldesk::ui {

/// What the page of the ledger shows: its health, the accounts with their balances, and the entries
/// of all accounts or of one.
class LedgerPresenter : public ListPresenter
{
    Q_OBJECT

public:
    explicit LedgerPresenter(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] LedgerModel &model() { return m_model; }
    [[nodiscard]] const ListModel &rows() const override { return m_model; }
    /// The accounts of the merchant, or of all; the first row stands for all of them.
    [[nodiscard]] TextTable &accounts() { return m_accounts; }

    void setMerchant(const std::optional<MerchantId> &merchant);
    /// @param row  of accounts()
    void choose(int row);

    /// The chosen account; empty: all of them.
    [[nodiscard]] std::optional<LedgerBalance> chosen() const;
    [[nodiscard]] LedgerHealth health() const { return gateways().ledger.health(); }
    /// Why the entries or the balances may be out of date; empty: they are not.
    [[nodiscard]] QString note() const override;
    [[nodiscard]] QString failureTitle() const override;
    [[nodiscard]] EmptyList emptyState() const override;

protected:
    void ask() override;
    void askAgain() override;

private:
    void askBalances();
    void showBalances();

    LedgerModel m_model;
    TextTable m_accounts;
    QList<LedgerBalance> m_all;   ///< of every merchant
    QList<LedgerBalance> m_shown; ///< in the order of the rows, from the second one on
    std::optional<MerchantId> m_merchant;
    std::optional<LedgerAccount> m_chosen;
    QString m_failure;
};

} // namespace tilldesk::ui
