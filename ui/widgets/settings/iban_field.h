#pragma once

#include <QLineEdit>

namespace tilldesk::ui {

/// An IBAN field that groups the characters in fours while the user types.
class IbanField : public QLineEdit
{
    Q_OBJECT

public:
    explicit IbanField(QWidget *parent = nullptr);

    void setIban(const QString &iban);

Q_SIGNALS:
    void ibanEdited(const QString &iban); ///< the IBAN without spaces

private:
    void group();
};

} // namespace tilldesk::ui
