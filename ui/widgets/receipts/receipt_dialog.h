#pragma once

#include "core/domain/payment_list.h"

#include <QDialog>
#include <memory>

class QLabel;
class QPrintPreviewWidget;
class QPrinter;

namespace tilldesk::ui {

class RefundChoice;
struct PrintedDocument;

/// Prints or saves the receipt of a paid payment, on an 80 mm roll or on A4.
class ReceiptDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ReceiptDialog(const PaymentDetails &details, QWidget *parent = nullptr);
    ~ReceiptDialog() override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *makeChoices();
    [[nodiscard]] QWidget *makeButtons();
    [[nodiscard]] QLayout *makeZoom();
    void zoomBy(double factor);
    void fitWidth();
    [[nodiscard]] PrintedDocument document() const;
    void showPaper();
    void print();
    void save();
    void tell(const QString &sentence, bool isProblem);

    const PaymentDetails m_details;
    const std::unique_ptr<QPrinter> m_printer; ///< used by the preview only; prints nothing
    QPrintPreviewWidget *m_preview;
    RefundChoice *m_roll;
    RefundChoice *m_page;
    QLabel *m_outcome;
    bool m_isFitted = true; ///< the user has not zoomed
};

} // namespace tilldesk::ui
