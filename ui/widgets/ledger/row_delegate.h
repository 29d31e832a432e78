#pragma once

#include <QStyledItemDelegate>

namespace tilldesk::ui {

class Theme;

/// Paints the cells of the lists of money by what they tell of themselves, see LedgerCellRole.
class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit RowDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

} // namespace tilldesk::ui
