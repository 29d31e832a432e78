#pragma once

#include "core/domain/payment_list.h"

#include <QDialog>

class QLabel;

namespace tilldesk::ui {

class RefundChoice;
struct PrintedDocument;

/// Prints the receipt of a paid payment or saves it, on a roll of 80 mm or A4.
class ReceiptDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ReceiptDialog(const PaymentDetails &details, QWidget *parent = nullptr);

private:
    [[nodiscard]] QWidget *makeChoices();
    [[nodiscard]] QWidget *makeButtons();
    [[nodiscard]] PrintedDocument document() const;
    void print();
    void save();
    /// @param sentence  empty: nothing to say
    void tell(const QString &sentence, bool isProblem);

    const PaymentDetails m_details;
    RefundChoice *m_roll;
    RefundChoice *m_page;
    QLabel *m_outcome;
};

} // namespace tilldesk::ui
