#pragma once

#include "ui/widgets/common/forward.h"

#include <QWidget>

namespace tilldesk::ui {

/// A page in place of missing content: an icon, a title, the reason and one button.
class MessagePage : public QWidget
{
    Q_OBJECT

public:
    explicit MessagePage(const Theme &theme, QWidget *parent = nullptr);

    /// @param action  text of the button; empty: no button
    void setMessage(const QString &icon, const QString &title, const QString &why,
                    const QString &action);

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void actionTriggered();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showIcon();
    void fit();

    const Theme &m_theme;
    QString m_iconName;
    QLabel *m_icon;
    QLabel *m_title;
    QLabel *m_why;
    QPushButton *m_action;
};

} // namespace tilldesk::ui
