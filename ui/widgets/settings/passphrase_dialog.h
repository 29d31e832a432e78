#pragma once

#include "ui/models/settings/passphrase_form.h"
#include "ui/widgets/common/forward.h"
#include "ui/widgets/settings/bound_rows.h"

#include <QDialog>

namespace tilldesk::ui {

/// Sets the passphrase of the backups, or asks for it. Deleted when it closes.
class PassphraseDialog : public QDialog
{
    Q_OBJECT

public:
    /// @pre `gateways` must outlive this object
    PassphraseDialog(const Gateways &gateways, PassphraseForm::Kind kind, QWidget *parent);

private:
    void showForm();

    PassphraseForm m_form;
    SettingRows *m_rows;
    BoundRows<PassphraseForm> m_fields;
    QLabel *m_strength;
    QLabel *m_done;
    QLabel *m_failure;
    QPushButton *m_cancel;
    QPushButton *m_save;
};

} // namespace tilldesk::ui
