#include "ui/widgets/payouts/open_balance_band.h"

#include "ui/models/common/format.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

OpenBalanceBand::OpenBalanceBand(const Theme &theme, QWidget *atEnd, QWidget *parent)
    : QFrame(parent),
      m_theme(theme),
      m_here(named(makeLabel({}, u"strong"_s), u"owedHere"_s)),
      m_there(named(makeLabel({}, u"strong"_s), u"owedThere"_s)),
      m_difference(named(makeLabel({}, u"strong"_s), u"owedDifference"_s)),
      m_sign(new QLabel),
      m_verdict(named(makeText({}, u"strong"_s), u"owedVerdict"_s)),
      m_explain(named(makeButton(tr("Explain"), u"link"_s), u"explainDifference"_s)),
      m_parts(named(makeText({}, u"muted"_s), u"owedParts"_s))
{
    setProperty("role", u"card"_s);
    m_explain->setAccessibleName(tr("Explain the difference"));
    const auto sum = [&theme](const QString &title, QLabel *amount) {
        amount->setFont(theme.font(metrics::kTextSize + 2, QFont::DemiBold));
        return column({makeLabel(title, u"muted"_s), amount}, {.spacing = 2});
    };
    const auto sign = [](const QString &text) { return makeLabel(text, u"muted"_s); };
    QHBoxLayout *verdict = row({m_sign, {m_verdict, 1}, m_explain});
    this->setLayout(
        row({sum(tr("We say you are owed"), m_here),
             sign(QString(QChar(0x2212))),
             sum(tr("The provider says"), m_there),
             sign(u"="_s),
             sum(tr("Difference"), m_difference),
             LayoutItem::gap(8),
             {column({verdict, m_parts}, {.spacing = 2}), 1},
             atEnd},
            {.spacing = metrics::kGap, .margins = {metrics::kCardPadding, 10, 12, 10}}));
    connect(m_explain, &QPushButton::clicked, this, &OpenBalanceBand::explanationRequested);
    connect(&theme, &Theme::changed, this, &OpenBalanceBand::showSign);
    setBalance({});
}

void OpenBalanceBand::setBalance(const OpenBalance &balance)
{
    using State = OpenBalance::State;
    m_state = balance.state();
    const bool isKnown = m_state != State::Unknown;
    const auto words = [isKnown](Amount amount) { return isKnown ? money(amount) : u"–"_s; };
    m_here->setText(words(balance.here()));
    m_there->setText(words(balance.there()));
    m_difference->setText(words(balance.difference()));
    setStyleProperty(m_difference, "role",
                     balance.difference() == Amount() ? u"strong"_s : u"refused"_s);
    m_verdict->setText(balance.verdict());
    setStyleProperty(m_verdict, "role", m_state == State::Unexplained ? u"refused"_s : u"strong"_s);
    showText(m_parts, isKnown ? balance.parts() : QString());
    m_explain->setVisible(m_state == State::Explained || m_state == State::Unexplained);
    showSign();
}

void OpenBalanceBand::showSign()
{
    constexpr QSize kSize(14, 14);
    using State = OpenBalance::State;
    m_sign->setHidden(m_state == State::Unknown);
    const bool isFine = m_state == State::Equal || m_state == State::Explained;
    const QIcon icon = isFine ? m_theme.icon(u"check"_s, &Colours::accent)
                              : m_theme.icon(u"triangle-alert"_s, &Colours::danger);
    m_sign->setPixmap(icon.pixmap(kSize, devicePixelRatioF()));
}

} // namespace tilldesk::ui
