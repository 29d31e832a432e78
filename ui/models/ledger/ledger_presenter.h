#pragma once

#include "ui/models/filters/filtered_presenter.h"
#include "ui/models/ledger/ledger_model.h"
#include "ui/models/lists/text_table.h"

namespace tilldesk::ui {

/// The page of the ledger: its health, the accounts with their balances, and the entries of one
/// account or of all.
class LedgerPresenter : public FilteredPresenter
{
    Q_OBJECT

public:
    explicit LedgerPresenter(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] LedgerModel &model() { return m_model; }
    [[nodiscard]] const ListModel &rows() const override { return m_model; }
    /// Returns the accounts of the chosen merchant, or of all merchants. The first row stands for
    /// all accounts.
    [[nodiscard]] TextTable &accounts() { return m_accounts; }

    void setMerchant(const std::optional<MerchantId> &merchant);
    /// Chooses the account whose entries are shown.
    /// @param row  row of accounts(); 0: all accounts
    void choose(int row);

    /// Returns the chosen account; empty: all accounts.
    [[nodiscard]] std::optional<LedgerBalance> chosen() const;
    [[nodiscard]] LedgerHealth health() const { return gateways().ledger.health(); }
    /// Returns why the entries or the balances may be out of date; empty if they are up to date.
    [[nodiscard]] QString note() const override;
    [[nodiscard]] QString failureTitle() const override;
    [[nodiscard]] EmptyList emptyState() const override;

protected:
    void ask() override;
    void askAgain() override;

private:
    /// Returns the filter of the list as of now.
    [[nodiscard]] LedgerFilter filter() const;
    void askBalances();
    void showBalances();

    LedgerModel m_model;
    TextTable m_accounts;
    QList<LedgerBalance> m_all;   ///< balances of all merchants
    QList<LedgerBalance> m_shown; ///< balances in the order of the rows, which start at row 1
    std::optional<MerchantId> m_merchant;
    std::optional<LedgerAccount> m_chosen;
    QString m_failure;
};

} // namespace tilldesk::ui
