#pragma once

#include "ui/widgets/common/forward.h"

#include <QLineEdit>

namespace tilldesk::ui {

/// Finds a payment by its ID or a part of its reference. If the clipboard holds a payment ID and
/// the field is empty, Enter searches for that ID.
class FindBox : public QLineEdit
{
    Q_OBJECT

public:
    explicit FindBox(const Theme &theme, QWidget *parent = nullptr);

    /// Takes the keyboard focus and selects the text.
    void begin();

Q_SIGNALS:
    void submitted(const QString &text);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showHint();

    QLabel *m_keys;
    QString m_offered; ///< payment ID in the clipboard; empty: none
};

} // namespace tilldesk::ui
