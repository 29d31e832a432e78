#include "ui/widgets/common/message_page.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kIconSide = 32;
constexpr int kTextWidth = 400;

} // namespace

MessagePage::MessagePage(const Theme &theme, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_icon(new QLabel),
      m_title(makeLabel({}, u"heading"_s)),
      m_why(makeText({}, u"muted"_s)),
      m_action(named(new QPushButton, u"messageAction"_s))
{
    m_icon->setAlignment(Qt::AlignCenter);
    m_title->setAlignment(Qt::AlignCenter);
    m_why->setAlignment(Qt::AlignCenter);
    m_title->setWordWrap(true);
    m_action->hide();
    fill(this,
         {LayoutItem::stretch(2),
          {m_icon, 0, Qt::AlignHCenter},
          LayoutItem::gap(4),
          {m_title, 0, Qt::AlignHCenter},
          {m_why, 0, Qt::AlignHCenter},
          LayoutItem::gap(8),
          {m_action, 0, Qt::AlignHCenter},
          LayoutItem::stretch(3)},
         {.margins = metrics::kStyleMargins});
    connect(m_action, &QPushButton::clicked, this, &MessagePage::actionTriggered);
    connect(&theme, &Theme::changed, this, &MessagePage::showIcon);
}

void MessagePage::setMessage(const QString &icon, const QString &title, const QString &why,
                             const QString &action)
{
    m_iconName = icon;
    m_title->setText(title);
    m_why->setText(why);
    m_action->setText(action);
    m_action->setHidden(action.isEmpty());
    showIcon();
    fit();
}

QSize MessagePage::minimumSizeHint() const
{
    constexpr int kLeastWidth = 180;
    return {kLeastWidth, QWidget::minimumSizeHint().height()};
}

void MessagePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// Centred labels do not report their height for a width to the layout.
void MessagePage::fit()
{
    const int wide = qMin(kTextWidth, contentsRect().width() - 2 * metrics::kStyleMargins.left());
    for (QLabel *label : {m_title, m_why}) {
        label->setFixedWidth(wide);
        label->setFixedHeight(label->text().isEmpty() ? 0 : label->heightForWidth(wide));
    }
    // The icon gives way to the words and the button.
    const int words = m_title->height() + m_why->height()
        + (m_action->isHidden() ? 0 : m_action->sizeHint().height());
    constexpr int kBetween = 60;
    m_icon->setHidden(height() < words + kIconSide + kBetween);
}

void MessagePage::showIcon()
{
    if (!m_iconName.isEmpty())
        m_icon->setPixmap(m_theme.icon(m_iconName, &Colours::muted)
                              .pixmap(QSize(kIconSide, kIconSide), devicePixelRatioF()));
}

} // namespace tilldesk::ui
