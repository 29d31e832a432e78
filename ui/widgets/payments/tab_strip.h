#pragma once

#include "ui/models/common/payment_tab.h"

#include <QMap>
#include <QWidget>
#include <optional>

namespace tilldesk::ui {

class TabButton;
class Theme;

/// The tabs over the list, each with its live count.
class TabStrip : public QWidget
{
    Q_OBJECT

public:
    explicit TabStrip(const Theme &theme, QWidget *parent = nullptr);

    void setCurrent(PaymentTab tab);
    void setCount(PaymentTab tab, std::optional<qint64> count);

Q_SIGNALS:
    void chosen(tilldesk::ui::PaymentTab tab);

private:
    QMap<PaymentTab, TabButton *> m_buttons;
};

} // namespace tilldesk::ui
