#pragma once

#include "ui/models/callbacks/callback_presenter.h"
#include "ui/models/callbacks/callbacks_presenter.h"

#include <QWidget>

class QLabel;
class QSplitter;
class QStackedWidget;

namespace tilldesk::ui {

class CallbackDetailsView;
class CallbacksTable;
class MessagePage;
class Preferences;
class Theme;

/// The list of callbacks with its filters, and the chosen one beside it.
class CallbackLog : public QWidget
{
    Q_OBJECT

public:
    /// @pre all outlive it
    CallbackLog(const Gateways &gateways, const Theme &theme, CallbacksPresenter &presenter,
                Preferences &preferences, QWidget *parent = nullptr);

    void choose(const CallbackId &id);
    void refresh();
    /// Opens a callback in a window of its own.
    void open(const CallbackId &id);

Q_SIGNALS:
    void testRequested();
    void paymentRequested(const tilldesk::PaymentId &id);
    void inspectionRequested(const tilldesk::CallbackInspection &inspection);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *makeList(const Theme &theme);
    [[nodiscard]] QWidget *makeDetails();
    void showState();
    void act();

    const Gateways m_gateways;
    const Theme &m_theme;
    CallbacksPresenter &m_presenter;
    CallbackPresenter m_chosen;
    CallbacksTable *m_table;
    MessagePage *m_message;
    QStackedWidget *m_stack;
    QLabel *m_words;
    CallbackDetailsView *m_details;
    QSplitter *m_splitter;
    QWidget *m_side;
};

} // namespace tilldesk::ui
