#pragma once

#include "ui/widgets/common/painted_button.h"

namespace tilldesk::ui {

/// An entry of the rail: an icon, a word, and a badge with a count while something needs attention.
class RailButton : public PaintedButton
{
    Q_OBJECT

public:
    RailButton(const Theme &theme, QString icon, const QString &text, QWidget *parent = nullptr);

    void setNarrow(bool narrow);
    /// @param count  0: hides the badge
    void setBadge(int count);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintBadge(QPainter &painter) const;

    QString m_icon;
    int m_badge = 0;
    bool m_isNarrow = false;
};

} // namespace tilldesk::ui
