#pragma once

#include <QListWidget>

namespace tilldesk::ui {

class Theme;

/// The list of settings pages at the left. The up and down keys choose a page.
class PageList : public QListWidget
{
    Q_OBJECT

public:
    explicit PageList(const Theme &theme, QWidget *parent = nullptr);

    void addPage(const QString &title) { addItem(title); }
    /// Marks a page that the user should look at.
    /// @param why  a sentence; empty: no mark
    void setMarked(int row, const QString &why);
};

} // namespace tilldesk::ui
