#include "ui/widgets/payments/payment_selection_view.h"

#include "ui/models/common/format.h"
#include "ui/models/common/status_pill.h"
#include "ui/models/common/text.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/record_links.h"
#include "ui/widgets/lists/details_frame.h"
#include "ui/widgets/payments/facts_view.h"
#include "ui/widgets/theme/theme.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

PaymentSelectionView::PaymentSelectionView(const Theme &theme, PaymentSelection &selection,
                                           QWidget *parent)
    : QWidget(parent),
      m_selection(selection),
      m_heading(makeLabel({}, u"muted"_s)),
      m_sum(named(makeLabel({}, u"amount"_s), u"selectionSum"_s)),
      m_rows(new RecordLinks(theme, u"selectedPayment"_s)),
      m_sums(new FactsView(theme, FactsView::Of::Sums)),
      m_personsHeading(makeSectionLabel(tr("By person"))),
      m_persons(new FactsView(theme, FactsView::Of::Sums)),
      m_payoutsHeading(makeSectionLabel(tr("By payout"))),
      m_payouts(new RecordLinks(theme, u"selectedPayout"_s))
{
    setAccessibleName(tr("Selected payments"));
    connect(m_rows, &RecordLinks::requested, this,
            [this](const QString &id) { Q_EMIT paymentRequested(PaymentId(id)); });
    connect(m_payouts, &RecordLinks::requested, this,
            [this](const QString &id) { Q_EMIT payoutRequested(PayoutId(id)); });
    connect(&selection, &PaymentSelection::changed, this, &PaymentSelectionView::showSelection);
    QLayout *lines = column({m_rows, LayoutItem::gap(6), makeSectionLabel(tr("Sums")), m_sums,
                             LayoutItem::gap(6), m_personsHeading, m_persons, LayoutItem::gap(6),
                             m_payoutsHeading, m_payouts, LayoutItem::stretch()});
    QLayout *keys =
        row({makeLabel(tr("Space"), u"key"_s), makeLabel(tr("adds or removes"), u"small"_s),
             makeLabel(tr("Shift ↓"), u"key"_s), makeLabel(tr("extends"), u"small"_s),
             LayoutItem::stretch()});
    fill(this, {detailsContent(column({m_heading, m_sum}), lines, keys)}, {.spacing = 0});
}

void PaymentSelectionView::showSelection()
{
    if (!m_selection.isShown())
        return;
    m_heading->setText(
        tr("%1 payments selected", nullptr, m_selection.count()).arg(m_selection.count()));
    m_sum->setText(money(m_selection.sum()));
    m_sums->setFacts(m_selection.sums());
    showRows();
    const QList<Fact> persons = m_selection.byPerson();
    m_personsHeading->setHidden(persons.isEmpty());
    m_persons->setHidden(persons.isEmpty());
    m_persons->setFacts(persons);
    QList<RecordLinks::Row> payouts;
    for (const PaymentSelection::PayoutShare &share : m_selection.byPayout())
        payouts.append({.id = share.payout.text(),
                        .link = share.payout.text(),
                        .linkHint = tr("Show the payout"),
                        .spoken = tr("Payout %1: %2").arg(share.payout.text(), money(share.amount)),
                        .amount = money(share.amount)});
    m_payoutsHeading->setHidden(payouts.isEmpty());
    m_payouts->setHidden(payouts.isEmpty());
    m_payouts->setRows(payouts, {});
}

void PaymentSelectionView::showRows()
{
    constexpr int kMaxName = 20;
    QList<RecordLinks::Row> rows;
    const QList<Payment> payments = m_selection.payments();
    for (const Payment &payment :
         payments.first(std::min<qsizetype>(payments.size(), PaymentSelection::kShown))) {
        const StatusPill pill = pillOf(payment, m_selection.knowledge());
        const QString name = payment.reference.isEmpty() ? payment.id.text() : payment.reference;
        const QString failure = m_selection.failureOf(payment.id);
        const QString amount = money(payment.amount);
        const QString moment = shortMoment(payment.createdAt, m_selection.now());
        const QString person = Text::person(payment.takenBy);
        const QString made = person.isEmpty() ? moment : QString(moment + u" · "_s + person);
        rows.append({.id = payment.id.text(),
                     .status = pill.word,
                     .tone = failure.isEmpty() ? pill.tone : Tone::Red,
                     .statusHint = pill.hint,
                     .link = name.size() > kMaxName ? QString(name.first(kMaxName) + u"…"_s) : name,
                     .linkHint = QString(name + u'\n' + tr("Show the payment")),
                     .note = failure.isEmpty() ? made : failure,
                     .spoken = tr("Payment %1: %2, %3").arg(name, amount, pill.word),
                     .amount = amount});
    }
    const auto more = int(payments.size() - rows.size());
    m_rows->setRows(rows,
                    more > 0 ? tr("and %1 more", nullptr, more).arg(wholeNumber(more)) : QString());
}

} // namespace tilldesk::ui
