#pragma once

#include "ui/widgets/common/forward.h"

#include <QFrame>

namespace tilldesk::ui {

/// A short message over the bottom of a page: what was done, with one link. It goes away by itself,
/// and never takes the focus.
class Toast : public QFrame
{
    Q_OBJECT

public:
    static constexpr int kSeconds = 8; ///< time for which a message is shown

    /// @param ticker  must outlive this object
    /// @param action  text of the link
    /// @param page    the page that the message covers
    Toast(const Ticker &ticker, const QString &action, QWidget *page);

    /// Shows a message in place of the earlier one.
    void say(const QString &words, bool hasAction = true);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// The user clicked the link.
    void actionTriggered();

private:
    void place();
    void tick();

    QLabel *m_words;
    QPushButton *m_action;
    int m_secondsLeft = 0;
};

} // namespace tilldesk::ui
