#include "ui/widgets/help/help_window.h"

#include "ui/models/help/help_page.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/theme.h"

#include <QFile>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

HelpPage rulesOfTheService()
{
    QFile file(u":/help/service.md"_s);
    const bool isThere = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isThere);
    return isThere ? HelpPage::from(QString::fromUtf8(file.readAll())) : HelpPage();
}

void dressHeadings(QTextDocument &document, const QStringList &anchors)
{
    QTextBlockFormat space;
    space.setTopMargin(16);
    space.setBottomMargin(4);
    qsizetype heading = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0)
            continue;
        QTextCharFormat format;
        format.setAnchor(true);
        format.setAnchorNames({anchors.value(heading++)});
        QTextCursor cursor(block);
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(format);
        cursor.mergeBlockFormat(space);
    }
}

void dressTables(QTextFrame &frame, const Colours &colours)
{
    constexpr double kPadding = 5;
    for (QTextFrame *child : frame.childFrames()) {
        if (auto *table = qobject_cast<QTextTable *>(child)) {
            QTextTableFormat format = table->format();
            format.setBorder(1);
            format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setBorderBrush(colours.line);
            format.setBorderCollapse(true);
            format.setCellPadding(kPadding);
            format.setCellSpacing(0);
            table->setFormat(format);
        }
        dressTables(*child, colours);
    }
}

} // namespace

HelpWindow::HelpWindow(const Theme &theme, QWidget *parent)
    : QWidget(parent, Qt::Window),
      m_theme(theme),
      m_find(named(new QLineEdit, u"findInHelp"_s)),
      m_found(named(makeLabel({}, u"muted"_s), u"foundInHelp"_s)),
      m_page(new QTextBrowser)
{
    constexpr QSize kSize(860, 720);
    constexpr int kGap = metrics::kGap;
    setAttribute(Qt::WA_StyledBackground);
    setProperty("role", u"page"_s);
    setWindowTitle(HelpWords::title());
    m_find->setPlaceholderText(HelpWords::find());
    m_find->setAccessibleName(HelpWords::find());
    m_find->setClearButtonEnabled(true);
    m_page->setAccessibleName(HelpWords::title());
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->document()->setDefaultFont(theme.font(metrics::kTextSize));
    m_page->document()->setDocumentMargin(metrics::kCardPadding);
    QLayout *search = row({{m_find, 1},
                           m_found,
                           makeStep(u"chevron-up"_s, HelpWords::previous(), -1),
                           makeStep(u"chevron-down"_s, HelpWords::next(), 1)});
    QLabel *english = named(makeText(HelpWords::isEnglish(), u"muted"_s), u"helpIsEnglish"_s);
    english->setHidden(QLocale().language() == QLocale::English);
    fill(this, {search, english, {card({m_page}, {.margins = {1, 1, 1, 1}}), 1}},
         {.spacing = 12, .margins = {kGap, kGap, kGap, kGap}});
    resize(kSize);
    connect(m_find, &QLineEdit::textChanged, this, &HelpWindow::findAll);
    connect(&theme, &Theme::changed, this, &HelpWindow::showPage);
    showPage();
    m_find->setFocus();
}

QToolButton *HelpWindow::makeStep(const QString &icon, const QString &words, int by)
{
    auto *button = new QToolButton;
    button->setIcon(m_theme.icon(icon, &Colours::muted));
    button->setToolTip(words);
    button->setAccessibleName(words);
    connect(button, &QToolButton::clicked, this, [this, by] { choose(m_match + by); });
    return button;
}

/// Renders the page: the colours of links and tables become part of the document.
void HelpWindow::showPage()
{
    const HelpPage page = rulesOfTheService();
    m_page->document()->setMarkdown(page.markdown);
    dressHeadings(*m_page->document(), page.anchors);
    dressTables(*m_page->document()->rootFrame(), m_theme.colours());
    m_page->moveCursor(QTextCursor::Start); // else the page would open at its end
    findAll();
}

void HelpWindow::findAll()
{
    m_matches.clear();
    const QString wanted = m_find->text();
    QTextCursor found(m_page->document());
    while (!wanted.isEmpty()) {
        found = m_page->document()->find(wanted, found);
        if (found.isNull())
            break;
        m_matches.append(found);
    }
    choose(0);
    m_found->setHidden(wanted.isEmpty());
}

void HelpWindow::choose(qsizetype match)
{
    const qsizetype count = m_matches.size();
    m_match = count == 0 ? 0 : (match + count) % count;
    QList<QTextEdit::ExtraSelection> marks;
    for (qsizetype i = 0; i < count; ++i) {
        const ColourPair &pair = i == m_match ? m_theme.colours().amber : m_theme.colours().blue;
        marks.append({m_matches[i], {}});
        marks.last().format.setBackground(pair.ground);
        marks.last().format.setForeground(pair.text);
    }
    m_page->setExtraSelections(marks);
    m_found->setText(HelpWords::found(m_match + 1, count));
    if (count == 0)
        return;
    QTextCursor place = m_matches[m_match];
    place.setPosition(place.selectionStart());
    m_page->setTextCursor(place); // scrolls the place into view
}

void HelpWindow::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter)
        choose(m_match + (event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1));
    else if (event->key() == Qt::Key_Escape)
        close();
    else if (event->matches(QKeySequence::Find))
        m_find->setFocus();
    else
        QWidget::keyPressEvent(event);
}

} // namespace tilldesk::ui
