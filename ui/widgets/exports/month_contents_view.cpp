#include "ui/widgets/exports/month_contents_view.h"

#include "ui/models/exports/export_words.h"
#include "ui/widgets/common/check_box.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

namespace {

using Part = MonthSummary::Part;

/// Returns whether a part of the pack is written: of statements and journals, any format.
bool hasPart(const PackParts &parts, const MonthSummary::Content &content)
{
    const auto isLeftOut = [&parts](ExportFormat format) { return parts.without.contains(format); };
    switch (content.part) {
    case Part::Statements:
    case Part::Journal: return !std::ranges::all_of(content.formats, isLeftOut);
    case Part::VatBook: return parts.hasVatBook;
    case Part::Lists: return parts.hasLists;
    case Part::BankItems: return parts.hasBankItems;
    }
    Q_UNREACHABLE();
}

void setFormat(PackParts &parts, ExportFormat format, bool isWanted)
{
    parts.without.removeAll(format);
    if (!isWanted)
        parts.without << format;
}

void setPart(PackParts &parts, const MonthSummary::Content &content, bool isWanted)
{
    for (const ExportFormat format : content.formats)
        setFormat(parts, format, isWanted);
    switch (content.part) {
    case Part::Statements:
    case Part::Journal: break;
    case Part::VatBook: parts.hasVatBook = isWanted; break;
    case Part::Lists: parts.hasLists = isWanted; break;
    case Part::BankItems: parts.hasBankItems = isWanted; break;
    }
}

} // namespace

MonthContentsView::MonthContentsView(const Theme &theme, MonthSummary &summary, PackForm &form,
                                     QWidget *parent)
    : QWidget(parent),
      m_theme(theme),
      m_summary(summary),
      m_form(form)
{
    fill(this, {makeSectionLabel(tr("What goes in"))}, {.spacing = 4});
    connect(&summary, &MonthSummary::changed, this, &MonthContentsView::showContents);
    showContents();
}

/// Makes a chip for each format. Chips follow the check box of their part, and it follows them.
QWidget *MonthContentsView::makeFormats(const MonthSummary::Content &content)
{
    auto *formats = new QWidget;
    auto *flow = new FlowLayout(4, formats);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    formats->setSizePolicy(policy);
    for (const ExportFormat format : content.formats) {
        auto *chip = named(new Chip(m_theme), u"packFormat_"_s + toText(format));
        chip->setKind(Chip::Kind::Toggle);
        chip->setText(ExportWords::format(format));
        chip->setActive(!m_form.parts().without.contains(format));
        connect(chip, &Chip::clicked, this, [this, format] {
            PackParts parts = m_form.parts();
            setFormat(parts, format, parts.without.contains(format));
            m_form.setParts(parts);
            QMetaObject::invokeMethod(this, &MonthContentsView::showChosen, Qt::QueuedConnection);
        });
        flow->addWidget(chip);
        m_chips << std::pair(chip, format);
    }
    return formats;
}

void MonthContentsView::showContents()
{
    delete m_rows;
    m_chips.clear();
    m_checks.clear();
    m_rows = new QWidget;
    auto *rows = new QVBoxLayout(m_rows);
    rows->setContentsMargins({});
    rows->setSpacing(5);
    m_contents = m_summary.contents();
    for (const MonthSummary::Content &each : std::as_const(m_contents)) {
        auto *check = named(new CheckBox(m_theme, each.title), u"packPart%1"_s.arg(int(each.part)));
        check->setAccessibleDescription(each.text);
        check->setEnabled(each.isThere);
        connect(check, &QCheckBox::clicked, this, [this, each](bool isWanted) {
            PackParts parts = m_form.parts();
            setPart(parts, each, isWanted);
            m_form.setParts(parts);
            showChosen();
        });
        m_checks << check;
        QVBoxLayout *texts = column({check}, {.spacing = 0});
        constexpr int kIndent = 26; // to the title behind the box
        texts->addWidget(columnWidget({makeText(each.text, u"muted"_s)},
                                      {.spacing = 0, .margins = {kIndent, 0, 0, 0}}));
        if (!each.formats.isEmpty())
            texts->addWidget(
                columnWidget({makeFormats(each)}, {.spacing = 0, .margins = {kIndent, 2, 0, 2}}));
        auto *line = row({{texts, 1}}, {.spacing = 8});
        if (!each.action.isEmpty()) {
            auto *link = named(makeButton(each.action, u"link"_s), u"monthContentLink"_s);
            link->setAutoDefault(false);
            link->setAccessibleName(each.title + u": "_s + each.action);
            connect(link, &QPushButton::clicked, this,
                    [this, to = each.link] { Q_EMIT linkChosen(to); });
            line->addWidget(link, 0, Qt::AlignTop);
        }
        rows->addLayout(line);
    }
    layout()->addWidget(m_rows);
    setVisible(!m_contents.isEmpty());
    showChosen();
}

void MonthContentsView::showChosen()
{
    const PackParts &parts = m_form.parts();
    for (qsizetype i = 0; i < m_checks.size(); ++i)
        m_checks.at(i)->setChecked(m_contents.at(i).isThere && hasPart(parts, m_contents.at(i)));
    for (const auto &[chip, format] : std::as_const(m_chips))
        chip->setActive(!parts.without.contains(format));
}

} // namespace tilldesk::ui
