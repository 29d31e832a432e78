#include "ui/widgets/common/record_links.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

RecordLinks::RecordLinks(const Theme &theme, const QString &linkName, QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_linkName(linkName)
{
    fill(this, {});
}

void RecordLinks::setRows(const QList<Row> &rows, const QString &message)
{
    if (m_content && rows == m_rows && message == m_message)
        return;
    m_rows = rows;
    m_message = message;
    delete m_content;
    QVBoxLayout *lines = column({}, {.spacing = 2});
    for (const Row &row : rows)
        lines->addWidget(makeRow(row));
    if (!message.isEmpty()) {
        QLabel *words = makeText(message, u"muted"_s);
        lines->addWidget(words);
    }
    m_content = new QWidget;
    m_content->setLayout(lines);
    layout()->addWidget(m_content);
}

QWidget *RecordLinks::makeRow(const Row &row)
{
    Pill *pill = row.status.isEmpty() ? nullptr : new Pill(m_theme);
    if (pill) {
        pill->setWord(row.status, row.tone);
        pill->setToolTip(row.statusHint);
    }
    auto *link = named(makeButton(row.link, u"link"_s), m_linkName);
    link->setProperty("look", row.amount.isEmpty() ? QString() : u"flush"_s);
    link->setToolTip(row.linkHint);
    link->setAccessibleName(row.spoken);
    connect(link, &QPushButton::clicked, this, [this, id = row.id] { Q_EMIT requested(id); });
    if (!row.amount.isEmpty())
        return withAmount(row, link, pill);
    QLabel *note = makeText(row.note, u"small"_s);
    note->setContentsMargins(2, 0, 0, 4);
    return columnWidget({ui::row({pill, link, LayoutItem::stretch()}, {.spacing = 4}), note},
                        {.spacing = 0});
}

/// Returns a row whose amount stands at the right, so that amounts stand below each other.
QWidget *RecordLinks::withAmount(const Row &row, QWidget *link, QWidget *pill)
{
    QLayout *first = ui::row({link, LayoutItem::stretch(), makeLabel(row.amount, u"plain"_s)});
    if (row.note.isEmpty() && pill == nullptr)
        return columnWidget({first});
    QLabel *note = makeText(row.note, u"small"_s);
    return columnWidget(
        {first, ui::row({{note, 1}, {pill, 0, Qt::AlignTop}}), LayoutItem::gap(4), rule()},
        {.spacing = 2});
}

} // namespace tilldesk::ui
