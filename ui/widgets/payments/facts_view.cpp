#include "ui/widgets/payments/facts_view.h"

#include "ui/widgets/common/copy_button.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/wrapping.h"
#include "ui/widgets/theme/theme.h"

#include <QGridLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kLabelWidth = 124;
constexpr int kCopyWidth = 22;
constexpr int kLongWord = 22; ///< characters that fit beside the label in the narrowest panel
constexpr int kLine = 26;

/// Returns the value as rich text. A mark shows where the bank line ends; the rest is muted.
QString shown(const Fact &fact, const Colours &colours)
{
    if (fact.cutAt < 0)
        return fact.value;
    return fact.value.first(fact.cutAt).toHtmlEscaped()
        + u"<span style=\"color:%1\">|</span>"_s.arg(colours.danger.name())
        + u"<span style=\"color:%1\">"_s.arg(colours.muted.name())
        + fact.value.sliced(fact.cutAt).toHtmlEscaped() + u"</span>"_s;
}

} // namespace

FactsView::FactsView(const Theme &theme, Of values, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_values(values)
{
    fill(this, {});
}

void FactsView::setFacts(const QList<Fact> &facts)
{
    if (facts == m_facts)
        return;
    m_facts = facts;
    delete m_content;
    m_content = new QWidget;
    m_grid = new QGridLayout(m_content);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(6);
    m_grid->setVerticalSpacing(0);
    m_grid->setColumnMinimumWidth(0, kLabelWidth);
    if (m_values == Of::Texts)
        m_grid->setColumnMinimumWidth(2, kCopyWidth);
    m_grid->setColumnStretch(1, 1);
    for (int row = 0; row < facts.size(); ++row)
        addFact(row, facts[row]);
    layout()->addWidget(m_content);
}

void FactsView::addFact(int row, const Fact &fact)
{
    constexpr int kTop = 4;
    m_grid->setRowMinimumHeight(row, kLine);
    QLabel *label = makeText(fact.label, u"muted"_s);
    label->setFixedWidth(kLabelWidth);
    label->setContentsMargins(0, kTop, 0, 0);
    m_grid->addWidget(label, row, 0, Qt::AlignTop);

    QLabel *value = makeLabel({}, u"value"_s);
    value->setTextFormat(fact.cutAt < 0 ? Qt::PlainText : Qt::RichText);
    if (fact.cutAt < 0 && !fact.isCode)
        setWrapped(value, fact.value, kLongWord);
    else
        value->setText(shown(fact, m_theme.colours()));
    value->setWordWrap(!fact.isCode);
    if (m_values == Of::Sums)
        value->setAlignment(Qt::AlignRight);
    value->setToolTip(fact.hint);
    value->setContentsMargins(0, kTop, 0, kTop);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    value->setAccessibleName(QString(fact.label + u": "_s + fact.value));
    if (fact.isCode)
        value->setFont(m_theme.codeFont(metrics::kSmallTextSize));
    if (fact.cutAt < 0) {
        m_grid->addWidget(value, row, 1, Qt::AlignTop);
    } else {
        QLabel *note = makeText(fact.hint, u"small"_s);
        QVBoxLayout *both = column({value, note, LayoutItem::gap(4)}, {.spacing = 0});
        m_grid->addLayout(both, row, 1);
    }
    if (fact.copyText.isEmpty())
        return;
    auto *copy = new CopyButton(m_theme, fact.label, [text = fact.copyText] { return text; });
    m_grid->addWidget(copy, row, 2, Qt::AlignTop);
}

} // namespace tilldesk::ui
