#include "ui/widgets/common/tab_strip.h"

#include "ui/models/common/format.h"
#include "ui/widgets/common/accessible_tabs.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/tab_button.h"
#include "ui/widgets/theme/theme.h"

#include <QButtonGroup>
#include <QEvent>
#include <QFrame>
#include <QMenu>
#include <QPushButton>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kGap = 16;
constexpr int kHeight = 32;
constexpr int kRuleHeight = 16;

} // namespace

TabStrip::TabStrip(const Theme &theme, const QStringList &titles, const QString &name,
                   QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_buttons(new QButtonGroup(this)),
      m_fixed(int(titles.size())),
      m_rule(makeFrame(u"rule"_s)),
      m_rest(named(makeButton(tr("More"), u"link"_s), u"moreTabs"_s))
{
    installAccessibleTabs();
    for (int tab = 0; tab < titles.size(); ++tab) {
        auto *button = new TabButton(theme, titles[tab]);
        button->setParent(this);
        m_buttons->addButton(button, tab);
    }
    m_rule->setParent(this);
    m_rule->setFixedSize(1, kRuleHeight);
    m_rule->hide();
    m_rest->setParent(this);
    m_rest->setIcon(theme.icon(u"chevron-down"_s, &Colours::accentText));
    m_rest->setLayoutDirection(Qt::RightToLeft); // the arrow stands behind the word
    m_rest->setAccessibleName(tr("More tabs"));
    m_rest->setToolTip(tr("Show the tabs that do not fit"));
    m_rest->hide();
    connect(m_rest, &QPushButton::clicked, this, &TabStrip::openRest);
    connect(m_buttons, &QButtonGroup::idClicked, this, &TabStrip::chosen);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(name);
}

void TabStrip::setCurrent(int tab)
{
    if (QAbstractButton *button = m_buttons->button(tab)) {
        button->setChecked(true);
    } else if (QAbstractButton *checked = m_buttons->checkedButton()) {
        m_buttons->setExclusive(false);
        checked->setChecked(false);
        m_buttons->setExclusive(true);
    }
    arrange();
}

void TabStrip::setMore(const QStringList &titles, const QString &icon)
{
    if (titles == m_more)
        return;
    m_more = titles;
    // Tabs keep their buttons, and with them the keyboard focus.
    for (int tab = tabCount(); QAbstractButton *old = m_buttons->button(tab); ++tab) {
        m_buttons->removeButton(old);
        old->hide();
        old->deleteLater(); // its menu may be open
    }
    for (int at = 0; at < titles.size(); ++at) {
        const int tab = m_fixed + at;
        auto *button = static_cast<TabButton *>(m_buttons->button(tab));
        if (!button) {
            button = new TabButton(m_theme, titles[at]);
            button->setParent(this);
            button->setIconName(icon);
            button->setContextMenuPolicy(Qt::CustomContextMenu);
            connect(button, &QWidget::customContextMenuRequested, this,
                    [this, button, tab](QPoint where) {
                        Q_EMIT menuRequested(tab, button->mapToGlobal(where));
                    });
            m_buttons->addButton(button, tab);
        }
        button->setText(titles[at]);
        button->setCount({});
    }
    // The keys reach the tabs in the order in which they stand.
    QWidget *before = m_buttons->button(0);
    for (int tab = 1; tab < tabCount(); ++tab) {
        setTabOrder(before, m_buttons->button(tab));
        before = m_buttons->button(tab);
    }
    setTabOrder(before, m_rest);
    if (m_end)
        setTabOrder(m_rest, m_end);
    updateGeometry();
    arrange();
}

void TabStrip::addAtEnd(QWidget *widget)
{
    m_end = widget;
    widget->setParent(this);
    arrange();
}

QWidget *TabStrip::tab(int tab) const
{
    return m_buttons->button(tab);
}

void TabStrip::setCount(int tab, std::optional<qint64> count)
{
    static_cast<TabButton *>(m_buttons->button(tab))
        ->setCount(count ? wholeNumber(*count) : QString());
    updateGeometry();
    arrange();
}

void TabStrip::setOffered(int tab, bool isOffered)
{
    if (isOffered != m_absent.contains(tab))
        return;
    if (isOffered)
        m_absent.removeOne(tab);
    else
        m_absent << tab;
    updateGeometry();
    arrange();
}

int TabStrip::widthOf(int tab) const
{
    if (m_absent.contains(tab))
        return 0;
    const int rule = tab == m_fixed ? m_rule->width() + kGap : 0;
    return (tab == 0 ? 0 : kGap) + rule + m_buttons->button(tab)->sizeHint().width();
}

int TabStrip::endWidth() const
{
    return m_end && !m_end->isHidden() ? kGap + m_end->sizeHint().width() : 0;
}

QSize TabStrip::sizeHint() const
{
    int width = endWidth();
    for (int tab = 0; tab < tabCount(); ++tab)
        width += widthOf(tab);
    return {width, kHeight};
}

QSize TabStrip::minimumSizeHint() const
{
    int widest = 0;
    for (int tab = 0; tab < tabCount(); ++tab)
        widest = qMax(widest, widthOf(tab));
    const int rest = kGap + m_rest->sizeHint().width() + endWidth();
    return {qMin(widest + rest, sizeHint().width()), kHeight};
}

/// Returns the tabs that fit beside the "More" button: the first ones, and the current tab.
QList<int> TabStrip::fittingTabs() const
{
    QList<int> fitting;
    const bool fitsAll = sizeHint().width() <= width();
    const int current = m_buttons->checkedId();
    int room = width() - endWidth() - kGap - m_rest->sizeHint().width();
    if (current >= 0)
        room -= widthOf(current);
    for (int tab = 0; tab < tabCount(); ++tab) {
        if (m_absent.contains(tab))
            continue;
        if (!fitsAll && tab != current) {
            room -= room < 0 ? 0 : widthOf(tab);
            if (room < 0)
                continue; // nor does any tab behind it
        }
        fitting << tab;
    }
    return fitting;
}

void TabStrip::arrange()
{
    const QList<int> fitting = fittingTabs();
    const QWidget *focus = window()->focusWidget();
    m_hidden.clear();
    bool hasRule = false;
    int x = 0;
    const auto place = [&x, this](QWidget *widget, const QSize &size) {
        widget->setGeometry({QPoint(x, (kHeight - size.height()) / 2), size});
        widget->show();
        x += size.width() + kGap;
    };
    for (int tab = 0; tab < tabCount(); ++tab) {
        QAbstractButton *button = m_buttons->button(tab);
        if (!fitting.contains(tab)) {
            if (!m_absent.contains(tab))
                m_hidden << tab;
            button->hide();
            continue;
        }
        if (tab >= m_fixed && !std::exchange(hasRule, true))
            place(m_rule, m_rule->size());
        place(button, button->sizeHint());
    }
    m_rule->setVisible(hasRule);
    m_rest->setHidden(m_hidden.isEmpty());
    if (!m_hidden.isEmpty()) {
        place(m_rest, m_rest->sizeHint());
        const bool wasFocused = std::ranges::any_of(
            m_hidden, [&](int tab) { return focus && m_buttons->button(tab) == focus; });
        if (wasFocused)
            m_rest->setFocus();
    }
    if (endWidth() > 0)
        place(m_end, m_end->sizeHint());
}

void TabStrip::openRest()
{
    auto *menu = named(new QMenu(this), u"moreTabsMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(tr("More tabs"));
    for (const int tab : std::as_const(m_hidden)) {
        QAbstractButton *button = m_buttons->button(tab);
        const QString name =
            button->accessibleName().isEmpty() ? button->text() : button->accessibleName();
        menu->addAction(QString(name).replace(u'&', u"&&"_s), button, &QAbstractButton::click);
    }
    menu->setActiveAction(menu->actions().constFirst());
    menu->popup(m_rest->mapToGlobal(QPoint(0, m_rest->height() + 4)));
}

bool TabStrip::event(QEvent *event)
{
    // A tab or the widget at the end has changed its size, or that widget was shown or hidden.
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show) {
        updateGeometry();
        arrange();
    }
    return QWidget::event(event);
}

void TabStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace tilldesk::ui
