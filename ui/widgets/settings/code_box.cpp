#include "ui/widgets/settings/code_box.h"

#include "ui/widgets/common/copy_button.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/theme.h"

#include <QFontMetrics>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kTightly = 18;
constexpr int kWithoutScrolling = 26; // a box that its text fills to the last line would scroll

} // namespace

CodeBox::CodeBox(const Theme &theme, const QString &what, int lines, QWidget *parent)
    : QWidget(parent),
      m_text(new QPlainTextEdit),
      m_most(lines)
{
    m_text->setProperty("role", u"code"_s);
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setFont(theme.codeFont(metrics::kSmallTextSize));
    m_text->setWordWrapMode(QTextOption::WrapAnywhere);
    if (lines == 1) { // a scroll bar would be as high as the box
        m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
        m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        m_text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
    setLines(lines, lines > 1 ? kWithoutScrolling : kTightly);
    m_text->viewport()->installEventFilter(this);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_text->setAccessibleName(what);
    auto *copy = new CopyButton(theme, what, [this] { return text(); });
    connect(copy, &QToolButton::clicked, this, &CodeBox::copied);
    this->setLayout(
        row({{m_text, 1}, {copy, 0, lines > 1 ? Qt::AlignTop : Qt::AlignVCenter}}, {.spacing = 6}));
}

void CodeBox::setText(const QString &text)
{
    if (text != this->text())
        m_text->setPlainText(text);
    if (m_text->lineWrapMode() == QPlainTextEdit::NoWrap)
        m_text->setToolTip(text); // a long one may not fit
    fitLines();
}

bool CodeBox::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        fitLines();
    return QWidget::eventFilter(watched, event);
}

/// Gives a box of several lines the height of its text at the present width.
void CodeBox::fitLines()
{
    if (m_text->lineWrapMode() == QPlainTextEdit::NoWrap)
        return;
    const QFontMetricsF metrics(m_text->font());
    const double width = m_text->viewport()->width() - 2 * m_text->document()->documentMargin();
    const auto perLine = qMax<qsizetype>(1, qsizetype(width / metrics.horizontalAdvance(u'0')));
    qsizetype lines = 0;
    for (const QStringView line : QStringView(text()).split(u'\n'))
        lines += qMax<qsizetype>(1, (line.size() + perLine - 1) / perLine);
    setLines(qMin(lines, m_most), kWithoutScrolling);
}

void CodeBox::setLines(qsizetype lines, int around)
{
    m_text->setFixedHeight(QFontMetrics(m_text->font()).lineSpacing() * int(lines) + around);
}

void CodeBox::fit(const QString &text)
{
    constexpr qsizetype kMaxLines = 12;
    m_most = kMaxLines;
    setText(text);
    setHidden(text.isEmpty());
}

QString CodeBox::text() const
{
    return m_text->toPlainText();
}

} // namespace tilldesk::ui
