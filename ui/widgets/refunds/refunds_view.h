#pragma once

#include "ui/models/refunds/refund_presenter.h"
#include "ui/models/refunds/refunds_presenter.h"

#include <QWidget>

class QLabel;
class QSplitter;
class QStackedWidget;

namespace tilldesk::ui {

class MessagePage;
class Preferences;
class RefundsTable;
class TabButton;
class Theme;

/// The list of refunds with its tabs and filters, and the chosen refund beside it.
class RefundsView : public QWidget
{
    Q_OBJECT

public:
    /// @pre all outlive it
    RefundsView(const Gateways &gateways, const Theme &theme, Preferences &preferences,
                QWidget *parent = nullptr);

    [[nodiscard]] RefundsPresenter &presenter() { return m_presenter; }
    /// Shows one refund, whatever the list was narrowed to.
    void choose(const RefundId &id);
    void refresh();
    /// Writes what the filter shows to a file.
    void exportShown();

Q_SIGNALS:
    void paymentRequested(const tilldesk::PaymentId &id);
    void paymentsRequested();
    void findRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Tab {
        std::optional<RefundStatus> status;
        TabButton *button;
    };

    [[nodiscard]] QWidget *makeTabs();
    [[nodiscard]] QWidget *makeList();
    [[nodiscard]] QWidget *makeDetails();
    void showChosen(const QString &id);
    void showState();
    void showTabs();
    void act();
    void open(const QString &id);

    const Gateways m_gateways;
    const Theme &m_theme;
    Preferences &m_preferences;
    RefundsPresenter m_presenter;
    RefundPresenter m_chosen;
    QList<Tab> m_tabs;
    RefundsTable *m_table;
    MessagePage *m_message;
    QStackedWidget *m_stack;
    QLabel *m_summary;
    QSplitter *m_splitter;
    QWidget *m_details;
};

} // namespace tilldesk::ui
