#include "ui/widgets/exports/month_view.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/lists/text_table_view.h"

#include <QGridLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// Deletes all widgets of a layout.
void clear(QLayout &layout)
{
    while (QLayoutItem *item = layout.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

} // namespace

MonthView::MonthView(const Theme &theme, MonthSummary &summary, QWidget *parent)
    : QWidget(parent),
      m_summary(summary),
      m_proof(named(new Pill(theme), u"monthProof"_s)),
      m_explain(named(makeButton(tr("Explain"), u"link"_s), u"explainMonth"_s)),
      m_bridge(new QGridLayout),
      m_vat(new TextTableView(theme, summary.vat(), tr("VAT of the month"))),
      m_warnings(column({}, {.spacing = 6}))
{
    constexpr QMargins kMargins(14, 10, 14, 10);
    m_bridge->setColumnStretch(1, 1);
    m_bridge->setVerticalSpacing(6);
    m_vat->setWidths({0, 96, 84, 96});
    m_vat->setFocusPolicy(Qt::NoFocus);
    m_vat->setSelectionMode(QAbstractItemView::NoSelection); // nothing follows a chosen row
    QWidget *bridge = card({row({makeLabel(tr("How the month adds up"), u"heading"_s),
                                 LayoutItem::stretch(), m_explain, m_proof}),
                            LayoutItem::gap(6), m_bridge},
                           {.spacing = 0, .margins = kMargins});
    m_vatCard = card({m_vat}, {.spacing = 0, .margins = {4, 2, 4, 2}});
    fill(this, {bridge, m_vatCard, m_warnings, LayoutItem::stretch()}, {.spacing = 10});
    m_explain->setAutoDefault(false);
    m_explain->setToolTip(tr("Shows the entries of the ledger"));
    connect(m_explain, &QPushButton::clicked, this,
            [this] { Q_EMIT linkChosen(m_summary.explanation()); });
    connect(&summary, &MonthSummary::changed, this, &MonthView::showFigures);
    showFigures();
}

void MonthView::showFigures()
{
    setVisible(m_summary.isShown() || m_summary.isLoading());
    if (m_summary.isLoading())
        return showLoading();
    if (!m_summary.isShown())
        return;
    m_proof->show();
    setAccessibleDescription({});
    m_proof->setWord(m_summary.proof(), m_summary.isProved() ? Tone::Green : Tone::Red);
    m_explain->setHidden(m_summary.isProved());
    clear(*m_bridge);
    m_bridge->setHorizontalSpacing(8);
    int line = 0;
    for (const MonthSummary::Line &each : m_summary.bridge()) {
        const QString role = each.isSum ? u"strong"_s : u"plain"_s;
        m_bridge->addWidget(makeLabel(each.sign, u"muted"_s), line, 0);
        m_bridge->addWidget(makeLabel(each.text, role), line, 1);
        m_bridge->addWidget(makeLabel(each.amount, role), line, 2, Qt::AlignRight);
        ++line;
    }
    m_vatCard->setHidden(m_summary.vat().rowCount() == 0);
    m_vat->setFixedHeight(m_vat->sizeHint().height());
    showWarnings();
}

void MonthView::showLoading()
{
    constexpr int kLines = 6;
    constexpr QSize kAmount(88, 12);
    m_proof->hide();
    m_explain->hide();
    m_vatCard->hide();
    clear(*m_bridge);
    clear(*m_warnings);
    for (int line = 0; line < kLines; ++line) {
        QFrame *text = makeFrame(u"waiting"_s);
        QFrame *amount = makeFrame(u"waiting"_s);
        text->setFixedSize(120 + line % 3 * 40, kAmount.height());
        amount->setFixedSize(kAmount);
        m_bridge->addWidget(text, line, 1);
        m_bridge->addWidget(amount, line, 2, Qt::AlignRight);
    }
    setAccessibleDescription(tr("The figures are being read"));
}

void MonthView::showWarnings()
{
    clear(*m_warnings);
    for (const MonthSummary::Warning &warning : m_summary.warnings()) {
        QFrame *frame = makeFrame(u"warning"_s);
        auto *title = makeText(warning.title, u"warning"_s);
        QFont font = title->font();
        font.setWeight(QFont::DemiBold);
        title->setFont(font);
        auto *link = named(makeButton(warning.action, u"link"_s), u"monthWarningLink"_s);
        link->setAutoDefault(false);
        link->setHidden(warning.action.isEmpty());
        link->setAccessibleName(warning.title + u": "_s + warning.action);
        connect(link, &QPushButton::clicked, this,
                [this, to = warning.link] { Q_EMIT linkChosen(to); });
        frame->setLayout(
            row({{columnWidget({title, makeText(warning.text, u"warning"_s)}, {.spacing = 2}), 1},
                 {link, 0, Qt::AlignTop}},
                {.spacing = 8, .margins = {12, 6, 12, 6}}));
        m_warnings->addWidget(frame);
    }
}

} // namespace tilldesk::ui
