#pragma once

#include "ui/models/callbacks/callback_inspector.h"
#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

class CheckList;

/// Checks a callback from any source and shows which checks fail.
class InspectorPage : public QWidget
{
    Q_OBJECT

public:
    InspectorPage(const Gateways &gateways, const Theme &theme, QWidget *parent = nullptr);

    void take(const CallbackInspection &inspection) { m_inspector.take(inspection); }

private:
    [[nodiscard]] QWidget *makeFields();
    [[nodiscard]] QWidget *makeResult();
    void connectFields();
    void readKeys();
    void showFields();
    void showResult();

    CallbackInspector m_inspector;
    QPlainTextEdit *m_signature;
    QPlainTextEdit *m_body;
    QLineEdit *m_address;
    ComboBox *m_keys;
    QLineEdit *m_keysAddress;
    QPlainTextEdit *m_keySet;
    QPushButton *m_check;
    QLabel *m_problem;
    QFrame *m_headline;
    QLabel *m_headlineWords;
    QString m_said; ///< text of the headline that was last announced to screen readers
    QLabel *m_empty;
    QLabel *m_strict; ///< warning that strict receivers refuse the callback although no check fails
    CheckList *m_checks;
};

} // namespace tilldesk::ui
