#include "ui/widgets/exports/content_list.h"

#include "ui/models/exports/export_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/refunds/refund_choice.h"

#include <QButtonGroup>
#include <QRadioButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

QString nameOf(ExportContent content)
{
    switch (content) {
    case ExportContent::List: return u"content-list"_s;
    case ExportContent::Clearing: return u"content-clearing"_s;
    case ExportContent::PayoutsOnly: return u"content-payouts-only"_s;
    case ExportContent::Journal: return u"content-journal"_s;
    case ExportContent::VatBook: return u"content-vat-book"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

ContentList::ContentList(const QList<ExportContent> &contents, QWidget *parent) : QWidget(parent)
{
    constexpr int kHeight = 42; // as a FormatList
    setAccessibleName(tr("Content"));
    auto *group = new QButtonGroup(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    for (const ExportContent content : contents) {
        QLabel *use = makeText(ExportWords::use(content), u"muted"_s);
        use->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        use->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        auto *choice = new RefundChoice(ExportWords::content(content), use);
        choice->setMinimumHeight(kHeight);
        QRadioButton &button = choice->button();
        button.setObjectName(nameOf(content));
        button.setAccessibleDescription(ExportWords::use(content));
        group->addButton(&button);
        layout->addWidget(choice);
        m_buttons.insert(content, &button);
        connect(&button, &QRadioButton::toggled, this, [this, content](bool isOn) {
            if (isOn)
                Q_EMIT chosen(content);
        });
    }
}

void ContentList::setContent(ExportContent content)
{
    m_buttons.value(content)->setChecked(true);
    setFocusProxy(m_buttons.value(content));
}

} // namespace tilldesk::ui
