#pragma once

#include "ui/widgets/common/painted_button.h"

namespace tilldesk::ui {

/// A tab: a title and a count, underlined while the tab is chosen.
class TabButton : public PaintedButton
{
    Q_OBJECT

public:
    TabButton(const Theme &theme, const QString &text, QWidget *parent = nullptr);

    void setCount(const QString &count);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_count;
};

} // namespace tilldesk::ui
