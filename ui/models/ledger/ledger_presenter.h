#pragma once

#include "ui/models/common/text_table.h"
#include "ui/models/ledger/ledger_model.h"

#include <QTimer>

namespace tilldesk::ui {

/// What the page of the ledger shows: its health, the accounts with what they hold, and the entries
/// of all or of one. Keeps them live.
class LedgerPresenter : public QObject
{
    Q_OBJECT

public:
    explicit LedgerPresenter(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] LedgerModel &model() { return m_model; }
    /// The accounts of the merchant, or of all; the first row stands for all of them.
    [[nodiscard]] TextTable &accounts() { return m_accounts; }

    /// Asks for the first time; until then the gateways hear nothing.
    void start();
    void setMerchant(const std::optional<MerchantId> &merchant);
    /// @param row  of accounts()
    void choose(int row);
    void refresh();

    /// The chosen account; empty: all of them.
    [[nodiscard]] std::optional<LedgerBalance> chosen() const;
    [[nodiscard]] LedgerHealth health() const { return m_gateways.ledger.health(); }
    /// Why what is shown may be out of date; empty when all is well.
    [[nodiscard]] QString message() const;

Q_SIGNALS:
    void changed(); ///< all but the entries

private:
    void askBalances();
    void showBalances();

    const Gateways m_gateways;
    LedgerModel m_model;
    TextTable m_accounts;
    QList<LedgerBalance> m_all;   ///< of every merchant
    QList<LedgerBalance> m_shown; ///< in the order of the rows, from the second one on
    std::optional<MerchantId> m_merchant;
    std::optional<LedgerAccount> m_chosen;
    QString m_failure;
    QTimer m_refreshSoon;
    bool m_isStarted = false;
};

} // namespace tilldesk::ui
