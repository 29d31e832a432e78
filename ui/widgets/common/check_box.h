#pragma once

#include "ui/widgets/common/forward.h"

#include <QCheckBox>

namespace tilldesk::ui {

/// Paints the square of a check box.
void paintCheckBox(QPainter &painter, const Theme &theme, const QRect &box, Qt::CheckState state,
                   bool isEnabled = true);

/// A check box that looks like those of lists, in every theme.
class CheckBox : public QCheckBox
{
    Q_OBJECT

public:
    /// @pre `theme` outlives this object.
    CheckBox(const Theme &theme, const QString &text, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
};

} // namespace tilldesk::ui
