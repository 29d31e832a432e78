#pragma once

#include <QToolButton>
#include <functional>

namespace tilldesk::ui {

class Theme;

/// Copies a text to the clipboard and confirms that in a tooltip.
class CopyButton : public QToolButton
{
    Q_OBJECT

public:
    /// @param what  name of the text for screen readers
    /// @param text  returns the text; called at each click
    CopyButton(const Theme &theme, const QString &what, std::function<QString()> text,
               QWidget *parent = nullptr);
};

/// Copies a text to the clipboard and confirms that in a tooltip below `widget`.
void copyText(QWidget *widget, const QString &text);

} // namespace tilldesk::ui
