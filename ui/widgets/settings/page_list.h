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
    /// Marks a page that holds unsaved changes.
    void setMarked(int row, bool isMarked);
};

} // namespace tilldesk::ui
