#include "ui/widgets/filters/filter_popup.h"

#include "ui/models/common/commands.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/find/key_hints.h"
#include "ui/widgets/theme/theme.h"

#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kWidth = 400;
constexpr int kRow = 34;
constexpr int kMostRows = 12;
constexpr int kSide = 10;
constexpr int kGap = 12;

enum PopupRole { WhatRole = Qt::UserRole, MoreRole };

/// Paints a suggestion: its text, the meaning of the text, and examples or a count.
class PopupDelegate : public QStyledItemDelegate
{
public:
    PopupDelegate(const Theme &theme, QObject *parent) : QStyledItemDelegate(parent), m_theme(theme)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {kWidth, kRow};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const Colours &colours = m_theme.colours();
        const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (isCurrent) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(colours.accentSoft);
            painter->drawRoundedRect(option.rect, metrics::kControlRadius, metrics::kControlRadius);
        }
        QRect space = option.rect.adjusted(kSide, 0, -kSide, 0);
        const auto draw = [&](const QFont &font, const QColor &colour, const QString &text,
                              int least) {
            painter->setFont(font);
            painter->setPen(colour);
            painter->drawText(
                space, Qt::AlignVCenter,
                painter->fontMetrics().elidedText(text, Qt::ElideRight, space.width()));
            const int width = painter->fontMetrics().horizontalAdvance(text);
            space.setLeft(space.left() + qMax(least, text.isEmpty() ? 0 : width + kGap));
        };
        draw(m_theme.codeFont(metrics::kSmallTextSize), colours.text,
             index.data(Qt::DisplayRole).toString(), 78);
        draw(m_theme.font(metrics::kTextSize), isCurrent ? colours.accentText : colours.text,
             index.data(WhatRole).toString(), 0);
        draw(m_theme.font(metrics::kSmallTextSize), isCurrent ? colours.navigation : colours.muted,
             index.data(MoreRole).toString(), 0);
        painter->restore();
    }

private:
    const Theme &m_theme;
};

} // namespace

FilterPopup::FilterPopup(const Theme &theme, FilterInput &input, QWidget *window)
    : QFrame(window),
      m_theme(theme),
      m_input(input),
      m_rows(new QStandardItemModel(this)),
      m_list(named(new QListView, u"filterSuggestions"_s)),
      m_all(makeButton(FilterWords::allWords(), u"link"_s))
{
    setProperty("role", u"popup"_s);
    setObjectName(u"filterPopup"_s);
    m_list->setProperty("role", u"found"_s);
    m_list->setAccessibleName(tr("Suggestions"));
    m_list->setModel(m_rows);
    m_list->setItemDelegate(new PopupDelegate(theme, this));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    m_all->setFocusPolicy(Qt::NoFocus);
    m_all->setObjectName(u"allFilterWords"_s);
    connect(m_list, &QListView::entered, m_list, &QListView::setCurrentIndex);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) {
        const FilterSuggestion suggestion = m_input.suggestions().value(index.row());
        Q_EMIT chosen(suggestion);
    });
    connect(m_all, &QPushButton::clicked, &m_input, &FilterInput::suggestAllWords);
    auto *keys = new KeyHints({{{keyText(u"Tab"_s)}, tr("takes it")},
                               {{u"↓"_s}, tr("next")},
                               {{keyText(u"Esc"_s)}, tr("closes")}});
    fill(this, {m_list, rule(), row({LayoutItem(keys, 1), m_all}, {.margins = {8, 4, 4, 4}})},
         {.spacing = 4, .margins = {5, 5, 5, 2}});
    hide();
}

void FilterPopup::fillRows()
{
    const QString before = isVisible() ? m_list->currentIndex().data().toString() : QString();
    m_rows->clear();
    int current = 0;
    m_isStepped = false;
    for (const FilterSuggestion &suggestion : m_input.suggestions()) {
        auto *item = new QStandardItem(suggestion.text);
        item->setData(suggestion.what, WhatRole);
        item->setData(suggestion.more, MoreRole);
        const QStringList parts{suggestion.text, suggestion.what, suggestion.more};
        item->setData(parts.join(u" "_s).simplified(), Qt::AccessibleTextRole);
        if (suggestion.text == before)
            current = m_rows->rowCount();
        m_rows->appendRow(item);
    }
    m_list->setCurrentIndex(m_rows->index(current, 0));
    m_list->setFixedHeight(qMin(m_rows->rowCount(), kMostRows) * kRow + 2);
}

void FilterPopup::showBelow(QPoint below)
{
    const QWidget *area = parentWidget();
    const int width = qMin(kWidth + 2 * kSide, area->width() - 16);
    resize(width, sizeHint().height());
    move(qBound(8, below.x(), area->width() - width - 8), below.y());
    show();
    raise();
}

void FilterPopup::step(int by)
{
    const int count = m_rows->rowCount();
    if (count == 0)
        return;
    m_list->setCurrentIndex(m_rows->index((m_list->currentIndex().row() + by + count) % count, 0));
    m_isStepped = true;
}

const FilterSuggestion *FilterPopup::current() const
{
    const int row = m_list->currentIndex().row();
    if (isHidden() || row < 0 || row >= m_input.suggestions().size())
        return nullptr;
    return &m_input.suggestions()[row];
}

} // namespace tilldesk::ui
