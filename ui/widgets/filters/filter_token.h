#pragma once

#include "ui/widgets/common/painted_button.h"

namespace tilldesk::ui {

/// A chip in a FilterField: a word and its value, with a cross that removes it. The arrow keys move
/// along the field, Backspace or Delete removes the chip, Enter or a double click edits it.
class FilterToken : public PaintedButton
{
    Q_OBJECT

public:
    /// @param word  empty: the value is free text
    FilterToken(const Theme &theme, const QString &word, const QString &value,
                QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void removeRequested();
    void editRequested();
    void stepRequested(int by); ///< -1 to the left, 1 to the right
    void typed(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QString wordText() const;
    [[nodiscard]] QRect crossRect() const;

    QString m_word;
};

} // namespace tilldesk::ui
