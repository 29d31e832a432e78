#pragma once

#include "core/base/id.h"

#include <QTableView>

namespace tilldesk::ui {

class PaymentsModel;
class Theme;

/// The newest payments, updated live. A click or Enter opens a payment.
class LatestPayments : public QTableView
{
    Q_OBJECT

public:
    /// @param model  must outlive this object
    LatestPayments(const Theme &theme, PaymentsModel &model, QWidget *parent = nullptr);

Q_SIGNALS:
    void openRequested(const tilldesk::PaymentId &id);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void open(const QModelIndex &index);

    void fit();

    const Theme &m_theme;
    PaymentsModel &m_model;
};

} // namespace tilldesk::ui
