#pragma once

#include "ui/models/ledger/ledger_presenter.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/lists/list_page.h"

namespace tilldesk::ui {

class LedgerJump;

/// The ledger: its health, the accounts with their balances, and the entries.
class LedgerOverview : public ListPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    LedgerOverview(const Gateways &gateways, const Theme &theme, Preferences &preferences,
                   QWidget *parent = nullptr);

    [[nodiscard]] LedgerPresenter &presenter() { return m_presenter; }

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);
    void payoutRequested(const tilldesk::PayoutId &id);
    void newPaymentRequested();

private:
    [[nodiscard]] QWidget *makeHealth();
    [[nodiscard]] QWidget *makeAccounts();
    [[nodiscard]] QLayout *makeHead();
    void showState();
    void copyHash();
    void explain();

    const Gateways m_gateways;
    LedgerPresenter m_presenter;
    LedgerJump *m_jump;
    Pill *m_healthPill;
    QLabel *m_healthWords;
    TextTableView *m_accounts;
    QLabel *m_title;
    QPushButton *m_explain;
    QPushButton *m_copyHash;
};

} // namespace tilldesk::ui
