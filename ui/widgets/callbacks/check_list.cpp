#include "ui/widgets/callbacks/check_list.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/wrapping.h"
#include "ui/widgets/settings/code_box.h"
#include "ui/widgets/theme/theme.h"

#include <QToolButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

using Verdict = CallbackFinding::Verdict;

constexpr int kSign = 14;
constexpr int kSignGap = 6;
constexpr int kFold = 22;

QIcon signOf(const Theme &theme, Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds: return theme.icon(u"check"_s, &Colours::accentText);
    case Verdict::Fails: return theme.icon(u"x"_s, &Colours::danger);
    case Verdict::Undecided: return theme.icon(u"minus"_s, &Colours::muted);
    }
    Q_UNREACHABLE();
}

QString roleOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds: return u"done"_s;
    case Verdict::Fails: return u"refused"_s;
    case Verdict::Undecided: return u"muted"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

CheckList::CheckList(const Theme &theme, bool saysVerdicts, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_saysVerdicts(saysVerdicts)
{
    fill(this, {});
    connect(&theme, &Theme::changed, this, [this] {
        const QList<CheckRow> rows = m_rows;
        m_rows.clear();
        setRows(rows); // the signs are images in the colours of the theme
    });
}

void CheckList::setRows(const QList<CheckRow> &rows)
{
    if (rows == m_rows)
        return;
    m_rows = rows;
    delete m_content;
    m_content = new QWidget;
    QVBoxLayout *lines = fill(m_content, {}, {.spacing = 2});
    for (const CheckRow &row : rows)
        addRow(lines, row);
    layout()->addWidget(m_content);
}

void CheckList::addRow(QVBoxLayout *lines, const CheckRow &row)
{
    QWidget *line = makeLine(row);
    lines->addWidget(line);
    if (!row.reason.isEmpty()) {
        const bool fails = row.verdict == Verdict::Fails;
        QLabel *reason = makeLabel({}, fails ? u"problem"_s : u"small"_s);
        setWrapped(reason, row.reason);
        reason->setContentsMargins(kSign + kSignGap, 0, 0, 2);
        reason->setTextInteractionFlags(Qt::TextSelectableByMouse);
        lines->addWidget(reason);
    }
    if (!row.value.isEmpty())
        addValue(lines, line, row);
}

QWidget *CheckList::makeLine(const CheckRow &row)
{
    auto *sign = new QLabel;
    sign->setFixedSize(kSign, kFold);
    sign->setPixmap(signOf(m_theme, row.verdict).pixmap(QSize(kSign, kSign), devicePixelRatioF()));
    sign->setAccessibleName(row.verdictWord);
    QLabel *words = makeLabel({}, u"plain"_s);
    setWrapped(words, row.words);
    words->setAccessibleName(QString(row.words + u": "_s + row.verdictWord));
    QLabel *verdict = m_saysVerdicts ? makeLabel(row.verdictWord, roleOf(row.verdict)) : nullptr;
    QWidget *line =
        rowWidget({{sign, 0, Qt::AlignTop}, {words, 1}, verdict}, {.spacing = kSignGap});
    line->setToolTip(m_saysVerdicts ? QString() : row.verdictWord);
    return line;
}

void CheckList::addValue(QVBoxLayout *lines, QWidget *line, const CheckRow &row)
{
    auto *fold = new QToolButton;
    fold->setCheckable(true);
    fold->setIcon(m_theme.icon(u"chevron-right"_s, &Colours::muted));
    fold->setIconSize({kSign, kSign});
    fold->setFixedSize(kFold, kFold);
    fold->setFocusPolicy(Qt::StrongFocus);
    fold->setToolTip(tr("What was checked"));
    fold->setAccessibleName(tr("What was checked: %1").arg(row.words));
    line->layout()->addWidget(fold);

    constexpr int kMostLines = 12;
    auto *value = new CodeBox(m_theme, row.words, kMostLines, m_content);
    value->fit(row.value);
    value->hide();
    lines->addWidget(value);
    connect(fold, &QToolButton::toggled, this, [this, fold, value, words = row.words](bool open) {
        value->setVisible(open);
        fold->setIcon(m_theme.icon(open ? u"chevron-down"_s : u"chevron-right"_s, &Colours::muted));
        if (open)
            m_unfolded.insert(words);
        else
            m_unfolded.remove(words);
    });
    fold->setChecked(m_unfolded.contains(row.words));
}

} // namespace tilldesk::ui
