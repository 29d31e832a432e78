#pragma once

#include "ui/models/help/support_file.h"
#include "ui/widgets/common/forward.h"

#include <QDialog>

class QPlainTextEdit;

namespace tilldesk::ui {

/// Shows the text of a support file, then saves it.
class SupportDialog : public QDialog
{
    Q_OBJECT

public:
    /// @pre `gateways` and `theme` must outlive this object
    SupportDialog(const Gateways &gateways, const Theme &theme, QWidget *parent);

private:
    void showState();
    void choosePath();

    SupportFile m_file;
    QPlainTextEdit *m_text;
    QLabel *m_state;
    QLabel *m_failure;
    QPushButton *m_save;
    QPushButton *m_retry;
};

} // namespace tilldesk::ui
