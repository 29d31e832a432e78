#include "ui/widgets/bank/bank_candidate.h"

#include "ui/models/bank/bank_words.h"
#include "ui/models/common/format.h"
#include "ui/models/payouts/payout_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/theme/theme.h"

#include <QLocale>
#include <QMouseEvent>
#include <QRadioButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QString markedText(const Theme &theme, const QString &text, qsizetype from, qsizetype length,
                   bool isCertain)
{
    const Colours &colours = theme.colours();
    const QString ground = (isCertain ? colours.greenMark : colours.blueMark).name();
    const QString mark = text.mid(from, length);
    const QString marked = mark.isEmpty()
        ? QString()
        : u"<span style=\"background-color:%1\">%2</span>"_s.arg(ground, mark.toHtmlEscaped());
    return text.left(from).toHtmlEscaped() + marked + text.mid(from + length).toHtmlEscaped();
}

BankCandidate::BankCandidate() : m_button(new QRadioButton)
{
    setProperty("role", u"choice"_s);
    connect(m_button, &QRadioButton::toggled, this,
            [this](bool isOn) { setStyleProperty(this, "chosen", isOn); });
}

BankCandidate::BankCandidate(const Theme &theme, const BankItem &item, const Payout &payout,
                             int number)
    : BankCandidate()
{
    m_payout = payout.id;
    m_button->setObjectName(u"candidate%1"_s.arg(number));
    const QString amount = money(payout.amount);
    const QString made = dateWords(inShopZone(payout.madeAt), dayPattern() + u" HH:mm"_s) + u" · "_s
        + PayoutWords::bulk(payout.bulkId);
    const QString why = BankWords::candidate(item, payout);
    m_button->setAccessibleName(QStringList{payout.id.text(), amount, made, why}.join(u", "_s));
    const qsizetype shared = BankWords::sharedStart(item, payout);
    auto *id =
        makeLabel(markedText(theme, payout.id.text(), 0, shared, shared == payout.id.text().size()),
                  u"plain"_s);
    id->setTextFormat(Qt::RichText);
    id->setFont(theme.codeFont(metrics::kSmallTextSize));
    auto *status = new Pill(theme);
    status->setWord(PayoutWords::outcome(payout), PayoutWords::tone(payout));
    QLabel *sentence = makeText(why, u"small"_s);
    sentence->setHidden(why.isEmpty());
    QLayout *first = row({{id, 1}, makeLabel(amount, u"strong"_s)});
    QLayout *second = row({status, {makeText(made, u"small"_s), 1}});
    QLayout *lines = column({first, second, sentence}, {.spacing = 4});
    setLayout(row({LayoutItem(m_button, 0, Qt::AlignTop), LayoutItem(lines, 1)},
                  {.spacing = 6, .margins = {10, 9, 12, 9}}));
    // The core refuses it: no money was sent.
    m_button->setEnabled(payout.status == PayoutStatus::Succeeded);
}

BankCandidate::BankCandidate(int number) : BankCandidate()
{
    m_button->setObjectName(u"candidate%1"_s.arg(number));
    m_button->setText(tr("Not a payout of the provider"));
    setLayout(row({{m_button, 1}}, {.spacing = 6, .margins = {10, 9, 12, 9}}));
}

void BankCandidate::mousePressEvent(QMouseEvent *event)
{
    if (m_button->isEnabled() && event->button() == Qt::LeftButton)
        m_button->click();
}

} // namespace tilldesk::ui
