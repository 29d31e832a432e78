#pragma once

#include "ui/models/setup/connect_form.h"
#include "ui/widgets/common/forward.h"

#include <QDialog>

namespace tilldesk::ui {

/// Asks for the link of a service on another computer, and makes this computer its till. Accepted
/// once the till is paired.
class ConnectDialog : public QDialog
{
    Q_OBJECT

public:
    /// @pre `connection` outlives this object
    /// @param link  that is offered; may be empty
    /// @param name  that is proposed for this till
    ConnectDialog(gateway::Joining &connection, const QString &link, const QString &name,
                  QWidget *parent = nullptr);

private:
    void showState();

    ConnectForm m_form;
    QLineEdit *m_link;
    QLineEdit *m_name;
    QLabel *m_words;
    QLabel *m_fingerprintWords;
    QLabel *m_fingerprint;
    QLabel *m_asked;
    QLabel *m_failure;
    QPushButton *m_cancel;
    QPushButton *m_go;
};

} // namespace tilldesk::ui
