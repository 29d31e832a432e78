#include "ui/widgets/payouts/equation_view.h"

#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/theme/theme.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

EquationView::EquationView(const Theme &theme, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_payments(makeLabel({}, u"muted"_s)),
      m_paidIn(makeLabel({}, u"strong"_s)),
      m_refunds(makeLabel({}, u"muted"_s)),
      m_refunded(makeLabel({}, u"strong"_s)),
      m_less(makeLabel(QString(QChar(0x2212)), u"muted"_s)),
      m_fees(makeLabel(tr("fees"), u"muted"_s)),
      m_charged(makeLabel({}, u"strong"_s)),
      m_paidOut(makeLabel({}, u"accented"_s)),
      m_sign(new QLabel),
      m_verdict(named(makeLabel({}, u"muted"_s), u"payoutVerdict"_s))
{
    constexpr int kGap = 5;
    m_paidOut->setFont(theme.font(metrics::kTextSize, QFont::DemiBold));
    auto *layout = new FlowLayout(kGap, this);
    for (QLabel *label : {m_payments, m_paidIn, makeLabel(QString(QChar(0x2212)), u"muted"_s),
                          m_refunds, m_refunded, m_less, m_fees, m_charged,
                          makeLabel(u"="_s, u"muted"_s), m_paidOut, m_sign, m_verdict})
        layout->addWidget(label);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&theme, &Theme::changed, this, &EquationView::showSign);
}

void EquationView::setEquation(const PayoutEquation &equation)
{
    m_equation = equation;
    m_payments->setText(equation.payments);
    m_paidIn->setText(equation.paidIn);
    m_refunds->setText(equation.refunds);
    m_refunded->setText(equation.refunded);
    m_charged->setText(equation.fees);
    for (QLabel *label : {m_less, m_fees, m_charged})
        label->setHidden(equation.fees.isEmpty());
    m_paidOut->setText(equation.paidOut);
    m_verdict->setText(equation.verdict);
    setStyleProperty(m_verdict, "role", equation.isProved ? u"muted"_s : u"refused"_s);
    const QString fees = equation.fees.isEmpty()
        ? QString()
        : QString(u" − "_s + m_fees->text() + u' ' + equation.fees);
    setAccessibleName(u"%1 %2 − %3 %4%5 = %6, %7"_s.arg(equation.payments, equation.paidIn,
                                                        equation.refunds, equation.refunded, fees,
                                                        equation.paidOut, equation.verdict));
    showSign();
    layout()->invalidate();
    updateGeometry();
}

void EquationView::showSign()
{
    constexpr QSize kSize(14, 14);
    const QIcon icon = m_equation.isProved ? m_theme.icon(u"check"_s, &Colours::muted)
                                           : m_theme.icon(u"triangle-alert"_s, &Colours::danger);
    m_sign->setPixmap(icon.pixmap(kSize, devicePixelRatioF()));
}

} // namespace tilldesk::ui
