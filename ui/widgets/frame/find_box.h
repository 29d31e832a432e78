#pragma once

#include "ui/widgets/common/painted_button.h"

namespace tilldesk::ui {

/// Opens the search box. Looks like a field, because users look for a field.
class FindBox : public PaintedButton
{
    Q_OBJECT

public:
    explicit FindBox(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace tilldesk::ui
