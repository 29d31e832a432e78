#include "ui/widgets/settings/setting_rows.h"

#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/switch.h"
#include "ui/widgets/theme/metrics.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kNameWidth = 190;
constexpr int kFieldWidth = 430;
constexpr int kRowPadding = 11;

} // namespace

SettingRows::SettingRows(QWidget *parent)
    : QWidget(parent),
      m_layout(fill(this, {}, {.spacing = 0}))
{
}

QLabel *SettingRows::addSection(const QString &title)
{
    QLabel *label = makeSectionLabel(title);
    label->setContentsMargins(0, m_layout->isEmpty() ? 4 : 20, 0, 8);
    m_layout->addWidget(label);
    return label;
}

void SettingRows::addRow(const QString &key, const QString &name, const QString &hint,
                         QWidget *field)
{
    const Row row{new QWidget, makeLabel(name, u"plain"_s), field, makeLabel(hint, u"small"_s),
                  makeLabel({}, u"problem"_s)};
    row.title->setBuddy(field);
    row.title->setWordWrap(true);
    row.hint->setWordWrap(true);
    if (hint.isEmpty())
        // Not setHidden(isEmpty()): setHidden(false) would open the label as a window, because it
        // has no parent yet.
        row.hint->hide();
    row.problem->setWordWrap(true);
    row.problem->hide();
    field->setObjectName(key);
    field->setAccessibleName(name);
    field->setAccessibleDescription(hint);
    field->setMaximumWidth(kFieldWidth);

    auto *words = new QWidget;
    words->setFixedWidth(kNameWidth);
    fill(words, {row.title, row.hint}, {.spacing = 2});
    // A switch reserves a margin for its focus ring: a smaller gap aligns the track with the
    // fields.
    const bool isSwitch = qobject_cast<Switch *>(field) != nullptr;
    auto *both = new QWidget;
    both->setMaximumWidth(kFieldWidth);
    fill(both, {{field, 0, isSwitch ? Qt::AlignLeft : Qt::Alignment()}, row.problem},
         {.spacing = 4});

    QHBoxLayout *inside =
        ui::row({{words, 0, Qt::AlignVCenter}, {both, 1}, LayoutItem::stretch()},
                {.spacing = isSwitch ? metrics::kGap - Switch::kRing : metrics::kGap,
                 .margins = {0, kRowPadding, 0, kRowPadding}});
    fill(row.all, {inside, rule()}, {.spacing = 0});
    m_layout->addWidget(row.all);
    m_rows.insert(key, row);
}

void SettingRows::addWide(QWidget *widget)
{
    m_layout->addWidget(widget);
}

void SettingRows::setHint(const QString &key, const QString &hint)
{
    const Row &row = m_rows[key];
    row.hint->setText(hint);
    row.hint->setHidden(hint.isEmpty());
    fitWords(row);
    if (row.problem->isHidden())
        row.field->setAccessibleDescription(hint);
}

/// Keeps the room for all lines of name and hint. A layout in a scrolled page may otherwise give a
/// wrapped label less height than its text needs.
void SettingRows::fitWords(const Row &row)
{
    for (QLabel *label : {row.title, row.hint}) {
        label->ensurePolished();
        label->setMinimumHeight(std::max(label->heightForWidth(kNameWidth), 0));
    }
}

void SettingRows::showEvent(QShowEvent *event)
{
    for (const Row &row : std::as_const(m_rows))
        fitWords(row);
    QWidget::showEvent(event);
}

void SettingRows::setRowVisible(const QString &key, bool isVisible)
{
    m_rows[key].all->setVisible(isVisible);
}

void SettingRows::showProblems(const QHash<QString, QString> &problems)
{
    for (const auto &[key, row] : m_rows.asKeyValueRange()) {
        const QString problem = problems.value(key);
        row.problem->setText(problem);
        row.problem->setHidden(problem.isEmpty());
        row.field->setAccessibleDescription(problem.isEmpty() ? row.hint->text() : problem);
        setStyleProperty(row.field, "problem", !problem.isEmpty());
    }
}

} // namespace tilldesk::ui
