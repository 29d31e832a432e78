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
    /// Adds a button between Export and the cross. Takes ownership.
    void addButton(QPushButton *button);
    /// Offers to select all rows of the list, also those that are not loaded.
    /// @param count   rows of the list; 0: offers nothing
    /// @param whyNot  why that is impossible; empty: it is possible
    void offerAll(int count, const QString &whyNot = {});
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// @param isRunning  an action is running: the cross and the shared buttons hide
    void setRunning(bool isRunning);

Q_SIGNALS:
    void allRequested();
    void copyRequested();
    void exportRequested();
    void clearRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

    /// Leaves out the note, then shortens the words of the shared buttons, while there is no room.
    /// Must be called after a button of addButton() was shown, hidden or renamed.
    void fit();

private:
    QLabel *m_words;
    QLabel *m_note;
    QPushButton *m_all;
    QPushButton *m_copy;
    QPushButton *m_export;
    QToolButton *m_clear;
    QHBoxLayout *m_layout;
};

} // namespace tilldesk::ui
