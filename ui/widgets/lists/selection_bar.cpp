#include "ui/widgets/lists/selection_bar.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/theme.h"

#include <QAccessible>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

SelectionBar::SelectionBar(const Theme &theme, QWidget *parent)
    : QFrame(parent),
      m_words(named(makeLabel({}, u"selection"_s), u"selectionWords"_s)),
      m_note(makeLabel({}, u"small"_s)),
      m_copy(
          named(makeButton(theme.icon(u"copy"_s, &Colours::text), tr("Copy")), u"copySelection"_s)),
      m_clear(named(new QToolButton, u"clearSelection"_s))
{
    constexpr int kHeight = 46;
    setProperty("role", u"selection-bar"_s);
    setFixedHeight(kHeight);
    setAccessibleName(tr("Selected rows"));
    m_copy->setToolTip(tr("Copy the selected rows as text (Ctrl+C)"));
    m_clear->setIcon(theme.icon(u"x"_s, &Colours::text));
    m_clear->setToolTip(tr("Clear the selection (Esc)"));
    m_clear->setAccessibleName(tr("Clear the selection"));
    m_clear->setFocusPolicy(Qt::StrongFocus);
    m_layout =
        row({m_words, m_note, LayoutItem::stretch(), m_copy, m_clear}, {.margins = {12, 0, 12, 0}});
    setLayout(m_layout);
    connect(m_copy, &QPushButton::clicked, this, &SelectionBar::copyRequested);
    connect(m_clear, &QToolButton::clicked, this, &SelectionBar::clearRequested);
}

void SelectionBar::setWords(const QString &words, const QString &note)
{
    showText(m_note, note);
    if (words == m_words->text())
        return;
    m_words->setText(words);
    m_words->setAccessibleName(words);
    QAccessibleEvent said(m_words, QAccessible::Alert);
    QAccessible::updateAccessibility(&said);
}

void SelectionBar::addButton(QPushButton *button)
{
    m_layout->insertWidget(m_layout->indexOf(m_clear), button);
}

void SelectionBar::setRunning(bool isRunning)
{
    m_copy->setHidden(isRunning);
    m_clear->setHidden(isRunning);
}

} // namespace tilldesk::ui
