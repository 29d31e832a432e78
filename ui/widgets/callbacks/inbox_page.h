#pragma once

#include "ui/models/callbacks/callback_inbox.h"
#include "ui/widgets/lists/list_page.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace tilldesk::ui {

class CheckList;
class CodeBox;

/// The callbacks that this program received itself, as a shop's server would.
class InboxPage : public ListPage
{
    Q_OBJECT

public:
    /// @pre all outlive this object
    InboxPage(const Gateways &gateways, const Theme &theme, Preferences &preferences,
              QWidget *parent = nullptr);

    /// Also reads the inbox for the first time.
    void refresh() override;

Q_SIGNALS:
    void inspectionRequested(const tilldesk::CallbackInspection &inspection);

private:
    [[nodiscard]] QWidget *makeDetails();
    void showState();
    void showChosen();

    CallbackInbox m_inbox;
    QLabel *m_addressLabel;
    CodeBox *m_address;
    QPushButton *m_clear;
    QStackedWidget *m_side;
    QLabel *m_to;
    QLabel *m_strict; ///< what strict receivers would say
    CheckList *m_checks;
    CodeBox *m_body;
    CodeBox *m_headers;
    QPushButton *m_inspect;
};

} // namespace tilldesk::ui
