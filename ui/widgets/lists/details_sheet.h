#pragma once

#include "ui/widgets/common/forward.h"

#include <QWidget>

class QVBoxLayout;

namespace tilldesk::ui {

/// A sheet over the right part of a narrow page, with the details of the chosen row. It is not
/// modal: the list beside it keeps the keyboard focus.
class DetailsSheet : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kWidth = 432;

    /// @param theme  must outlive this object
    /// @param page   the page that the sheet covers
    DetailsSheet(const Theme &theme, QWidget *page);

    /// Shows these details. The widget becomes a child of the sheet.
    void setDetails(QWidget *details);
    /// Moves the sheet to the right edge of its page, as wide as the page allows.
    void place();

Q_SIGNALS:
    void closeRequested();
    /// The user asks for another row. @param rows  distance below the chosen row; negative: above
    void stepRequested(int rows);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QToolButton *makeStep(const QString &icon, const QString &words, int rows);

    const Theme &m_theme;
    QLabel *m_title;
    QVBoxLayout *m_layout;
};

} // namespace tilldesk::ui
