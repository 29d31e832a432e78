#include "ui/widgets/callbacks/callback_log.h"

#include "ui/models/callbacks/callback_figures.h"
#include "ui/models/common/format.h"
#include "ui/widgets/callbacks/callback_details_view.h"
#include "ui/widgets/callbacks/callback_figures_view.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/lists/details_window.h"
#include "ui/widgets/lists/filter_chips.h"
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
                         CallbacksPresenter &presenter, Preferences &preferences, QWidget *parent)
    : ListPage(theme, preferences, parent),
      m_gateways(gateways),
      m_presenter(presenter),
      m_chosen(gateways),
      m_figures(new CallbackFiguresView(theme, presenter)),
      m_fold(named(makeButton(QString(), u"link"_s), u"foldFigures"_s))
{
    build({.presenter = presenter,
           .table = new TableView(theme, presenter.model(), tr("Callbacks")),
           .filters = makeFilters(),
           .figures = m_figures,
           .buttons = {m_fold},
           .note = ListCard::Note::Message,
           .noteName = u"logMessage"_s,
           .details = makeDetails(m_chosen),
           .size = 400,
           .room = kRoomBesideTheLog,
           .layoutKey = u"callbackSplitter"_s});
    connect(m_fold, &QPushButton::clicked, this, [this] {
        this->preferences().setFolded(kFigures, m_figures->isVisibleTo(this));
        foldFigures();
    });
    connect(&list(), &ListCard::elsewhereRequested, this, &CallbackLog::testRequested);
    connect(&table(), &TableView::chosen, &m_chosen,
            [this](const QString &id) { m_chosen.show(CallbackId(id)); });
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

FilterChips *CallbackLog::makeFilters()
{
    auto *chips = new FilterChips(theme());
    CallbacksPresenter &log = m_presenter;
    chips->add({.name = u"spanChip"_s,
                .kind = Chip::Kind::Choice,
                .text = [&log] { return CallbackWords::span(log.span()); },
                .spoken = [&log] { return tr("Period: %1").arg(CallbackWords::span(log.span())); },
                .isActive = [&log] { return log.span() != CallbackSpan::Always; },
                .choices =
                    [&log] {
                        QList<Filter::Choice> choices;
                        for (const CallbackSpan span : kCallbackSpans)
                            choices.append({.text = CallbackWords::span(span),
                                            .isChosen = span == log.span(),
                                            .choose = [&log, span] { log.setSpan(span); }});
                        return choices;
                    }});
    for (const auto state :
         {CallbackState::Failed, CallbackState::Waiting, CallbackState::Delivered}) {
        chips->add({.name = u"stateChip%1"_s.arg(int(state)),
                    .kind = Chip::Kind::Toggle,
                    .text =
                        [&log, state] {
                            const auto count = log.countOf(state);
                            const QString number = count ? wholeNumber(*count) : QString();
                            return QString(CallbackWords::state(state) + u' ' + number).trimmed();
                        },
                    .isActive = [&log, state] { return log.state() == state; },
                    .click =
                        [&log, state](QWidget *) {
                            log.setState(log.state() == state ? std::nullopt
                                                              : std::optional(state));
                        }});
    }
    addAnswerFilters(*chips);
    return chips;
}

void CallbackLog::addAnswerFilters(FilterChips &chips)
{
    using Choices = QList<Filter::Choice>;
    CallbacksPresenter &log = m_presenter;
    const auto host = [&log] {
        return log.host().isEmpty() ? tr("Host") : CallbackFigures::host(log.host());
    };
    chips.add({.name = u"hostChip"_s,
               .text = host,
               .spoken = [host] { return tr("Host: %1").arg(host()); },
               .isActive = [&log] { return !log.host().isEmpty(); },
               .clear = [&log] { log.setHost({}); },
               .choices =
                   [&log] {
                       Choices choices{{.text = tr("All hosts"),
                                        .isChosen = log.host().isEmpty(),
                                        .choose = [&log] { log.setHost({}); }}};
                       const CallbackTimes times = log.times().value_or(CallbackTimes());
                       for (const AnswerTimes &of : times.hosts)
                           choices.append({.text = CallbackFigures::host(of.host),
                                           .isChosen = log.host() == of.host,
                                           .choose = [&log, of] { log.setHost(of.host); }});
                       return choices;
                   },
               .isShown = [&log] { return !log.host().isEmpty() || log.times().has_value(); }});
    const auto answer = [&log] {
        return log.answer() ? CallbackFigures::answer(*log.answer()) : tr("Answer time");
    };
    chips.add({.name = u"answerChip"_s,
               .text = answer,
               .spoken = [answer] { return tr("Answer time: %1").arg(answer()); },
               .isActive = [&log] { return log.answer().has_value(); },
               .clear = [&log] { log.setAnswer({}); },
               .choices =
                   [&log] {
                       Choices choices{{.text = tr("Any answer time"),
                                        .isChosen = !log.answer(),
                                        .choose = [&log] { log.setAnswer({}); }}};
                       for (int i = 0; i < kAnswerClasses; ++i)
                           choices.append({.text = CallbackFigures::answer(i),
                                           .isChosen = log.answer() == i,
                                           .choose = [&log, i] { log.setAnswer(i); }});
                       return choices;
                   }});
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
