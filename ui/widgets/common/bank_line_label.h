#pragma once

#include <QLabel>

namespace tilldesk::ui {

struct BankLineNote;

/// A muted line under a field: what the bank line will show of it. Hidden while there is nothing
/// to say.
class BankLineLabel : public QLabel
{
    Q_OBJECT

public:
    explicit BankLineLabel(QWidget *parent = nullptr);

    void setNote(const BankLineNote &note);
};

} // namespace tilldesk::ui
