#pragma once

#include "ui/models/callbacks/callback_test_form.h"
#include "ui/widgets/common/forward.h"

#include <QDialog>

namespace tilldesk::ui {

class SettingRows;

/// Sends a callback with any status to any URL, to test a receiver.
class TestCallbackDialog : public QDialog
{
    Q_OBJECT

public:
    TestCallbackDialog(const Gateways &gateways, const Theme &theme,
                       const QList<ProfileEntry> &entries, const std::optional<ProfileId> &chosen,
                       QWidget *parent = nullptr);

    /// Returns the ID of the callback sent. @pre The dialog was accepted.
    [[nodiscard]] const CallbackId &sent() const { return m_form.sent(); }

protected:
    void showEvent(QShowEvent *event) override;

private:
    void addRows();
    void connectFields();
    void showForm();

    CallbackTestForm m_form;
    SettingRows *m_rows;
    ComboBox *m_profile;
    ComboBox *m_status;
    QLineEdit *m_url;
    ComboBox *m_fault;
    QLabel *m_faultWords;
    QLabel *m_failure;
    QPushButton *m_send;
};

} // namespace tilldesk::ui
