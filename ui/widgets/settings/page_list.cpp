#include "ui/widgets/settings/page_list.h"

#include "ui/widgets/theme/theme.h"

#include <QPainter>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kRow = 35;
constexpr int kWidth = 210;
constexpr int kMarkRole = Qt::UserRole;

class PageDelegate : public QStyledItemDelegate
{
public:
    PageDelegate(const Theme &theme, QObject *parent) : QStyledItemDelegate(parent), m_theme(theme)
    {
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {kWidth, kRow};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        constexpr int kPadding = 10;
        constexpr int kDot = 7;
        const Colours &colours = m_theme.colours();
        const bool isChosen = option.state.testFlag(QStyle::State_Selected);
        const bool isHovered = option.state.testFlag(QStyle::State_MouseOver);
        const QRectF body = QRectF(option.rect).adjusted(0, 1, 0, -1);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        if (isChosen || isHovered) {
            painter->setBrush(isChosen ? colours.accentSoft : colours.hover);
            painter->drawRoundedRect(body, metrics::kControlRadius, metrics::kControlRadius);
        }
        if (isChosen && option.widget->hasFocus()) {
            painter->setPen(QPen(colours.focus, 2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(body.adjusted(1, 1, -1, -1), metrics::kControlRadius,
                                     metrics::kControlRadius);
        }
        QRect space = option.rect.adjusted(kPadding, 0, -kPadding, 0);
        if (index.data(kMarkRole).toBool()) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(colours.amber.text);
            painter->drawEllipse(space.right() - kDot, space.center().y() - kDot / 2, kDot, kDot);
            space.adjust(0, 0, -kDot - kPadding, 0);
        }
        painter->setPen(isChosen ? colours.accentText : colours.navigation);
        painter->setFont(
            m_theme.font(metrics::kTextSize, isChosen ? QFont::DemiBold : QFont::Normal));
        painter->drawText(space, Qt::AlignVCenter | Qt::TextSingleLine,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight,
                                                            space.width()));
        painter->restore();
    }

private:
    const Theme &m_theme;
};

} // namespace

PageList::PageList(const Theme &theme, QWidget *parent) : QListWidget(parent)
{
    setProperty("role", u"pages"_s);
    setAccessibleName(tr("Pages of the settings"));
    setItemDelegate(new PageDelegate(theme, this));
    setFixedWidth(kWidth);
    setMouseTracking(true);
    setUniformItemSizes(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(&theme, &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void PageList::setMarked(int row, const QString &why)
{
    QListWidgetItem *page = item(row);
    page->setData(kMarkRole, !why.isEmpty());
    page->setToolTip(why);
    page->setData(Qt::AccessibleDescriptionRole, why);
}

} // namespace tilldesk::ui
