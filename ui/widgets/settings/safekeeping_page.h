#pragma once

#include "ui/models/settings/passphrase_form.h"
#include "ui/models/settings/settings_safekeeping.h"
#include "ui/models/settings/settings_safekeeping_form.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/print/printed_document.h"
#include "ui/widgets/settings/bound_rows.h"
#include "ui/widgets/settings/settings_page.h"

class QProgressBar;

namespace tilldesk::ui {

class FileField;
class SafekeepingSide;
class ToneBadge;

/// Backups of the shop: their state, their settings, the passphrase, rehearsals, and the end of a
/// restore.
class SafekeepingPage : public SettingsPage
{
    Q_OBJECT

public:
    /// @pre All objects passed by reference must outlive this object.
    SafekeepingPage(const Gateways &gateways, const Theme &theme, const Ticker &ticker,
                    QWidget *parent = nullptr);

    void load() override { m_model.load(); }
    /// Returns the page with the steps after the loss of this computer.
    [[nodiscard]] PrintedDocument steps() const;

Q_SIGNALS:
    void supportRequested(); ///< the user wants to see a support file

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *makeHead();
    [[nodiscard]] QFrame *makeRestored();
    void addRows(const Theme &theme);
    void showForm();
    void showState();
    void showProgress();
    void placeButtons();
    void askToAccept();
    void openRestore();
    void printSteps();
    void openPassphrase(PassphraseForm::Kind kind);

    const Gateways m_gateways;
    SettingsSafekeeping m_model;
    SettingsSafekeepingForm m_form;
    ToneBadge *m_badge;
    QLabel *m_headWords;
    QLabel *m_summary;
    QProgressBar *m_bar;
    QPushButton *m_support;
    QPushButton *m_restore;
    QPushButton *m_cancel;
    QPushButton *m_backUp;
    QLabel *m_gap;
    QFrame *m_restored;
    SettingRows *m_rows;
    BoundRows<SettingsSafekeepingForm> m_fields;
    FileField *m_folder;
    QFrame *m_adviceFrame;
    QLabel *m_advice;
    Pill *m_hasPassphrase;
    QLabel *m_passphraseSince;
    QPushButton *m_setPassphrase;
    QPushButton *m_askPassphrase;
    QLabel *m_known;
    QPushButton *m_rehearse;
    SafekeepingSide *m_side;
    QBoxLayout *m_head = nullptr;     ///< state and buttons
    QHBoxLayout *m_buttons = nullptr; ///< of the head
    QHBoxLayout *m_beside = nullptr;  ///< the row of the card
    bool m_isSideBelow = false;       ///< there is no room beside the card
};

} // namespace tilldesk::ui
