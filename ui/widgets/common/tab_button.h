#pragma once

#include "ui/widgets/common/painted_button.h"

namespace tilldesk::ui {

/// A tab: a title and a count.
class TabButton : public PaintedButton
{
    Q_OBJECT

public:
    /// How the chosen tab stands out.
    enum class Look { Underlined, Filled };

    TabButton(const Theme &theme, const QString &text, Look look = Look::Underlined,
              QWidget *parent = nullptr);

    void setCount(const QString &count);
    /// Shows an icon of resources/icons before the title.
    void setIconName(const QString &name);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int padding() const;
    [[nodiscard]] int iconWidth() const; ///< with its gap; 0: no icon

    Look m_look;
    QString m_count;
    QString m_icon; ///< empty: no icon
};

} // namespace tilldesk::ui
