#include "ui/widgets/lists/details_window.h"

#include "ui/widgets/common/environment_bar.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/lists/details_frame.h"
#include "ui/widgets/theme/metrics.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

DetailsWindow::DetailsWindow(std::unique_ptr<AsyncRecordBase> record, DetailsFrame *details,
                             const QString &title, QSize size, QWidget *parent)
    : QWidget(parent, Qt::Window),
      m_record(std::move(record))
{
    constexpr int kGap = metrics::kGap;
    setAttribute(Qt::WA_DeleteOnClose);
    setAttribute(Qt::WA_StyledBackground);
    setProperty("role", u"page"_s);
    setWindowTitle(title);
    auto *content = columnWidget({card({details})}, {.margins = {kGap, kGap, kGap, kGap}});
    fill(this, {EnvironmentBar::like(parent), {content, 1}}, {.spacing = 0});
    resize(size);
    const auto showTitle = [this, details] {
        if (m_record->isShown())
            setWindowTitle(details->title());
    };
    connect(m_record.get(), &AsyncRecordBase::changed, this, showTitle);
    showTitle();
}

DetailsWindow::~DetailsWindow() = default;

void DetailsWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace tilldesk::ui
