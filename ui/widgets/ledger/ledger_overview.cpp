#include "ui/widgets/ledger/ledger_overview.h"

#include "ui/models/common/text.h"
#include "ui/models/ledger/ledger_jump.h"
#include "ui/models/ledger/ledger_words.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/common/text_table_view.h"
#include "ui/widgets/ledger/explain_dialog.h"
#include "ui/widgets/ledger/rows_table.h"
#include "ui/widgets/theme/theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolTip>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

class HealthWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::HealthWords)

public:
    static QString word(LedgerHealth::State state)
    {
        switch (state) {
        case LedgerHealth::State::NotChecked: return tr("Not checked");
        case LedgerHealth::State::Checking: return tr("Checking");
        case LedgerHealth::State::Sound: return tr("Sound");
        case LedgerHealth::State::Wrong: return tr("Wrong");
        }
        Q_UNREACHABLE();
    }
};

const QList<RowsTable::Column> kColumns{{112}, {184}, {270, 1020}, {210, 1260},
                                        {0},   {108}, {104, 640}};

} // namespace

LedgerOverview::LedgerOverview(const Gateways &gateways, const Theme &theme, QWidget *parent)
    : QWidget(parent),
      m_gateways(gateways),
      m_theme(theme),
      m_presenter(gateways),
      m_jump(new LedgerJump(gateways, this)),
      m_healthPill(new Pill(theme)),
      m_healthWords(makeLabel({}, u"muted"_s)),
      m_accounts(new TextTableView(theme, m_presenter.accounts(), tr("Accounts of the ledger"))),
      m_title(makeLabel({}, u"strong"_s)),
      m_explain(new QPushButton(tr("Explain"))),
      m_copyHash(makeButton(theme.icon(u"copy"_s, &Colours::text), tr("Copy hash"))),
      m_entries(new RowsTable(theme, m_presenter.model(), tr("Entries of the ledger"), kColumns)),
      m_message(new MessagePage(theme)),
      m_stack(new QStackedWidget),
      m_words(makeLabel({}, u"muted"_s))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(makeHealth());
    auto *cards = new QHBoxLayout;
    cards->setSpacing(metrics::kGap);
    cards->addWidget(makeAccounts());
    cards->addWidget(makeEntries(), 1);
    layout->addLayout(cards, 1);

    connect(m_accounts, &TextTableView::selectedChanged, this,
            [this] { m_presenter.choose(m_presenter.accounts().rowOf(m_accounts->selectedId())); });
    connect(m_entries, &RowsTable::rowOpened, this, [this](int row) {
        if (const LedgerEntry *entry = m_presenter.model().entryAt(row))
            m_jump->toSubject(*entry);
    });
    connect(m_entries, &RowsTable::rowChosen, this, &LedgerOverview::showState);
    connect(m_jump, &LedgerJump::paymentFound, this, &LedgerOverview::paymentRequested);
    connect(m_jump, &LedgerJump::payoutFound, this, &LedgerOverview::payoutRequested);
    connect(m_explain, &QPushButton::clicked, this, &LedgerOverview::explain);
    connect(m_copyHash, &QPushButton::clicked, this, [this] {
        const LedgerEntry *entry = m_presenter.model().entryAt(m_entries->currentIndex().row());
        QGuiApplication::clipboard()->setText(QString::fromLatin1(entry ? entry->hash : ""));
        QToolTip::showText(m_copyHash->mapToGlobal(QPoint(0, m_copyHash->height())), tr("Copied"),
                           m_copyHash);
    });
    connect(m_message, &MessagePage::actionTriggered, &m_presenter, &LedgerPresenter::refresh);
    connect(&m_presenter, &LedgerPresenter::changed, this, &LedgerOverview::showState);
    connect(&m_presenter.model(), &LedgerModel::rowsLoaded, this, &LedgerOverview::showState);
    setFocusProxy(m_entries);
    showState();
}

QWidget *LedgerOverview::makeHealth()
{
    m_healthWords->setObjectName(u"ledgerHealth"_s);
    m_healthWords->setWordWrap(true);
    m_healthWords->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *all = new QWidget;
    auto *layout = new QHBoxLayout(all);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(m_healthPill, 0, Qt::AlignTop);
    layout->addWidget(m_healthWords, 1);
    return all;
}

QWidget *LedgerOverview::makeAccounts()
{
    constexpr int kWidth = 380;
    m_accounts->setWidths({0, 112});
    auto *scroll = new QScrollArea;
    auto *body = new QWidget;
    auto *inside = new QVBoxLayout(body);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_accounts);
    inside->addStretch();
    scroll->setWidget(body);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    QFrame *card = makeFrame(u"card"_s);
    card->setFixedWidth(kWidth);
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->addWidget(scroll);
    return card;
}

QWidget *LedgerOverview::makeEntries()
{
    m_title->setObjectName(u"ledgerTitle"_s);
    m_title->setWordWrap(true);
    m_explain->setObjectName(u"explainBalance"_s);
    m_explain->setProperty("role", u"link"_s);
    m_explain->setAccessibleName(tr("Explain this balance"));
    m_copyHash->setObjectName(u"copyHash"_s);
    m_words->setContentsMargins(12, 0, 12, 8);
    m_words->setWordWrap(true);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(12, 8, 12, 8);
    top->setSpacing(8);
    top->addWidget(m_title, 1);
    top->addWidget(m_explain);
    top->addWidget(m_copyHash);
    m_stack->addWidget(m_entries);
    m_stack->addWidget(m_message);
    QFrame *card = makeFrame(u"card"_s);
    card->setMinimumWidth(360);
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_words);
    return card;
}

void LedgerOverview::showState()
{
    const LedgerHealth health = m_presenter.health();
    m_healthPill->setWord(HealthWords::word(health.state), LedgerWords::healthTone(health));
    m_healthWords->setText(LedgerWords::health(health));
    m_healthWords->setToolTip(health.detail);
    setStyleProperty(m_healthWords, "role",
                     health.state == LedgerHealth::State::Wrong ? u"refused"_s : u"muted"_s);

    const std::optional<LedgerBalance> chosen = m_presenter.chosen();
    m_title->setText(chosen ? tr("%1: %2").arg(LedgerWords::account(chosen->account),
                                               balanceMoney(chosen->balance))
                            : tr("All entries, the newest first"));
    m_explain->setHidden(!chosen);
    m_copyHash->setEnabled(m_entries->currentIndex().isValid());

    const LedgerModel &model = m_presenter.model();
    const bool isFailed = model.state() == LedgerModel::State::Failed;
    const bool isEmpty = model.state() == LedgerModel::State::Ready && model.rowCount() == 0;
    m_stack->setCurrentIndex(isFailed || isEmpty ? 1 : 0);
    m_words->setText(m_presenter.message());
    m_words->setHidden(m_presenter.message().isEmpty());
    if (isFailed)
        m_message->setMessage(u"triangle-alert"_s, tr("The ledger cannot be shown"),
                              Text::sentence(model.error()), tr("Retry"));
    else if (isEmpty)
        m_message->setMessage(u"landmark"_s, tr("No money has moved yet"),
                              tr("Every payment, refund and payout leaves its entry here, and none "
                                 "is ever changed or removed."),
                              {});
}

void LedgerOverview::explain()
{
    const std::optional<LedgerBalance> chosen = m_presenter.chosen();
    if (!chosen)
        return;
    LedgerFilter filter;
    filter.account = chosen->account;
    auto *dialog = new ExplainDialog(
        m_gateways, m_theme,
        explainAccount(m_gateways, LedgerWords::account(chosen->account), chosen->balance, filter),
        this);
    connect(dialog, &ExplainDialog::paymentRequested, this, &LedgerOverview::paymentRequested);
    connect(dialog, &ExplainDialog::payoutRequested, this, &LedgerOverview::payoutRequested);
    dialog->show();
}

} // namespace tilldesk::ui
