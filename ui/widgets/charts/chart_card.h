#pragma once

#include "ui/widgets/charts/chart_legend.h"

class QHBoxLayout;
class QLabel;

namespace tilldesk::ui {

/// The heading of a chart: title, a note, and at the right the legend or other widgets.
class ChartHead : public QWidget
{
    Q_OBJECT

public:
    ChartHead(const QString &title, const QList<QWidget *> &right = {}, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setNote(const QString &note);
    [[nodiscard]] QString title() const;

private:
    QLabel *m_title;
    QLabel *m_note;
};

/// Returns a card with a heading and a content that takes the remaining height.
[[nodiscard]] QWidget *chartCard(ChartHead *head, QWidget *content);

} // namespace tilldesk::ui
