#pragma once

#include "ui/models/staff/lock_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

class QGridLayout;

namespace tilldesk::ui {

class PaymentStrip;
class PersonTile;
class PinDots;
class QrPresenter;

/// The locked till, in place of the whole window: people at the left, the PIN at the right. Digits
/// go to the PIN and letters choose a person, wherever the focus is.
class LockPage : public QWidget
{
    Q_OBJECT

public:
    /// @pre `theme` and `presenter` must outlive this object
    LockPage(const Theme &theme, LockPresenter &presenter, QWidget *parent = nullptr);

    /// @param shop     shown at the top right
    /// @param address  words about the endpoint, shown at the bottom
    /// @param isListening  whether shops' software can connect
    void begin(const QString &shop, const QString &address, bool isListening);
    /// @param stage  payment of this computer, which goes on; null: none
    /// @param more   number of other running payments
    void showPayment(const QrPresenter *stage, int more);

    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *makePeople();
    [[nodiscard]] QWidget *makePad();
    [[nodiscard]] QWidget *makeKeyHint();
    [[nodiscard]] QPushButton *makeKey(const QString &text, const QString &name);
    void showState();
    void showPeople();
    void showTime();
    void pressTile(const StaffId &id);
    void focusChosen();
    [[nodiscard]] int columns() const;

    const Theme &m_theme;
    LockPresenter &m_presenter;
    QLabel *m_shop;
    QFrame *m_dot; ///< green while shops' software can connect
    QLabel *m_address;
    QLabel *m_time;
    QLabel *m_day;
    PaymentStrip *m_strip;
    QGridLayout *m_grid;
    QList<PersonTile *> m_tiles;
    QLabel *m_letter; ///< first letter of the chosen person
    QLabel *m_heading;
    PinDots *m_dots;
    QFrame *m_line;
    QLabel *m_problem;
    QPushButton *m_open;
    QPushButton *m_forgotten;
    QLabel *m_help;
};

} // namespace tilldesk::ui
