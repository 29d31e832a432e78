#pragma once

#include "ui/models/common/shop_gateways.h"
#include "ui/models/till/till_presenter.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class CustomerDisplay;
class SecondScreen;
class TillForm;
class TillStage;
class TillTilesRow;

/// The till: the keypad at the left, the customer's payment at the right, and the static QR codes
/// below it. Digits that the focused widget does not use go to the keypad.
class TillView : public QWidget
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    TillView(const ShopGateways &gateways, const Theme &theme, const Ticker &ticker,
             const ProfileChoice &profiles, Preferences &preferences, QWidget *parent = nullptr);
    ~TillView() override;

    /// Shows the payment of the first run when the till is next opened, with a button that pays it
    /// as a simulated customer.
    static void showAtStart(Preferences &preferences, const PaymentId &payment);
    [[nodiscard]] TillPresenter &presenter() { return m_presenter; }
    void refresh();
    /// Opens or closes the customer display.
    void toggleCustomerDisplay();
    /// Returns the customer display; null if it is closed.
    [[nodiscard]] CustomerDisplay *customerDisplay() const;

    /// Begins at a point of sale as long as the user has chosen none.
    /// @param key  TillCounter::key(); empty: none was decided
    void setOwnPlace(const QString &key);

Q_SIGNALS:
    void settingsRequested();
    void endpointRequested(); ///< the settings of the service address
    void left();              ///< the user pressed Escape and the till has nothing left to undo

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *makeTill();
    void connectParts();
    void setScope(const ProfileChoice &profiles);
    void showState();
    /// Asks about a large sum and about a payment that would be replaced, then presses the tile.
    void pressTile(int index);
    void pressTileOf(int index);
    void back();
    /// Remembers the payment on the stage for the next start.
    void rememberStage();

    Preferences &m_preferences;
    QString m_counterKey; ///< preferences key of the point of sale last used
    QString m_ownPlace;   ///< see setOwnPlace()
    TillPresenter m_presenter;
    TillForm *m_form;
    TillStage *m_stage;
    TillTilesRow *m_tiles;
    MessagePage *m_message;
    QStackedWidget *m_stack;
    SecondScreen *m_secondScreen;
};

} // namespace tilldesk::ui
