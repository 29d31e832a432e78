#pragma once

#include <QWidget>

namespace tilldesk::ui {

class Theme;

/// The time left to pay: a ring that empties, with minutes and seconds inside.
class CountdownRing : public QWidget
{
    Q_OBJECT

public:
    explicit CountdownRing(const Theme &theme, QWidget *parent = nullptr);

    /// @param left  remaining fraction, from 1 (all) to 0 (none)
    /// @param text  remaining time, for example `17:42`
    void setTime(double left, const QString &text);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    double m_left = 1;
    QString m_text;
};

} // namespace tilldesk::ui
