#include "ui/widgets/till/till_keypad.h"

#include "ui/models/common/format.h"
#include "ui/widgets/common/accessible_role.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/fitting_font.h"
#include "ui/widgets/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kLargestKey = 57;
constexpr int kKeyGap = 8;
constexpr int kLargestFigures = 48;

/// A large key for fingers. theme.qss sets the smallest size for narrow windows.
class DigitKey final : public QPushButton
{
public:
    using QPushButton::QPushButton;

    [[nodiscard]] QSize sizeHint() const override { return {kLargestKey, kLargestKey}; }
};

} // namespace

TillKeypad::TillKeypad(const Theme &theme, TillPresenter &presenter, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_presenter(presenter),
      m_amount(named(makeLabel({}, u"figures"_s), u"keyedAmount"_s)),
      m_line(makeFrame(u"amount-line"_s)),
      m_problem(named(makeText({}, u"problem"_s), u"amountProblem"_s)),
      m_clear(named(makeButton(tr("Clear"), u"link"_s), u"clearAmount"_s))
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(*this, QAccessible::Grouping);
    setAccessibleName(tr("Amount"));
    m_amount->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_amount->setMinimumWidth(0);
    m_line->setFixedHeight(2);
    m_problem->setAlignment(Qt::AlignTop);
    m_clear->setToolTip(tr("Clear the amount (C)"));
    m_clear->setFocusPolicy(Qt::NoFocus);
    QSizePolicy policy = m_clear->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_clear->setSizePolicy(policy);
    connect(m_clear, &QPushButton::clicked, &presenter, &TillPresenter::clear);
    connect(&presenter, &TillPresenter::changed, this, &TillKeypad::showState);
    layOut();
    showState();
}

void TillKeypad::layOut()
{
    m_words = columnWidget({LayoutItem::stretch(), makeLabel(tr("Amount"), u"muted"_s), m_clear},
                           {.spacing = 0, .margins = {0, 0, 0, 4}});
    fill(this, {row({m_words, {m_amount, 1}}), m_line, LayoutItem::gap(10), {makeKeys(), 1}},
         {.spacing = 4});
}

QGridLayout *TillKeypad::makeKeys()
{
    auto *keys = new QGridLayout;
    keys->setSpacing(kKeyGap);
    for (int digit = 1; digit <= 9; ++digit) {
        const QString text = QString::number(digit);
        keys->addWidget(makeKey(text, text), 2 - (digit - 1) / 3, (digit - 1) % 3);
    }
    keys->addWidget(makeKey(u"00"_s, tr("Double zero")), 3, 0);
    keys->addWidget(makeKey(u"0"_s, u"0"_s), 3, 1);
    QPushButton *chop = makeKey({}, tr("Delete the last digit"));
    chop->setObjectName(u"chop"_s);
    chop->setIcon(m_theme.icon(u"delete"_s, &Colours::text));
    chop->setIconSize({24, 24});
    chop->setToolTip(tr("Delete the last digit (Backspace)"));
    keys->addWidget(chop, 3, 2);
    connect(chop, &QPushButton::clicked, &m_presenter, &TillPresenter::chop);
    return keys;
}

QPushButton *TillKeypad::makeKey(const QString &text, const QString &name)
{
    auto *key = new DigitKey(text);
    key->setProperty("role", u"digit"_s);
    key->setAccessibleName(name);
    key->setFocusPolicy(Qt::NoFocus); // the keyboard has its own digits, so Tab skips the keys
    key->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    connect(key, &QPushButton::clicked, this, [this, text] {
        setFocus();
        if (!text.isEmpty())
            m_presenter.type(text);
    });
    return key;
}

bool TillKeypad::handle(const QKeyEvent &event)
{
    if (event.matches(QKeySequence::Paste)) {
        m_presenter.paste(QApplication::clipboard()->text());
        return true;
    }
    const auto held = event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (held != Qt::NoModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Backspace: m_presenter.chop(); return true;
    case Qt::Key_Delete:
    case Qt::Key_C: m_presenter.clear(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event.isAutoRepeat())
            m_presenter.enter();
        return true;
    default: break;
    }
    const QString text = event.text();
    if (text.isEmpty() || !text.front().isPrint() || text.front().isSpace())
        return false;
    if (!event.isAutoRepeat()) // a key held down must not become a large amount
        m_presenter.type(text);
    return true;
}

void TillKeypad::keyPressEvent(QKeyEvent *event)
{
    if (!handle(*event))
        QWidget::keyPressEvent(event);
}

void TillKeypad::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    showState();
}

void TillKeypad::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    showState();
}

void TillKeypad::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void TillKeypad::showState()
{
    const auto &problem = m_presenter.problem();
    const bool isMine = problem && problem->field == TillPresenter::Problem::Field::Amount;
    const QString amount = money(m_presenter.amount());
    m_amount->setText(amount);
    showText(m_problem, isMine ? problem->text : QString());
    m_clear->setVisible(m_presenter.isFresh());
    for (QPushButton *key : findChildren<QPushButton *>())
        key->setEnabled(m_presenter.whyClosed().isEmpty());
    setStyleProperty(m_line, "look", isMine ? u"problem"_s : hasFocus() ? u"focus"_s : QString());
    setAccessibleDescription(isMine ? QString(amount + u". "_s + problem->text) : amount);
    fit();
}

void TillKeypad::fit()
{
    const int room = width() - m_words->sizeHint().width() - 2 * kKeyGap;
    m_amount->setFont(fittingFont(m_theme, m_amount->text(), room, kLargestFigures, QFont::Bold));
    // Fixed height for every font size, so that the keys do not move under the finger.
    m_amount->setFixedHeight(QFontMetrics(m_theme.font(kLargestFigures, QFont::Bold)).height() + 4);
}

} // namespace tilldesk::ui
