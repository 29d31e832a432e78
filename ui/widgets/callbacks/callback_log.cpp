#include "ui/widgets/callbacks/callback_log.h"

#include "ui/widgets/callbacks/callback_details_view.h"
#include "ui/widgets/callbacks/callback_figures_view.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/common/flow_layout.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/filters/filter_field.h"
#include "ui/widgets/filters/list_order.h"
#include "ui/widgets/lists/details_window.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/theme/theme.h"

#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

/// The log needs the whole width of smaller windows.
constexpr int kRoomBesideTheLog = 1680;

const QString kFigures = u"callbackFigures"_s; ///< key of the preference

} // namespace

CallbackLog::CallbackLog(const Gateways &gateways, const Theme &theme,
                         CallbacksPresenter &presenter, Preferences &preferences, QWidget *saveView,
                         QWidget *parent)
    : ListPage(theme, preferences, parent),
      m_gateways(gateways),
      m_presenter(presenter),
      m_chosen(gateways),
      m_figures(new CallbackFiguresView(theme, presenter)),
      m_fold(named(makeButton(QString(), u"link"_s), u"foldFigures"_s)),
      m_field(named(new FilterField(theme, presenter.filters()), u"callbackFilters"_s))
{
    build({.presenter = presenter,
           .table = new TableView(theme, presenter.model(), tr("Callbacks")),
           .field = m_field,
           .top = makeFilters(saveView),
           .figures = m_figures,
           .noteName = u"logMessage"_s,
           .details = makeDetails(m_chosen),
           .size = 400,
           .room = kRoomBesideTheLog,
           .layoutKey = u"callbackSplitter"_s});
    letSort(table(), presenter, preferences, u"callbackOrder"_s);
    connect(m_fold, &QPushButton::clicked, this, [this] {
        this->preferences().setFolded(kFigures, m_figures->isVisibleTo(this));
        foldFigures();
    });
    connect(&list(), &ListCard::elsewhereRequested, this, &CallbackLog::testRequested);
    connect(&table(), &TableView::chosen, &m_chosen,
            [this](const QString &id) { m_chosen.show(CallbackId(id)); });
}

/// Returns the filter field, and below it a chip for each state and the buttons of the view. They
/// wrap where the list is narrow.
QWidget *CallbackLog::makeFilters(QWidget *saveView)
{
    constexpr int kGap = 8;
    auto *below = new QWidget;
    auto *chips = new FlowLayout(kGap, below);
    for (const auto &[state, name] :
         {std::pair(CallbackState::Failed, u"failedCallbacks"_s),
          std::pair(CallbackState::Waiting, u"waitingCallbacks"_s),
          std::pair(CallbackState::Delivered, u"deliveredCallbacks"_s)}) {
        auto *chip = named(new Chip(theme()), name);
        chip->setKind(Chip::Kind::Toggle);
        chip->setFocusPolicy(Qt::ClickFocus); // by keyboard, the filter field does the same
        connect(chip, &Chip::clicked, this, [this, state = state] {
            m_presenter.setState(m_presenter.state() == state ? std::nullopt
                                                              : std::optional(state));
        });
        m_states.append({state, chip});
        chips->addWidget(chip);
    }
    connect(&m_presenter, &CallbacksPresenter::changed, this, &CallbackLog::showStates);
    showStates();
    chips->addWidget(saveView);
    chips->addWidget(m_fold);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    below->setSizePolicy(policy);
    return columnWidget({m_field, below}, {.spacing = kGap});
}

void CallbackLog::showStates()
{
    const auto shown = m_presenter.state();
    for (const auto &[state, chip] : std::as_const(m_states)) {
        chip->setText(m_presenter.stateWords(state));
        chip->setActive(shown == state);
    }
}

void CallbackLog::foldFigures()
{
    constexpr int kRoomForFigures = 800;
    const bool isFolded =
        preferences().isFolded(kFigures).value_or(window()->height() < kRoomForFigures);
    m_figures->setHidden(isFolded);
    m_fold->setText(isFolded ? tr("Show figures") : tr("Hide figures"));
    m_fold->setIcon(
        theme().icon(isFolded ? u"chevron-down"_s : u"chevron-up"_s, &Colours::accentText));
    m_presenter.setTimesShown(!isFolded && isVisible());
}

void CallbackLog::resizeEvent(QResizeEvent *event)
{
    ListPage::resizeEvent(event);
    foldFigures();
}

void CallbackLog::showEvent(QShowEvent *event)
{
    ListPage::showEvent(event);
    foldFigures();
}

CallbackDetailsView *CallbackLog::makeDetails(CallbackPresenter &callback)
{
    auto *details = new CallbackDetailsView(theme(), callback);
    connect(details, &CallbackDetailsView::paymentRequested, this, &CallbackLog::paymentRequested);
    connect(details, &CallbackDetailsView::inspectionRequested, this,
            [this](const CallbackInspection &inspection) {
                // The inspector is in this window, but the details may be in another one.
                window()->activateWindow();
                Q_EMIT inspectionRequested(inspection);
            });
    return details;
}

void CallbackLog::choose(const CallbackId &id)
{
    table().choose(id.text());
    showDetails();
}

void CallbackLog::open(const CallbackId &id)
{
    auto record = std::make_unique<CallbackPresenter>(m_gateways);
    CallbackDetailsView *details = makeDetails(*record);
    record->show(id);
    (new DetailsWindow(std::move(record), details, tr("Callback"), QSize(500, 780), this))->show();
}

void CallbackLog::refresh()
{
    ListPage::refresh();
    if (!m_chosen.id().isEmpty())
        m_chosen.reload();
}

void CallbackLog::addToMenu(QMenu &menu)
{
    addOpen(menu);
    if (!m_chosen.isShown())
        return;
    QAction *again = menu.addAction(tr("Send again"), &m_chosen, &CallbackPresenter::sendAgain);
    again->setEnabled(m_chosen.whyNotSendAgain().isEmpty());
    again->setToolTip(m_chosen.whyNotSendAgain());
    menu.addAction(
        tr("Show the payment"), this,
        [this, id = m_chosen.details().callback.paymentId] { Q_EMIT paymentRequested(id); });
}

} // namespace tilldesk::ui
