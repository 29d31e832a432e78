#pragma once

#include "ui/models/payouts/payout_next.h"
#include "ui/models/payouts/payout_presenter.h"
#include "ui/models/payouts/payouts_presenter.h"

#include <QWidget>
#include <memory>

class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;

namespace tilldesk::ui {

class Explanation;
class MessagePage;
class PayoutDetailsView;
class Preferences;
class RowsTable;
class Theme;

/// The next payout, the list of payouts with its filters, and the chosen one below.
class PayoutsPage : public QWidget
{
    Q_OBJECT

public:
    /// @pre all outlive it
    PayoutsPage(const Gateways &gateways, const Theme &theme, Preferences &preferences,
                QWidget *parent = nullptr);

    void setMerchant(const std::optional<MerchantId> &merchant);
    void choose(const PayoutId &id);
    void refresh();
    /// Writes the list that is shown, or the lines of the payout that the keyboard is in.
    void exportShown();
    [[nodiscard]] PayoutsPresenter &presenter() { return m_presenter; }

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);

private:
    [[nodiscard]] QWidget *makeTop();
    [[nodiscard]] QWidget *makeList();
    [[nodiscard]] QWidget *makeDetails();
    void connectAll();
    void showState();
    void findChosen();
    void act();
    void offerExports();
    void exportPayouts();
    void exportChosen();
    void packMonth();
    void explainNext();
    void explainChosen();
    void explain(const std::shared_ptr<const Explanation> &sum);

    const Gateways m_gateways;
    const Theme &m_theme;
    Preferences &m_preferences;
    PayoutsPresenter m_presenter;
    PayoutNext m_next;
    PayoutPresenter m_chosen;
    RowsTable *m_table;
    MessagePage *m_message;
    QStackedWidget *m_stack;
    QLabel *m_words;
    QSplitter *m_splitter;
    QPushButton *m_export;
    PayoutDetailsView *m_details = nullptr;
};

} // namespace tilldesk::ui
