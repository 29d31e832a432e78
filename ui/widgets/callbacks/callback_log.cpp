#include "ui/widgets/callbacks/callback_log.h"

#include "ui/models/common/text.h"
#include "ui/widgets/callbacks/callback_chips.h"
#include "ui/widgets/callbacks/callback_details_view.h"
#include "ui/widgets/callbacks/callback_window.h"
#include "ui/widgets/callbacks/callbacks_table.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/frame/preferences.h"
#include "ui/widgets/theme/theme.h"

#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

const QString kLayoutKey = u"callbackSplitter"_s;

} // namespace

CallbackLog::CallbackLog(const Gateways &gateways, const Theme &theme,
                         CallbacksPresenter &presenter, Preferences &preferences, QWidget *parent)
    : QWidget(parent),
      m_gateways(gateways),
      m_theme(theme),
      m_presenter(presenter),
      m_chosen(gateways),
      m_table(new CallbacksTable(theme, presenter.model())),
      m_message(new MessagePage(theme)),
      m_stack(new QStackedWidget),
      m_words(makeLabel({}, u"muted"_s)),
      m_details(new CallbackDetailsView(theme, m_chosen)),
      m_splitter(new QSplitter(Qt::Horizontal)),
      m_side(makeDetails())
{
    constexpr int kDetailsWidth = 400;
    m_splitter->setHandleWidth(metrics::kGap);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(makeList(theme));
    m_splitter->addWidget(m_side);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setSizes({2000, kDetailsWidth});
    m_splitter->restoreState(preferences.layout(kLayoutKey));
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this, &preferences] { preferences.setLayout(kLayoutKey, m_splitter->saveState()); });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);

    connect(m_table, &CallbacksTable::chosen, &m_chosen,
            [this](const QString &id) { m_chosen.show(CallbackId(id)); });
    connect(m_table, &CallbacksTable::openRequested, this,
            [this](const QString &id) { open(CallbackId(id)); });
    connect(&presenter, &CallbacksPresenter::changed, this, &CallbackLog::showState);
    connect(&presenter.model(), &CallbacksModel::rowsLoaded, this, &CallbackLog::showState);
    connect(m_message, &MessagePage::actionTriggered, this, &CallbackLog::act);
    connect(m_details, &CallbackDetailsView::paymentRequested, this,
            &CallbackLog::paymentRequested);
    connect(m_details, &CallbackDetailsView::inspectionRequested, this,
            &CallbackLog::inspectionRequested);
    setFocusProxy(m_table);
    showState();
}

QWidget *CallbackLog::makeList(const Theme &theme)
{
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_message);
    m_words->setContentsMargins(12, 0, 12, 0);
    m_words->setMinimumHeight(metrics::kHeaderHeight);
    m_words->setAlignment(Qt::AlignVCenter | Qt::AlignLeft);
    m_words->setWordWrap(true);
    m_words->setObjectName(u"logMessage"_s);
    QFrame *card = makeFrame(u"card"_s);
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(1, 1, 1, 1);
    inside->setSpacing(0);
    inside->addWidget(m_stack, 1);
    inside->addWidget(m_words);
    auto *list = new QWidget;
    auto *layout = new QVBoxLayout(list);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(new CallbackChips(theme, m_presenter));
    layout->addWidget(card, 1);
    list->setMinimumWidth(400);
    return list;
}

QWidget *CallbackLog::makeDetails()
{
    QFrame *card = makeFrame(u"card"_s);
    card->setMinimumWidth(350);
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_details);
    return card;
}

void CallbackLog::choose(const CallbackId &id)
{
    m_table->choose(id.text());
}

void CallbackLog::open(const CallbackId &id)
{
    auto *window = new CallbackWindow(m_gateways, m_theme, id, this);
    connect(window, &CallbackWindow::paymentRequested, this, &CallbackLog::paymentRequested);
    connect(window, &CallbackWindow::inspectionRequested, this,
            [this](const CallbackInspection &inspection) {
                this->window()->activateWindow(); // the inspector is there
                Q_EMIT inspectionRequested(inspection);
            });
    window->show();
}

void CallbackLog::resizeEvent(QResizeEvent *event)
{
    constexpr int kRoomForDetails = 940; // below it, Enter still opens them in a window
    QWidget::resizeEvent(event);
    m_side->setHidden(width() < kRoomForDetails);
}

void CallbackLog::refresh()
{
    m_presenter.refresh();
    if (!m_chosen.id().isEmpty())
        m_chosen.reload();
}

void CallbackLog::showState()
{
    const CallbacksModel &model = m_presenter.model();
    const bool isFailed = model.state() == CallbacksModel::State::Failed;
    const bool isLoading = model.state() == CallbacksModel::State::Loading;
    const bool isEmpty = model.rowCount() == 0 && !isLoading;
    m_stack->setCurrentIndex(isFailed || isEmpty ? 1 : 0);
    m_words->setText(m_presenter.message());
    m_words->setHidden(m_presenter.message().isEmpty());
    if (isFailed) {
        m_message->setMessage(u"triangle-alert"_s, tr("The callbacks cannot be shown"),
                              Text::sentence(model.error()), tr("Retry"));
    } else if (isEmpty) {
        const CallbacksPresenter::EmptyState empty = m_presenter.emptyState();
        m_message->setMessage(empty.isFiltered ? u"search-x"_s : u"webhook"_s, empty.title,
                              empty.why, empty.action);
    }
}

void CallbackLog::act()
{
    if (m_presenter.model().state() == CallbacksModel::State::Failed)
        m_presenter.retry();
    else if (m_presenter.emptyState().isFiltered)
        m_presenter.clearFilters();
    else
        Q_EMIT testRequested();
}

} // namespace tilldesk::ui
