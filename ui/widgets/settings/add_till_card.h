#pragma once

#include "ui/models/settings/till_invite.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class CodeBox;

/// Adds a till: shows a link, its QR code and a code, follows what becomes of the code, and asks
/// whether the till that uses it may be added. Hiding the card withdraws the code, so that neither
/// a locked window nor another page adds a till.
class AddTillCard : public QWidget
{
    Q_OBJECT

public:
    /// Makes a code, or answers a till that uses a code that was made elsewhere.
    /// @param addresses  of the service's computer, at least one
    /// @param pairing    with a till that asks, which is answered; otherwise a code is made
    /// @pre All objects passed by reference must outlive this object.
    AddTillCard(const ShopGateways &gateways, const Theme &theme, const Ticker &ticker,
                const QStringList &addresses, const TillPairing &pairing,
                QWidget *parent = nullptr);

Q_SIGNALS:
    void closed(); ///< the card was hidden; its code is void

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void showInvite();
    void showTime();

    TillInvite m_invite;
    Pill *m_waits;
    QLabel *m_state;
    QLabel *m_time;
    CountdownRing *m_ring;
    QrCode *m_qr;
    CodeBox *m_link;
    QLabel *m_code;
    QLabel *m_fingerprint;
    ComboBox *m_address;
    QWidget *m_parts;  ///< everything about the code
    QWidget *m_asking; ///< everything about the till that asks
    QLabel *m_from;
    QLabel *m_compared;
    QPushButton *m_yes;
    QPushButton *m_no;
    bool m_wasAsking = false;
    QLabel *m_problem;
    QPushButton *m_new;
    QPushButton *m_done;
};

} // namespace tilldesk::ui
