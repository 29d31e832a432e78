#pragma once

#include "ui/models/callbacks/callback_inbox.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/lists/list_page.h"

namespace tilldesk::ui {

class CheckList;
class CodeBox;

/// The callbacks that this program itself received, in the role of a shop's server.
class InboxPage : public ListPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    InboxPage(const Gateways &gateways, const Theme &theme, Preferences &preferences,
              QWidget *parent = nullptr);

    /// Refreshes the list. The first call reads the inbox.
    void refresh() override;

Q_SIGNALS:
    void inspectionRequested(const tilldesk::CallbackInspection &inspection);
    void testRequested();

private:
    [[nodiscard]] QWidget *makeDetails();
    void showState();
    void showChosen();

    CallbackInbox m_inbox;
    QLabel *m_addressLabel;
    CodeBox *m_address;
    QPushButton *m_clear;
    QPushButton *m_off;
    QStackedWidget *m_side;
    QLabel *m_to;
    QLabel *m_strict; ///< warning that strict receivers refuse the message although no check fails
    CheckList *m_checks;
    CodeBox *m_body;
    CodeBox *m_headers;
    QPushButton *m_inspect;
};

} // namespace tilldesk::ui
