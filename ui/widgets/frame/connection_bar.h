#pragma once

#include "ui/models/common/connection_status.h"
#include "ui/widgets/common/forward.h"

#include <QFrame>

class QProgressBar;

namespace tilldesk::ui {

/// Tells above the page that the service on another computer cannot be reached, or is back. Hidden
/// otherwise.
class ConnectionBar : public QFrame
{
    Q_OBJECT

public:
    /// @pre both references outlive this object
    ConnectionBar(ConnectionStatus &status, const Theme &theme, QWidget *parent = nullptr);

Q_SIGNALS:
    void pairingRequested(); ///< the user wants to pair this till again

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showState();
    void showAttempts();
    void showAdvice();

    ConnectionStatus &m_status;
    const Theme &m_theme;
    QLabel *m_sign;
    QLabel *m_sentence;
    QLabel *m_countdown;
    QProgressBar *m_pause;
    QLabel *m_attempts;
    QPushButton *m_tryNow;
    QPushButton *m_advice;
    QPushButton *m_pair;
};

} // namespace tilldesk::ui
