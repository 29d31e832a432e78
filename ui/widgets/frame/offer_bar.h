#pragma once

#include <QFrame>

namespace tilldesk::ui {

/// A bar above the page with a sentence and one button: the demo shop leads to one's own shop, a
/// new shop to its sticker.
class OfferBar : public QFrame
{
    Q_OBJECT

public:
    /// @param isPassing  a second button hides the bar
    OfferBar(const QString &sentence, const QString &action, bool isPassing,
             QWidget *parent = nullptr);

Q_SIGNALS:
    void accepted();
    void dismissed();
};

} // namespace tilldesk::ui
