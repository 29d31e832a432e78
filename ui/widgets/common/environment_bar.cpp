#include "ui/widgets/common/environment_bar.h"

#include "ui/models/common/environment_words.h"
#include "ui/models/common/profile_choice.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/theme.h"

#include <QPainter>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kHeight = 30;
constexpr int kEdge = 3;
constexpr int kLeft = 16;

Qt::PenStyle edgeOf(Environment environment)
{
    switch (environment) {
    case Environment::Local: return Qt::DotLine;
    case Environment::PreProduction: return Qt::DashLine;
    case Environment::Production: return Qt::SolidLine;
    }
    Q_UNREACHABLE();
}

} // namespace

EnvironmentBar::EnvironmentBar(const Theme &theme, const ProfileChoice &profiles, QWidget *parent)
    : QFrame(parent),
      m_theme(theme),
      m_profiles(profiles),
      m_word(named(makeLabel({}, u"environment-word"_s), u"environmentWord"_s)),
      m_sentence(named(makeLabel({}, u"environment-words"_s), u"environmentSentence"_s)),
      m_others(named(makeLabel({}, u"environment-words"_s), u"environmentOthers"_s)),
      m_connection(named(makeButton(tr("Connection"), u"environment"_s), u"connectionLink"_s))
{
    setObjectName(u"environmentBar"_s);
    setFixedHeight(kHeight);
    m_connection->setAutoDefault(true); // Enter follows the link
    m_sentence->setMinimumWidth(1);     // a window can be too narrow for the sentence
    setLayout(row({m_word, m_sentence, m_others, LayoutItem::stretch(1), m_connection},
                  {.spacing = 10, .margins = {kLeft + metrics::kIcon + 8, kEdge, 12, 0}}));
    connect(&profiles, &ProfileChoice::entriesChanged, this, &EnvironmentBar::showState);
    connect(&profiles, &ProfileChoice::chosenChanged, this, &EnvironmentBar::showState);
    connect(&theme, &Theme::changed, this, &EnvironmentBar::showState);
    connect(m_connection, &QPushButton::clicked, this,
            [this] { Q_EMIT connectionRequested(environmentOf(m_profiles).first); });
    showState();
}

EnvironmentBar *EnvironmentBar::like(const QWidget *origin)
{
    const auto *shown =
        origin == nullptr ? nullptr : origin->window()->findChild<const EnvironmentBar *>();
    if (shown == nullptr)
        return nullptr;
    auto *bar = new EnvironmentBar(shown->m_theme, shown->m_profiles);
    bar->offerConnection(false);
    bar->m_connection->setAutoDefault(false); // Enter belongs to the dialog
    return bar;
}

void EnvironmentBar::offerConnection(bool isOffered)
{
    m_offersConnection = isOffered;
    showState();
}

void EnvironmentBar::showState()
{
    const bool isKnown = !m_profiles.entries().isEmpty(); // until then, nothing is claimed
    const EnvironmentScope scope = environmentOf(m_profiles);
    const QString style = isKnown ? QString(toText(scope.strictest)) : QString();
    for (QWidget *part :
         std::initializer_list<QWidget *>{this, m_word, m_sentence, m_others, m_connection})
        setStyleProperty(part, "environment", style);
    const QString word = isKnown ? EnvironmentWords::word(scope.strictest) : QString();
    const QString sentence = isKnown ? EnvironmentWords::sentence(scope.strictest) : QString();
    m_word->setText(word);
    m_sentence->setText(sentence);
    showText(m_others, isKnown ? scope.others : QString());
    const QString all = word + u": "_s + sentence + u' ' + scope.others;
    setAccessibleName(isKnown ? all.trimmed() : QString());
    m_connection->setVisible(isKnown && m_offersConnection && isHosted(scope.strictest));
    fitSentence();
    update();
}

/// A narrow window shows the word alone, never a part of the sentence.
void EnvironmentBar::fitSentence()
{
    const QMargins margins = layout()->contentsMargins();
    int needed = margins.left() + margins.right();
    for (const QWidget *part :
         std::initializer_list<const QWidget *>{m_word, m_sentence, m_others, m_connection}) {
        if (part == m_sentence || !part->isHidden())
            needed += part->sizeHint().width() + layout()->spacing();
    }
    m_sentence->setVisible(needed <= width());
}

void EnvironmentBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fitSentence();
}

void EnvironmentBar::paintEvent(QPaintEvent *event)
{
    QFrame::paintEvent(event);
    if (!!m_profiles.entries().isEmpty())
        return;
    const Environment environment = environmentOf(m_profiles).strictest;
    QPainter painter(this);
    const QColor colour = m_theme.colours().pair(EnvironmentWords::tone(environment)).text;
    m_theme.drawIcon(
        painter,
        {kLeft, kEdge + (height() - kEdge - metrics::kIcon) / 2, metrics::kIcon, metrics::kIcon},
        EnvironmentWords::icon(environment), colour);
    QPen pen(colour, kEdge, edgeOf(environment));
    pen.setCapStyle(Qt::FlatCap);
    painter.setPen(pen);
    painter.drawLine(QPointF(0, kEdge / 2.), QPointF(width(), kEdge / 2.));
}

} // namespace tilldesk::ui
