#pragma once

#include "ui/models/filters/filter_input.h"
#include "ui/widgets/common/forward.h"

#include <QFrame>
#include <QPointer>

namespace tilldesk::ui {

class FilterPopup;
class FilterToken;

/// The filter field of a list: chips, the text that is being typed, its completion, and what is
/// wrong with it. The chips wrap if the field is narrow.
///
/// Tab, Enter or the mouse takes a suggestion; Escape closes the completion; F1 lists all filters.
/// At the left end of the text, Backspace or the left arrow chooses the chip before it.
class FilterField : public QFrame
{
    Q_OBJECT

public:
    /// @pre `theme` and `input` outlive this object.
    FilterField(const Theme &theme, FilterInput &input, QWidget *parent = nullptr);

    [[nodiscard]] QLineEdit &edit() const { return *m_edit; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void showInput();
    void showChips();
    void showTyped();
    void fitEdit();
    void showPopup();
    void placePopup();
    [[nodiscard]] bool handle(const QKeyEvent &event);
    [[nodiscard]] bool handleAtStart(int key);
    [[nodiscard]] bool takeCurrent();
    void take(const FilterSuggestion &suggestion);
    void chooseDays();
    void focusChip(qsizetype chip);

    const Theme &m_theme;
    FilterInput &m_input;
    QWidget *m_flow;
    QLineEdit *m_edit;
    QToolButton *m_clear;
    QLabel *m_problem;
    QList<FilterToken *> m_tokens;
    QList<FilterChip> m_shown; ///< chips of `m_tokens`
    QPointer<FilterPopup> m_popup;
};

} // namespace tilldesk::ui
