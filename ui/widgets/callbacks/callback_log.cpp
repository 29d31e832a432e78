#include "ui/widgets/callbacks/callback_log.h"

#include "ui/models/common/format.h"
#include "ui/widgets/callbacks/callback_details_view.h"
#include "ui/widgets/lists/details_window.h"
#include "ui/widgets/lists/filter_chips.h"
#include "ui/widgets/lists/table_view.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

CallbackLog::CallbackLog(const Gateways &gateways, const Theme &theme,
                         CallbacksPresenter &presenter, Preferences &preferences, QWidget *parent)
    : ListPage(theme, preferences, parent),
      m_gateways(gateways),
      m_presenter(presenter),
      m_chosen(gateways)
{
    build({.presenter = presenter,
           .table = new TableView(theme, presenter.model(), tr("Callbacks")),
           .filters = makeFilters(),
           .note = ListCard::Note::Message,
           .noteName = u"logMessage"_s,
           .details = makeDetails(m_chosen),
           .size = 400,
           .layoutKey = u"callbackSplitter"_s});
    connect(&list(), &ListCard::elsewhereRequested, this, &CallbackLog::testRequested);
    connect(&table(), &TableView::chosen, &m_chosen,
            [this](const QString &id) { m_chosen.show(CallbackId(id)); });
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
    return chips;
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

} // namespace tilldesk::ui
