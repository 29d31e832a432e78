#pragma once

#include <QAbstractButton>

namespace tilldesk::ui {

class Theme;

/// A tab: a title and a count, underlined while the tab is chosen.
class TabButton : public QAbstractButton
{
    Q_OBJECT

public:
    TabButton(const Theme &theme, const QString &text, QWidget *parent = nullptr);

    void setCount(const QString &count);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    QString m_count;
};

} // namespace tilldesk::ui
