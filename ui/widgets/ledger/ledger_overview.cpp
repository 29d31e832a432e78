#include "ui/widgets/ledger/ledger_overview.h"

#include "ui/models/common/format.h"
#include "ui/models/ledger/ledger_jump.h"
#include "ui/models/ledger/ledger_words.h"
#include "ui/widgets/common/copy_button.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/pill.h"
#include "ui/widgets/filters/filter_field.h"
#include "ui/widgets/ledger/explain_dialog.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/lists/text_table_view.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>
#include <QScrollArea>

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
        case LedgerHealth::State::Sound: return tr("Correct");
        case LedgerHealth::State::Wrong: return tr("Wrong");
        }
        Q_UNREACHABLE();
    }
};

} // namespace

LedgerOverview::LedgerOverview(const Gateways &gateways, const Theme &theme,
                               Preferences &preferences, QWidget *parent)
    : ListPage(theme, preferences, parent),
      m_gateways(gateways),
      m_presenter(gateways),
      m_jump(new LedgerJump(gateways, this)),
      m_healthPill(new Pill(theme)),
      m_healthWords(named(makeText({}, u"muted"_s), u"ledgerHealth"_s)),
      m_accounts(new TextTableView(theme, m_presenter.accounts(), tr("Accounts of the ledger"))),
      m_title(named(makeText({}, u"strong"_s), u"ledgerTitle"_s)),
      m_explain(named(makeButton(tr("Explain"), u"link"_s), u"explainBalance"_s)),
      m_copyHash(
          named(makeButton(theme.icon(u"copy"_s, &Colours::text), tr("Copy hash")), u"copyHash"_s))
{
    build({.presenter = m_presenter,
           .table = new TableView(theme, m_presenter.model(), tr("Entries of the ledger")),
           .above = makeHealth(),
           .before = makeAccounts(),
           .field = named(new FilterField(theme, m_presenter.filters()), u"ledgerFilters"_s),
           .note = ListCard::Note::Message,
           .head = makeHead(),
           .smallest = QSize(360, 0)});
    connect(m_accounts, &TextTableView::selectedChanged, this,
            [this] { m_presenter.choose(m_presenter.accounts().rowOf(m_accounts->selectedId())); });
    connect(&table(), &TableView::rowOpened, this, [this](int row) {
        if (const LedgerEntry *entry = m_presenter.model().at(row))
            m_jump->toSubject(*entry);
    });
    connect(&table(), &TableView::rowChosen, this, &LedgerOverview::showState);
    connect(&list(), &ListCard::elsewhereRequested, this, &LedgerOverview::newPaymentRequested);
    connect(m_jump, &LedgerJump::paymentFound, this, &LedgerOverview::paymentRequested);
    connect(m_jump, &LedgerJump::payoutFound, this, &LedgerOverview::payoutRequested);
    connect(m_explain, &QPushButton::clicked, this, &LedgerOverview::explain);
    connect(m_copyHash, &QPushButton::clicked, this, &LedgerOverview::copyHash);
    connect(&m_presenter, &LedgerPresenter::changed, this, &LedgerOverview::showState);
    connect(&m_presenter.model(), &LedgerModel::rowsLoaded, this, &LedgerOverview::showState);
    showState();
}

QWidget *LedgerOverview::makeHealth()
{
    m_healthWords->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return rowWidget({{m_healthPill, 0, Qt::AlignTop}, {m_healthWords, 1}}, {.spacing = 10});
}

QWidget *LedgerOverview::makeAccounts()
{
    constexpr int kWidth = 380;
    m_accounts->setWidths({0, 112});
    QWidget *body = columnWidget({m_accounts, LayoutItem::stretch()}, {.spacing = 0});
    QWidget *accounts = card({scrolling(body)}, {.margins = {1, 1, 1, 1}});
    accounts->setFixedWidth(kWidth);
    return accounts;
}

QLayout *LedgerOverview::makeHead()
{
    m_explain->setAccessibleName(tr("Explain this balance"));
    return row({{m_title, 1}, m_explain, m_copyHash}, {.margins = {12, 8, 12, 8}});
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
    m_title->setText(
        chosen ? tr("%1: %2").arg(LedgerWords::account(chosen->account), money(chosen->balance))
               : tr("All entries, the newest first"));
    m_explain->setHidden(!chosen);
    m_copyHash->setEnabled(table().currentIndex().isValid());
}

void LedgerOverview::copyHash()
{
    const LedgerEntry *entry = m_presenter.model().at(table().currentIndex().row());
    copyText(m_copyHash, QString::fromLatin1(entry ? entry->hash : ""));
}

void LedgerOverview::explain()
{
    const std::optional<LedgerBalance> chosen = m_presenter.chosen();
    if (!chosen)
        return;
    LedgerFilter filter;
    filter.account = chosen->account;
    auto *dialog = new ExplainDialog(
        m_gateways, theme(),
        explainAccount(m_gateways, LedgerWords::account(chosen->account), chosen->balance, filter),
        this);
    connect(dialog, &ExplainDialog::paymentRequested, this, &LedgerOverview::paymentRequested);
    connect(dialog, &ExplainDialog::payoutRequested, this, &LedgerOverview::payoutRequested);
    dialog->show();
}

} // namespace tilldesk::ui
