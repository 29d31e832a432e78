#include "ui/widgets/lists/list_footer.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/metrics.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kSide = 12;
constexpr int kGap = 6;
constexpr int kBetween = 12; ///< additional space before each sum

} // namespace

ListFooter::ListFooter(QWidget *parent) : QWidget(parent), m_note(makeLabel({}, u"muted"_s))
{
    setLayout(
        row({m_note, LayoutItem::stretch()}, {.spacing = kGap, .margins = {kSide, 0, kSide, 0}}));
    setFixedHeight(metrics::kHeaderHeight);
}

ListFooter::Part ListFooter::makePart(bool isMain)
{
    Part part{nullptr, makeLabel({}, u"muted"_s), makeLabel({}, isMain ? u"strong"_s : u"muted"_s)};
    if (isMain) {
        constexpr int kHeight = 16;
        part.line = makeFrame(u"rule"_s);
        part.line->setFixedSize(1, kHeight);
    }
    part.title->setContentsMargins(kBetween, 0, 0, 0);
    for (QWidget *widget : {static_cast<QWidget *>(part.line), static_cast<QWidget *>(part.title),
                            static_cast<QWidget *>(part.amount)}) {
        if (widget)
            layout()->addWidget(widget);
    }
    return part;
}

void ListFooter::setNote(const QString &note, const QList<ListSum> &sums)
{
    m_note->setText(note);
    if (m_parts.size() != sums.size()) {
        for (const Part &part : std::as_const(m_parts)) {
            delete part.line;
            delete part.title;
            delete part.amount;
        }
        m_parts.clear();
        for (qsizetype i = 0; i < sums.size(); ++i)
            m_parts.append(makePart(i + 1 == sums.size() && sums.size() > 1));
    }
    QStringList words{note};
    for (qsizetype i = 0; i < sums.size(); ++i) {
        m_parts[i].title->setText(sums[i].title);
        m_parts[i].amount->setText(sums[i].amount);
        words << sums[i].title + u' ' + sums[i].amount;
    }
    setToolTip(sums.isEmpty() ? QString() : words.join(u'\n'));
    setAccessibleName(words.join(u", "_s));
    fit();
}

int ListFooter::widthOf(const Part &part) const
{
    const int line = part.line ? part.line->width() + kGap : 0;
    return line + part.title->sizeHint().width() + part.amount->sizeHint().width() + 2 * kGap;
}

QSize ListFooter::minimumSizeHint() const
{
    return {0, metrics::kHeaderHeight}; // the sums must not widen the list
}

void ListFooter::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void ListFooter::fit()
{
    int room = width() - 2 * kSide - m_note->sizeHint().width() - kGap;
    for (const Part &part : std::as_const(m_parts))
        room -= widthOf(part);
    for (qsizetype i = m_parts.size() - 1; i >= 0; --i) {
        const bool isMain = i + 1 == m_parts.size();
        const bool isDropped = !isMain && room < 0;
        if (isDropped)
            room += widthOf(m_parts[i]);
        m_parts[i].title->setHidden(isDropped);
        m_parts[i].amount->setHidden(isDropped);
    }
    // The main sum is worth more than the number of rows, which the tabs show too.
    m_note->setHidden(room < 0 && !m_parts.isEmpty());
}

} // namespace tilldesk::ui
