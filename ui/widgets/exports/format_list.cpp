#include "ui/widgets/exports/format_list.h"

#include "ui/models/exports/export_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/refunds/refund_choice.h"

#include <QButtonGroup>
#include <QRadioButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

FormatList::FormatList(const QList<ExportFormat> &formats, const QString &prefix, QWidget *parent)
    : QWidget(parent)
{
    /// In pixels; less than a RefundChoice needs by itself, because there are up to nine formats.
    constexpr int kHeight = 42;
    setAccessibleName(tr("Format"));
    auto *group = new QButtonGroup(this);
    QVBoxLayout *layout = fill(this, {}, {.spacing = 6});
    for (const ExportFormat format : formats) {
        QLabel *use = makeText(ExportWords::use(format), u"muted"_s);
        use->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        use->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        auto *choice = new RefundChoice(ExportWords::format(format), use);
        choice->setMinimumHeight(kHeight);
        choice->button().setObjectName(QString(prefix + u'-' + toText(format)));
        choice->button().setAccessibleDescription(ExportWords::use(format));
        group->addButton(&choice->button());
        layout->addWidget(choice);
        m_choices.insert(format, choice);
        connect(&choice->button(), &QRadioButton::toggled, this, [this, format](bool isOn) {
            if (isOn)
                Q_EMIT chosen(format);
        });
    }
}

void FormatList::setFormat(ExportFormat format)
{
    QRadioButton &button = m_choices.value(format)->button();
    button.setChecked(true);
    setFocusProxy(&button);
}

} // namespace tilldesk::ui
