#pragma once

#include <QLabel>

namespace tilldesk::ui {

struct BankLineNote;

/// A muted line below a field that shows which part of the field's text reaches the bank line.
/// Hidden if it has no text.
class BankLineLabel : public QLabel
{
    Q_OBJECT

public:
    explicit BankLineLabel(QWidget *parent = nullptr);

    void setNote(const BankLineNote &note);
};

} // namespace tilldesk::ui
