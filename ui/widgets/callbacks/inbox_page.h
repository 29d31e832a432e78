#pragma once

#include "ui/models/callbacks/callback_inbox.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace tilldesk::ui {

class CheckList;
class CodeBox;
class MessagePage;
class TextTableView;
class Theme;

/// The callbacks that this program received itself, as a shop's server would.
class InboxPage : public QWidget
{
    Q_OBJECT

public:
    InboxPage(const Gateways &gateways, const Theme &theme, QWidget *parent = nullptr);

    void load() { m_inbox.load(); }

Q_SIGNALS:
    void inspectionRequested(const tilldesk::CallbackInspection &inspection);

private:
    [[nodiscard]] QWidget *makeList(const Theme &theme);
    [[nodiscard]] QWidget *makeDetails();
    void showState();
    void showChosen();

    CallbackInbox m_inbox;
    QLabel *m_addressLabel;
    CodeBox *m_address;
    QPushButton *m_clear;
    QStackedWidget *m_stack;
    MessagePage *m_message;
    TextTableView *m_table;
    QLabel *m_problem;
    QStackedWidget *m_side;
    MessagePage *m_none;
    QLabel *m_to;
    QLabel *m_strict; ///< what strict receivers would say
    CheckList *m_checks;
    CodeBox *m_body;
    CodeBox *m_headers;
    QPushButton *m_inspect;
};

} // namespace tilldesk::ui
