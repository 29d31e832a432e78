#include "ui/widgets/common/wrapping.h"

namespace tilldesk::ui {

void setWrapped(QLabel *label, const QString &text, int longWord)
{
    constexpr QChar kBreak(0x200B); // zero-width space
    QString wrapped;
    int run = 0;
    for (const QChar c : text) {
        run = c.isSpace() ? 0 : run + 1;
        wrapped += c;
        if (run > 0 && run % longWord == 0 && !c.isHighSurrogate())
            wrapped += kBreak;
    }
    label->setWordWrap(true);
    label->setText(wrapped);
}

} // namespace tilldesk::ui
