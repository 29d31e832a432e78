#pragma once

#include "ui/models/ledger/ledger_presenter.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace tilldesk::ui {

class LedgerJump;
class Pill;
class TableView;
class TextTableView;
class Theme;

/// The ledger: its health, the accounts with their balances, and the entries.
class LedgerOverview : public QWidget
{
    Q_OBJECT

public:
    /// @pre `gateways` and `theme` must outlive this object.
    LedgerOverview(const Gateways &gateways, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] LedgerPresenter &presenter() { return m_presenter; }

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);
    void payoutRequested(const tilldesk::PayoutId &id);

private:
    [[nodiscard]] QLayout *makeHealth();
    [[nodiscard]] QWidget *makeAccounts();
    [[nodiscard]] QWidget *makeEntries();
    void showState();
    void copyHash();
    void explain();

    const Gateways m_gateways;
    const Theme &m_theme;
    LedgerPresenter m_presenter;
    LedgerJump *m_jump;
    Pill *m_healthPill;
    QLabel *m_healthWords;
    TextTableView *m_accounts;
    QLabel *m_title;
    QPushButton *m_explain;
    QPushButton *m_copyHash;
    TableView *m_entries;
};

} // namespace tilldesk::ui
