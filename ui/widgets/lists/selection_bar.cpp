#include "ui/widgets/lists/selection_bar.h"

#include "ui/models/common/format.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/theme.h"

#include <QAccessible>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kHeight = 46;
constexpr int kSide = 12;

} // namespace

SelectionBar::SelectionBar(const Theme &theme, QWidget *parent)
    : QFrame(parent),
      m_words(named(makeLabel({}, u"selection"_s), u"selectionWords"_s)),
      m_note(makeLabel({}, u"small"_s)),
      m_all(named(makeButton(QString(), u"link"_s), u"selectAllByFilter"_s)),
      m_copy(
          named(makeButton(theme.icon(u"copy"_s, &Colours::text), tr("Copy")), u"copySelection"_s)),
      m_export(named(makeButton(theme.icon(u"download"_s, &Colours::text), tr("Export")),
                     u"exportSelection"_s)),
      m_clear(named(new QToolButton, u"clearSelection"_s))
{
    setProperty("role", u"selection-bar"_s);
    setFixedHeight(kHeight);
    setAccessibleName(tr("Selected rows"));
    m_copy->setToolTip(tr("Copy the selected rows as text (Ctrl+C)"));
    m_copy->setAccessibleName(tr("Copy"));
    m_export->setToolTip(tr("Save the selected rows to a file (Ctrl+E)"));
    m_export->setAccessibleName(tr("Export"));
    for (QPushButton *button : {m_copy, m_export})
        button->setProperty("words", button->text());
    m_clear->setIcon(theme.icon(u"x"_s, &Colours::text));
    m_clear->setToolTip(tr("Clear the selection (Esc)"));
    m_clear->setAccessibleName(tr("Clear the selection"));
    m_clear->setFocusPolicy(Qt::StrongFocus);
    m_layout = row({m_words, m_note, m_all, LayoutItem::stretch(), m_copy, m_export, m_clear},
                   {.margins = {kSide, 0, kSide, 0}});
    setLayout(m_layout);
    connect(m_all, &QPushButton::clicked, this, &SelectionBar::allRequested);
    connect(m_copy, &QPushButton::clicked, this, &SelectionBar::copyRequested);
    connect(m_export, &QPushButton::clicked, this, &SelectionBar::exportRequested);
    connect(m_clear, &QToolButton::clicked, this, &SelectionBar::clearRequested);
    offerAll(0);
}

void SelectionBar::setWords(const QString &words, const QString &note)
{
    m_note->setText(note);
    fit();
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

void SelectionBar::offerAll(int count, const QString &whyNot)
{
    const QString words = tr("Select all %1 by the filter", nullptr, count).arg(wholeNumber(count));
    m_all->setAccessibleName(words);
    m_all->setProperty("words", words);
    m_all->setProperty("short", tr("All %1").arg(wholeNumber(count)));
    m_all->setVisible(count > 0);
    setWhyNot(m_all, whyNot);
    fit();
}

QSize SelectionBar::minimumSizeHint() const
{
    return {0, kHeight}; // the bar must not widen the list
}

void SelectionBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
}

void SelectionBar::fit()
{
    m_note->setHidden(m_note->text().isEmpty());
    for (QPushButton *button : {m_copy, m_export, m_all})
        button->setText(button->property("words").toString());
    int room = width() - 2 * kSide;
    for (int i = 0; i < m_layout->count(); ++i) {
        if (const QWidget *each = m_layout->itemAt(i)->widget(); each && !each->isHidden())
            room -= each->sizeHint().width() + m_layout->spacing();
    }
    const auto shorten = [&room](QPushButton *button) {
        if (room >= 0 || button->isHidden())
            return;
        const int wide = button->sizeHint().width();
        button->setText(button->property("short").toString());
        room += wide - button->sizeHint().width();
    };
    shorten(m_export);
    shorten(m_copy);
    if (room < 0 && !m_note->isHidden()) {
        room += m_note->sizeHint().width() + m_layout->spacing();
        m_note->hide();
    }
    shorten(m_all);
}

void SelectionBar::setRunning(bool isRunning)
{
    m_copy->setHidden(isRunning);
    m_export->setHidden(isRunning);
    m_clear->setHidden(isRunning);
}

} // namespace tilldesk::ui
