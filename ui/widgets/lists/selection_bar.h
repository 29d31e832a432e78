#pragma once

#include "ui/widgets/common/forward.h"

#include <QFrame>

namespace tilldesk::ui {

/// The bar below the rows while several rows are selected: how many, their sum, and the actions on
/// all of them. Never takes the focus by itself.
class SelectionBar : public QFrame
{
    Q_OBJECT

public:
    /// @pre `theme` outlives this object.
    explicit SelectionBar(const Theme &theme, QWidget *parent = nullptr);

    /// @param words  for example "5 selected · € 212.40"
    /// @param note   for example "first deadline in 22 min"; may be empty
    void setWords(const QString &words, const QString &note = {});
    /// Adds a button between Copy and the cross. Takes ownership.
    void addButton(QPushButton *button);
    /// @param isRunning  an action is running: the cross, Copy and the button of the action hide
    void setRunning(bool isRunning);

Q_SIGNALS:
    void copyRequested();
    void clearRequested();

private:
    QLabel *m_words;
    QLabel *m_note;
    QPushButton *m_copy;
    QToolButton *m_clear;
    QHBoxLayout *m_layout;
};

} // namespace tilldesk::ui
