#pragma once

#include "ui/models/till/till_presenter.h"

#include <QPointer>
#include <QWidget>

class QStackedWidget;

namespace tilldesk::ui {

class CustomerDisplay;
class MessagePage;
class Preferences;
class ProfileChoice;
class Theme;
class TillForm;
class TillStage;
class TillTilesRow;

/// The till: keypad at the left, the payment of the customer at the right, the static QR codes
/// below it. Wherever the keyboard is, digits go to the keypad.
class TillView : public QWidget
{
    Q_OBJECT

public:
    /// All of it outlives the view.
    TillView(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
             const ProfileChoice &profiles, Preferences &preferences, QWidget *parent = nullptr);
    ~TillView() override;

    [[nodiscard]] TillPresenter &presenter() { return m_presenter; }
    void refresh();
    /// Opens the second screen, or closes it.
    void toggleCustomerDisplay();
    /// Null while it is closed.
    [[nodiscard]] CustomerDisplay *customerDisplay() const;

Q_SIGNALS:
    void settingsRequested();
    void left(); ///< Escape had nothing to do here

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *makeTill();
    void connectParts();
    void setProfile(const std::optional<ProfileId> &profile);
    void showState();
    void pressTile(int index);
    void back();
    void rememberScreen();

    const Theme &m_theme;
    Preferences &m_preferences;
    TillPresenter m_presenter;
    TillForm *m_form;
    TillStage *m_stage;
    TillTilesRow *m_tiles;
    MessagePage *m_message;
    QStackedWidget *m_stack;
    QPointer<CustomerDisplay> m_display;
};

} // namespace tilldesk::ui
