#pragma once

#include "ui/models/payments/payment_facts.h"

#include <QWidget>

namespace tilldesk::ui {

class Theme;

/// The history of a payment's status, newest first, joined by a line.
class TimelineView : public QWidget
{
    Q_OBJECT

public:
    explicit TimelineView(const Theme &theme, QWidget *parent = nullptr);

    void setEntries(const QList<TimelineEntry> &entries);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// Returns the places of the entries. An entry that does not fit into a line has two.
    [[nodiscard]] QList<QRect> rowsIn(int width) const;
    [[nodiscard]] QRect wordsIn(const QRect &row, const TimelineEntry &entry) const;

    const Theme &m_theme;
    QList<TimelineEntry> m_entries;
};

} // namespace tilldesk::ui
