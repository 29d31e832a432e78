#include "ui/widgets/common/text_table_view.h"

#include "ui/widgets/theme/theme.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>

namespace tilldesk::ui {
namespace {

constexpr int kPadding = 12;

class TextCellDelegate : public QStyledItemDelegate
{
public:
    TextCellDelegate(const Theme &theme, QObject *parent)
        : QStyledItemDelegate(parent),
          m_theme(theme)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const Colours &colours = m_theme.colours();
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        if (isSelected)
            painter->fillRect(option.rect, colours.selection);
        painter->fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1,
                          colours.rowLine);
        if (isSelected && index.column() == 0 && option.widget->hasFocus())
            painter->fillRect(option.rect.left(), option.rect.top(), 3, option.rect.height(),
                              colours.focus);
        const QString text = index.data().toString();
        const QRect space = option.rect.adjusted(kPadding, 0, -kPadding, -1);
        const QVariant tone = index.data(TextTable::ToneRole);
        if (tone.isValid()) {
            m_theme.drawPill(*painter, space, text, Tone(tone.toInt()));
        } else {
            const bool isCode = index.data(TextTable::IsCodeRole).toBool();
            const bool isQuiet = isCode || index.data(TextTable::IsQuietRole).toBool();
            painter->setFont(isCode ? m_theme.codeFont(metrics::kSmallTextSize)
                                    : m_theme.font(metrics::kTextSize));
            painter->setPen(isQuiet && !isSelected ? colours.muted : colours.text);
            painter->drawText(space, int(Qt::AlignVCenter | Qt::AlignLeft) | Qt::TextSingleLine,
                              painter->fontMetrics().elidedText(
                                  text, isCode ? Qt::ElideMiddle : Qt::ElideRight, space.width()));
        }
        painter->restore();
    }

private:
    const Theme &m_theme;
};

} // namespace

TextTableView::TextTableView(const Theme &theme, TextTable &model, const QString &name,
                             QWidget *parent)
    : QTableView(parent),
      m_model(model)
{
    setModel(&model);
    setItemDelegate(new TextCellDelegate(theme, this));
    setAccessibleName(name);
    setShowGrid(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(metrics::kRowHeight);
    horizontalHeader()->setFixedHeight(metrics::kHeaderHeight);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setMinimumSectionSize(20);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    connect(&model, &TextTable::modelAboutToBeReset, this, [this] { m_isResetting = true; });
    connect(&model, &TextTable::modelReset, this, [this] {
        m_isResetting = false;
        updateGeometry();
        select(m_selected);
    });
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &TextTableView::follow);
    connect(&theme, &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void TextTableView::setWidths(const QList<int> &widths)
{
    m_widths = widths;
    fit();
}

void TextTableView::select(const QString &id)
{
    const int row = m_model.rowOf(id);
    if (row >= 0)
        selectRow(row);
    else if (m_model.rowCount() > 0)
        selectRow(0);
    follow();
}

void TextTableView::follow()
{
    if (m_isResetting)
        return;
    const QString id = m_model.idAt(currentIndex().row());
    if (id == m_selected)
        return;
    m_selected = id;
    Q_EMIT selectedChanged();
}

QSize TextTableView::sizeHint() const
{
    return {320, metrics::kHeaderHeight + m_model.rowCount() * metrics::kRowHeight + 2};
}

QSize TextTableView::minimumSizeHint() const
{
    return {200, sizeHint().height()};
}

void TextTableView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fit();
}

void TextTableView::fit()
{
    constexpr int kLeast = 96;
    int others = 0;
    for (const int width : m_widths)
        others += width;
    for (int column = 0; column < m_widths.size(); ++column)
        setColumnWidth(column,
                       m_widths[column] > 0 ? m_widths[column]
                                            : qMax(kLeast, viewport()->width() - others));
}

} // namespace tilldesk::ui
