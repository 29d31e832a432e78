#include "ui/widgets/callbacks/callbacks_view.h"

#include "ui/models/common/place.h"
#include "ui/widgets/callbacks/callback_log.h"
#include "ui/widgets/callbacks/inbox_page.h"
#include "ui/widgets/callbacks/inspector_page.h"
#include "ui/widgets/callbacks/test_callback_dialog.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/common/tab_strip.h"
#include "ui/widgets/filters/saved_view_tabs.h"
#include "ui/widgets/theme/theme.h"

#include <QFrame>
#include <QPushButton>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kTabs = CallbacksView::Inbox + 1;

const QString kViewsKey = u"callbackViews"_s; ///< key of the preference

} // namespace

CallbacksView::CallbacksView(const Gateways &gateways, const Theme &theme,
                             const ProfileChoice &profiles, Preferences &preferences,
                             QWidget *parent)
    : QWidget(parent),
      m_gateways(gateways),
      m_theme(theme),
      m_profiles(profiles),
      m_presenter(gateways),
      m_tabs(new TabStrip(theme, {tr("Log"), tr("Inspector"), tr("Inbox")},
                          wordsOf(Place::Callbacks).title)),
      m_views(preferences.layout(kViewsKey),
              [&preferences](const QByteArray &saved) { preferences.setLayout(kViewsKey, saved); }),
      m_viewTabs(makeViewTabs()),
      m_test(named(new QPushButton(tr("Send test callback…")), u"testCallback"_s)),
      m_failedAgain(
          named(makeButton(theme.icon(u"refresh-cw"_s, &Colours::text), {}), u"sendFailedAgain"_s)),
      m_faultWords(named(makeText({}, u"warning"_s), u"faultNotice"_s)),
      m_fault(makeFaultNotice()),
      m_stack(new QStackedWidget),
      m_log(new CallbackLog(gateways, theme, m_presenter, preferences, m_viewTabs->saveButton())),
      m_inspector(new InspectorPage(gateways, theme)),
      m_inbox(new InboxPage(gateways, theme, preferences))
{
    m_stack->addWidget(m_log);
    m_stack->addWidget(m_inspector);
    m_stack->addWidget(m_inbox);
    fill(this, {makeTop(), m_viewTabs->undoLine(), m_fault, {m_stack, 1}},
         {.spacing = 12, .margins = metrics::kPageMargins});
    connect(m_tabs, &TabStrip::chosen, this, [this](int tab) {
        if (tab < kTabs)
            goTo(Tab(tab));
    });
    connect(&m_presenter, &CallbacksPresenter::replaced, this, [this] { m_views.setOpen(-1); });
    connect(m_test, &QPushButton::clicked, this, &CallbacksView::sendTest);
    connect(m_failedAgain, &QPushButton::clicked, this, &CallbacksView::askToSendFailedAgain);
    connect(&m_presenter, &CallbacksPresenter::changed, this, &CallbacksView::showState);
    connect(m_log, &CallbackLog::testRequested, this, &CallbacksView::sendTest);
    connect(m_log, &CallbackLog::paymentRequested, this, &CallbacksView::paymentRequested);
    connect(m_log, &CallbackLog::inspectionRequested, this, &CallbacksView::inspect);
    connect(m_inbox, &InboxPage::testRequested, this, &CallbacksView::sendTest);
    connect(m_inbox, &InboxPage::inspectionRequested, this, &CallbacksView::inspect);
    setFocusProxy(m_log);
    m_presenter.setProfiles(profiles.profiles());
    m_presenter.start();
    goTo(Log);
}

SavedViewTabs *CallbacksView::makeViewTabs()
{
    const SavedViewTabs::List list{
        .now = [this] { return m_presenter.view(); },
        .show =
            [this](const SavedView &view) {
                goTo(Log);
                m_presenter.show(view);
            },
        .fixedTab = [this] { return m_stack->currentIndex(); },
        .isPlain = [this] { return m_presenter.view().showsTheSame(m_presenter.startView()); }};
    return new SavedViewTabs(m_theme, m_views, list, kTabs, *m_tabs);
}

QLayout *CallbacksView::makeTop()
{
    return row({{m_tabs, 1}, m_test, m_failedAgain});
}

QFrame *CallbacksView::makeFaultNotice()
{
    auto *stop = named(new QPushButton(tr("Stop")), u"stopFault"_s);
    stop->setAccessibleName(tr("Stop the fault"));
    connect(stop, &QPushButton::clicked, &m_presenter, &CallbacksPresenter::stopFault);
    QFrame *frame = makeFrame(u"warning"_s);
    frame->setLayout(row({{m_faultWords, 1}, stop}, {.margins = {12, 6, 6, 6}}));
    return frame;
}

void CallbacksView::goTo(Tab tab)
{
    m_tabs->setCurrent(tab);
    m_stack->setCurrentIndex(tab);
    if (tab == Inbox)
        m_inbox->refresh();
    showState();
}

void CallbacksView::choose(const CallbackId &id)
{
    goTo(Log);
    m_log->choose(id);
}

void CallbacksView::open(const CallbackId &id)
{
    m_log->open(id);
}

void CallbacksView::refresh()
{
    m_log->refresh();
    m_inbox->refresh();
}

void CallbacksView::showState()
{
    const bool isLog = m_stack->currentIndex() == Log;
    m_failedAgain->setVisible(isLog);
    m_failedAgain->setText(QString(QChar(0x2009) + m_presenter.sendFailedAgainWords()));
    m_failedAgain->setAccessibleName(m_presenter.sendFailedAgainWords());
    m_failedAgain->setEnabled(m_presenter.canSendFailedAgain());
    m_failedAgain->setToolTip(m_presenter.whyNotSendFailedAgain());
    m_faultWords->setText(m_presenter.faultNotice());
    m_fault->setHidden(m_presenter.faultNotice().isEmpty());
    m_viewTabs->showState();
}

void CallbacksView::inspect(const CallbackInspection &inspection)
{
    goTo(Inspector);
    m_inspector->take(inspection);
    m_inspector->setFocus();
}

void CallbacksView::sendTest()
{
    auto *dialog = new TestCallbackDialog(m_gateways, m_theme, m_profiles.entries(),
                                          m_profiles.chosen(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_presenter.showRecent(); // other filters could hide the test callback
        m_presenter.refresh();
        choose(dialog->sent());
    });
    dialog->open();
}

void CallbacksView::askToSendFailedAgain()
{
    auto *dialog = new QuestionDialog(tr("Send all failed again?"),
                                      m_presenter.sendFailedAgainQuestion(), this);
    dialog->addChoice(tr("Cancel"), QDialog::Rejected);
    dialog->addChoice(tr("Send again"), QDialog::Accepted, u"primary"_s, u"confirmSendAgain"_s);
    connect(dialog, &QDialog::accepted, &m_presenter, &CallbacksPresenter::sendFailedAgain);
    dialog->open();
}

} // namespace tilldesk::ui
