#pragma once

#include <QToolButton>
#include <functional>

namespace tilldesk::ui {

class Theme;

/// Copies a text to the clipboard and says so.
class CopyButton : public QToolButton
{
    Q_OBJECT

public:
    /// @param what  names the text, for screen readers
    /// @param text  asked when it is copied
    CopyButton(const Theme &theme, const QString &what, std::function<QString()> text,
               QWidget *parent = nullptr);
};

} // namespace tilldesk::ui
