#include "ui/widgets/bank/bank_details_view.h"

#include "ui/models/bank/bank_words.h"
#include "ui/models/common/format.h"
#include "ui/widgets/bank/bank_candidate.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/lists/details_frame.h"
#include "ui/widgets/theme/theme.h"

#include <QButtonGroup>
#include <QPushButton>
#include <QRadioButton>
#include <QStackedLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// Returns the text of a line with its marks; a break in the file is shown as a dot.
QString richText(const Theme &theme, const BankItem &item)
{
    const Colours &colours = theme.colours();
    const QString text = BankWords::text(item);
    QString rich;
    qsizetype at = 0;
    for (const CellMark &mark : BankWords::marks(item)) {
        const bool isBreak = at > 0 && mark.from == at;
        rich += text.mid(at, mark.from - at).toHtmlEscaped();
        if (isBreak)
            rich += u"·"_s;
        rich += u"<span style=\"background-color:%1\">"_s.arg(
                    (mark.isCertain ? colours.greenMark : colours.blueMark).name())
            + text.mid(mark.from, mark.length).toHtmlEscaped() + u"</span>"_s;
        at = mark.from + mark.length;
    }
    return rich + text.mid(at).toHtmlEscaped();
}

} // namespace

BankDetailsView::BankDetailsView(const Theme &theme, BankPresenter &presenter, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_presenter(presenter),
      m_stack(new QStackedLayout(this)),
      m_none(new MessagePage(theme)),
      m_amount(named(makeLabel({}, u"amount"_s), u"bankAmount"_s)),
      m_outcome(new Pill(theme)),
      m_booked(makeText({}, u"muted"_s)),
      m_fileTitle(makeSectionLabel(tr("What the file says"))),
      m_fileBox(makeFrame(u"inset"_s)),
      m_text(named(makeText({}, u"plain"_s), u"bankText"_s)),
      m_bytes(named(makeText({}, u"small"_s), u"bankBytes"_s)),
      m_reason(named(makeText({}, u"plain"_s), u"bankReason"_s)),
      m_notice(named(makeText({}, u"refused"_s), u"bankNotice"_s)),
      m_candidatesTitle(makeSectionLabel(tr("Match by hand"))),
      m_candidatesBox(new QWidget),
      m_match(named(makeButton(theme.icon(u"check"_s, &Colours::onAccent), tr("Match")),
                    u"matchLine"_s)),
      m_unmatch(named(makeButton(theme.icon(u"undo-2"_s, &Colours::text), tr("Unmatch")),
                      u"unmatchLine"_s)),
      m_leave(named(new QPushButton(tr("Leave open")), u"leaveOpen"_s)),
      m_undo(named(makeButton(tr("Undo"), u"link"_s), u"undoMatch"_s)),
      m_nextKey(makeLabel(u"N"_s, u"key"_s))
{
    setAccessibleName(tr("Line of the bank"));
    m_match->setProperty("role", u"primary"_s);
    m_text->setTextFormat(Qt::RichText);
    m_text->setFont(theme.codeFont(metrics::kSmallTextSize));
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_fileBox->setLayout(column({m_text}, {.spacing = 4, .margins = {10, 8, 10, 8}}));
    m_none->setMessage(u"landmark"_s, tr("No line chosen"),
                       tr("Choose a line to see what the bank wrote and which payout it is."), {});
    fill(m_candidatesBox, {});
    QLayout *lines = column({m_fileTitle, m_fileBox, m_bytes, m_reason, m_notice, m_candidatesTitle,
                             m_candidatesBox, LayoutItem::stretch()},
                            {.spacing = 8});
    m_stack->addWidget(m_none);
    m_stack->addWidget(detailsContent(makeHead(), lines, makeButtons()));
    connect(m_match, &QPushButton::clicked, this, &BankDetailsView::match);
    connect(m_unmatch, &QPushButton::clicked, this, [this] {
        if (m_item)
            m_presenter.unmatch(*m_item);
    });
    connect(m_leave, &QPushButton::clicked, this, &BankDetailsView::nextRequested);
    connect(m_undo, &QPushButton::clicked, &m_presenter, &BankPresenter::undo);
    connect(&presenter, &BankPresenter::changed, this, [this] { show(m_id); });
    connect(&theme, &Theme::changed, this, [this] {
        if (m_item)
            showItem();
    });
}

QLayout *BankDetailsView::makeHead()
{
    return column({row({m_amount, LayoutItem::stretch(), m_outcome}), m_booked}, {.spacing = 4});
}

QLayout *BankDetailsView::makeButtons()
{
    m_leave->setToolTip(tr("Go to the next one that needs you (N)"));
    m_undo->setToolTip(tr("Take back the last match (Ctrl+Z)"));
    m_nextKey->setToolTip(m_leave->toolTip());
    return row({m_match, m_unmatch, m_leave, LayoutItem::stretch(), m_undo, m_nextKey});
}

void BankDetailsView::show(const QString &id)
{
    const BankModel &model = m_presenter.model();
    const BankItem *item = model.at(model.rowOfId(id));
    const bool isSame = id == m_id && m_item && item && *m_item == *item;
    m_id = id;
    showText(m_notice, m_presenter.message());
    m_undo->setVisible(m_presenter.canUndo());
    if (isSame)
        return; // rebuilding would take the focus from its option
    m_item = item ? std::optional(*item) : std::nullopt;
    m_stack->setCurrentIndex(m_item ? 1 : 0);
    if (m_item)
        showItem();
}

bool BankDetailsView::canMatch() const
{
    const bool isDecided = m_item && m_item->outcome == BankOutcome::Matched;
    const bool isDebit = m_item && m_item->entry && m_item->entry->amount < Amount();
    return m_item && m_item->entry && !isDecided && (!isDebit || needsPerson(m_item->outcome))
        && m_item->reason != BankReason::NotAPayoutByHand;
}

void BankDetailsView::showItem()
{
    const BankItem &item = *m_item;
    const Amount amount = item.entry ? item.entry->amount : item.payouts.value(0).amount;
    m_amount->setText(money(amount));
    m_outcome->setWord(BankWords::outcome(item.outcome), BankWords::tone(item.outcome));
    m_booked->setText(
        item.entry
            ? tr("Booked %1 · line %2 of %3")
                  .arg(dayText(item.entry->day), wholeNumber(item.entry->line), item.entry->file)
            : tr("Payout %1 · %2 old")
                  .arg(item.payouts.value(0).id.text(), BankWords::age(item.age)));
    m_booked->setToolTip(item.entry ? item.entry->party : QString());
    for (QWidget *widget : {static_cast<QWidget *>(m_fileTitle), static_cast<QWidget *>(m_fileBox)})
        widget->setVisible(item.entry.has_value());
    m_text->setText(richText(m_theme, item));
    m_text->setAccessibleName(BankWords::text(item));
    showText(m_bytes, BankWords::bytes(item));
    m_reason->setText(BankWords::reason(item));
    const bool isDecided = item.entry
        && (item.outcome == BankOutcome::Matched || item.reason == BankReason::NotAPayoutByHand);
    m_match->setVisible(canMatch());
    m_unmatch->setVisible(isDecided);
    m_leave->setVisible(needsPerson(item.outcome));
    showCandidates();
}

void BankDetailsView::showCandidates()
{
    qDeleteAll(m_candidates);
    m_candidates.clear();
    const BankItem &item = *m_item;
    const bool isShown = canMatch() || item.outcome == BankOutcome::Matched;
    m_candidatesTitle->setVisible(isShown);
    m_candidatesTitle->setText((canMatch() ? tr("Match by hand") : tr("Payout")).toUpper());
    m_candidatesBox->setVisible(isShown);
    if (!isShown)
        return;
    const bool isDebit = item.entry && item.entry->amount < Amount(); // never a payout's own line
    for (const Payout &payout : isDebit ? QList<Payout>() : item.payouts)
        m_candidates << new BankCandidate(m_theme, item, payout, int(m_candidates.size()) + 1);
    if (canMatch())
        m_candidates << new BankCandidate(int(m_candidates.size()) + 1);
    auto *group = m_candidatesBox->findChild<QButtonGroup *>();
    if (!group)
        group = new QButtonGroup(m_candidatesBox);
    for (BankCandidate *candidate : std::as_const(m_candidates)) {
        m_candidatesBox->layout()->addWidget(candidate);
        group->addButton(&candidate->button());
        candidate->show();
        connect(&candidate->button(), &QRadioButton::toggled, this, [this, candidate](bool isOn) {
            if (!isOn || !m_item)
                return;
            m_match->setText(BankPresenter::matchText(*m_item, candidate->payout()));
            m_match->setToolTip(BankPresenter::matchHint(*m_item, candidate->payout()));
        });
    }
    const auto first = std::ranges::find_if(
        m_candidates, [](BankCandidate *candidate) { return candidate->button().isEnabled(); });
    if (first != m_candidates.end())
        (*first)->button().setChecked(true);
    for (BankCandidate *candidate : std::as_const(m_candidates)) {
        if (!canMatch())
            candidate->button().setEnabled(false);
    }
}

void BankDetailsView::chooseCandidate(int number)
{
    if (!canMatch() || number < 1 || number > m_candidates.size())
        return;
    QRadioButton &button = m_candidates.at(number - 1)->button();
    if (button.isEnabled())
        button.setChecked(true);
}

void BankDetailsView::match()
{
    if (!canMatch())
        return;
    for (BankCandidate *candidate : std::as_const(m_candidates)) {
        if (candidate->button().isChecked())
            return m_presenter.match(*m_item, candidate->payout());
    }
}

} // namespace tilldesk::ui
