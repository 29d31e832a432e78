#pragma once

#include <QListWidget>

namespace tilldesk::ui {

class Theme;

/// The list of pages at the left; up and down go from page to page.
class PageList : public QListWidget
{
    Q_OBJECT

public:
    explicit PageList(const Theme &theme, QWidget *parent = nullptr);

    void addPage(const QString &title);
    /// Marks a page on which something is not saved.
    void setMarked(int row, bool isMarked);
};

} // namespace tilldesk::ui
