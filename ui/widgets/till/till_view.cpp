#include "ui/widgets/till/till_view.h"

#include "ui/models/common/profile_choice.h"
#include "ui/models/till/till_words.h"
#include "ui/widgets/common/large_amount_dialog.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/preferences.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/theme/theme.h"
#include "ui/widgets/till/second_screen.h"
#include "ui/widgets/till/till_form.h"
#include "ui/widgets/till/till_keypad.h"
#include "ui/widgets/till/till_stage.h"
#include "ui/widgets/till/till_tiles_row.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

const QString kStageKey = u"till-payment"_s;
const QString kFirstKey = u"till-first-payment"_s; ///< the payment of the first run
constexpr int kFormWidth = 430;
constexpr int kNarrowFormWidth = 360;
constexpr int kRoomForTiles = 640; ///< in a lower view, the tiles are in a menu

/// Returns the preferences key for the point of sale last used in the scope of the window.
QString counterKey(const ProfileChoice &profiles)
{
    if (profiles.chosen())
        return u"till-counter-"_s + profiles.chosen()->text();
    const auto merchant = profiles.merchant();
    return u"till-counter-"_s + (merchant ? merchant->text() : u"all"_s);
}

} // namespace

TillView::TillView(const ShopGateways &gateways, const Theme &theme, const Ticker &ticker,
                   const ProfileChoice &profiles, Preferences &preferences, QWidget *parent)
    : QWidget(parent),
      m_preferences(preferences),
      m_presenter(gateways, ticker),
      m_form(new TillForm(theme, m_presenter)),
      m_stage(new TillStage(theme, m_presenter)),
      m_tiles(new TillTilesRow(theme, m_presenter)),
      m_message(new MessagePage(theme)),
      m_stack(new QStackedWidget),
      m_secondScreen(new SecondScreen(theme, m_presenter, preferences, this))
{
    m_stack->addWidget(makeTill());
    m_stack->addWidget(card({m_message}, {.spacing = -1, .margins = metrics::kStyleMargins}));
    constexpr int kAbove = 10; // also below: a low window has little room
    fill(this, {m_stack},
         {.spacing = -1, .margins = {metrics::kPageMargin, kAbove, metrics::kPageMargin, kAbove}});
    setFocusProxy(&m_form->keypad());
    connectParts();
    connect(&profiles, &ProfileChoice::chosenChanged, this,
            [this, &profiles] { setScope(profiles); });
    setScope(profiles);
    m_presenter.counters().load();
    // Deferred until the window has its screen.
    QMetaObject::invokeMethod(m_secondScreen, &SecondScreen::restore, Qt::QueuedConnection);
    const PaymentId before(QString::fromUtf8(preferences.layout(kStageKey)));
    if (!before.isEmpty())
        m_presenter.resume(before);
    if (const QByteArray first = preferences.layout(kFirstKey);
        !first.isEmpty() && first == before.text().toUtf8())
        m_stage->offerToPay();
    connect(m_stage, &TillStage::paidHere, this,
            [this] { m_preferences.setLayout(kFirstKey, {}); });
    connect(&m_presenter, &TillPresenter::changed, this, &TillView::rememberStage);
}

void TillView::showAtStart(Preferences &preferences, const PaymentId &payment)
{
    preferences.setLayout(kStageKey, payment.text().toUtf8());
    preferences.setLayout(kFirstKey, payment.text().toUtf8());
}

TillView::~TillView()
{
    delete m_secondScreen; // its display refers to m_presenter
}

QWidget *TillView::makeTill()
{
    QWidget *right = columnWidget({{m_stage, 1}, m_tiles}, {.spacing = 12});
    m_form->setMinimumWidth(kNarrowFormWidth);
    m_form->setMaximumWidth(kFormWidth);
    return rowWidget({{m_form, 2}, {right, 3}}, {.spacing = metrics::kGap});
}

void TillView::connectParts()
{
    const auto focusKeypad = [this] { m_form->keypad().setFocus(); };
    connect(&m_presenter, &TillPresenter::made, this, focusKeypad);
    connect(&m_presenter.counters(), &TillCounters::changed, this, &TillView::showState);
    connect(&m_presenter.counters(), &TillCounters::chosenChanged, this, [this] {
        const TillCounters &counters = m_presenter.counters();
        m_preferences.setLayout(m_counterKey, counters.current()->key().toUtf8());
    });
    connect(m_message, &MessagePage::actionTriggered, this, [this] {
        if (m_presenter.counters().state() == TillCounters::State::Failed)
            refresh();
        else
            Q_EMIT settingsRequested();
    });
    connect(&m_presenter, &TillPresenter::asked, this, [this](const LargeAmountQuestion &question) {
        askAboutLargeAmount(question, this, [this] { m_presenter.enterConfirmed(); });
    });
    connect(m_stage, &TillStage::settingsRequested, this, &TillView::endpointRequested);
    connect(m_tiles, &TillTilesRow::settingsRequested, this, &TillView::settingsRequested);
    connect(m_tiles, &TillTilesRow::pressed, this, &TillView::pressTile);
    connect(m_stage, &TillStage::tilePressed, this, &TillView::pressTile);
    connect(m_stage, &TillStage::customerDisplayRequested, this, [this, focusKeypad] {
        toggleCustomerDisplay();
        focusKeypad();
    });
}

void TillView::setScope(const ProfileChoice &profiles)
{
    m_counterKey = counterKey(profiles);
    m_presenter.counters().setProfiles(profiles.profiles());
    const QByteArray last = m_preferences.layout(m_counterKey);
    m_presenter.counters().recall(last.isEmpty() ? m_ownPlace : QString::fromUtf8(last));
}

void TillView::setOwnPlace(const QString &key)
{
    if (key == m_ownPlace)
        return;
    m_ownPlace = key;
    if (m_preferences.layout(m_counterKey).isEmpty()) {
        m_presenter.counters().recall(key);
        m_presenter.counters().load();
    }
}

void TillView::showState()
{
    const TillCounters &counters = m_presenter.counters();
    const auto state = counters.state();
    const bool isReady =
        state == TillCounters::State::Ready || state == TillCounters::State::Loading;
    if (!isReady) {
        const TillCounters::Notice notice = counters.notice();
        const bool isFailed = state == TillCounters::State::Failed;
        m_message->setMessage(isFailed ? u"triangle-alert"_s : u"store"_s, notice.title, notice.why,
                              notice.action);
    }
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    const bool wasReady = m_stack->currentIndex() == 0;
    m_stack->setCurrentIndex(isReady ? 0 : 1);
    if (isReady && !wasReady && hadFocus)
        m_form->keypad().setFocus();
}

void TillView::refresh()
{
    m_presenter.counters().load();
    m_presenter.outcome().askNow();
}

bool TillView::event(QEvent *event)
{
    // Claims Escape before the window's shortcut gets it.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Escape && key->modifiers() == Qt::NoModifier)
            event->accept();
    }
    return QWidget::event(event);
}

void TillView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        if (!event->isAutoRepeat())
            back();
        return;
    }
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && event->modifiers().testFlag(Qt::ControlModifier)) {
        if (!event->isAutoRepeat())
            m_presenter.acknowledge();
        return;
    }
    if (m_stack->currentIndex() != 0 || !m_form->keypad().handle(*event))
        QWidget::keyPressEvent(event);
    else
        m_form->keypad().setFocus();
}

void TillView::back()
{
    if (!m_form->keypad().hasFocus() && m_stack->currentIndex() == 0
        && !m_presenter.outcome().isShown()) {
        m_form->keypad().setFocus();
        return;
    }
    switch (m_presenter.back()) {
    case TillPresenter::Back::Done: return;
    case TillPresenter::Back::AsksToCancel: m_stage->askToCancel(); return;
    case TillPresenter::Back::Leaves: Q_EMIT left(); return;
    }
}

void TillView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_form->keypad().setFocus();
}

void TillView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool hasRoom = height() >= kRoomForTiles;
    m_tiles->setHidden(!hasRoom);
    m_stage->offerTiles(!hasRoom);
}

void TillView::pressTile(int index)
{
    if (const auto question = m_presenter.largeAmountOfTile())
        askAboutLargeAmount(*question, this, [this, index] { pressTileOf(index); });
    else
        pressTileOf(index);
}

void TillView::pressTileOf(int index)
{
    const QString question = m_presenter.questionAt(index);
    if (question.isEmpty()) {
        m_presenter.pressTile(index);
        return;
    }
    auto *dialog = new QuestionDialog(tr("Replace the payment"), question, this);
    dialog->addChoice(tr("Replace the payment"), QDialog::Accepted, u"danger"_s,
                      u"confirmReplace"_s);
    dialog->addChoice(tr("Keep the payment"), QDialog::Rejected);
    connect(dialog, &QDialog::accepted, this, [this, index] { m_presenter.pressTile(index); });
    dialog->open();
}

CustomerDisplay *TillView::customerDisplay() const
{
    return m_secondScreen->display();
}

void TillView::toggleCustomerDisplay()
{
    m_secondScreen->toggle();
}

void TillView::rememberStage()
{
    const PaymentId id = m_presenter.outcome().isOpen() ? m_presenter.outcome().outcome().id
                                                        : m_presenter.stage().payment().id();
    const QByteArray shown = id.text().toUtf8();
    if (shown != m_preferences.layout(kStageKey))
        m_preferences.setLayout(kStageKey, shown);
}

} // namespace tilldesk::ui
