#pragma once

#include <QLayout>
#include <QList>

namespace tilldesk::ui {

/// Lays widgets out like words: in a row, continued in the next row when the row is full. A narrow
/// item, such as a button that copies a text, takes the item before it along into the next row.
class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(int spacing, QWidget *parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override { m_items.append(item); }
    [[nodiscard]] int count() const override { return int(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    /// Returns the height needed. Positions the items only if `place` is true.
    int arrange(const QRect &rect, bool place) const;

    QList<QLayoutItem *> m_items; ///< owned by the layout
};

/// Returns a line of widgets that wraps if there is no room.
[[nodiscard]] QWidget *wrapping(const QList<QWidget *> &widgets);

} // namespace tilldesk::ui
