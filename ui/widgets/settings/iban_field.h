#pragma once

#include <QLineEdit>

namespace tilldesk::ui {

/// An account in groups of four, which come by themselves while it is typed.
class IbanField : public QLineEdit
{
    Q_OBJECT

public:
    explicit IbanField(QWidget *parent = nullptr);

    void setIban(const QString &iban);

Q_SIGNALS:
    void ibanEdited(const QString &iban); ///< in electronic form

private:
    void group();
};

} // namespace tilldesk::ui
