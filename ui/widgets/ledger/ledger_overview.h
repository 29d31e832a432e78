#pragma once

#include "ui/models/ledger/ledger_presenter.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace tilldesk::ui {

class LedgerJump;
class MessagePage;
class Pill;
class RowsTable;
class TextTableView;
class Theme;

/// The ledger itself: whether it is sound, the accounts with what they hold, and the entries.
class LedgerOverview : public QWidget
{
    Q_OBJECT

public:
    /// @pre both outlive it
    LedgerOverview(const Gateways &gateways, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] LedgerPresenter &presenter() { return m_presenter; }

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);
    void payoutRequested(const tilldesk::PayoutId &id);

private:
    [[nodiscard]] QWidget *makeHealth();
    [[nodiscard]] QWidget *makeAccounts();
    [[nodiscard]] QWidget *makeEntries();
    void showState();
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
    RowsTable *m_entries;
    MessagePage *m_message;
    QStackedWidget *m_stack;
    QLabel *m_words;
};

} // namespace tilldesk::ui
