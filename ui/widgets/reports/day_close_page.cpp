#include "ui/widgets/reports/day_close_page.h"

#include "ui/models/common/text.h"
#include "ui/models/reports/report_words.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/message_page.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/ledger/rows_table.h"
#include "ui/widgets/reports/day_close_dialog.h"
#include "ui/widgets/reports/figure_tile.h"
#include "ui/widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

const QList<RowsTable::Column> kColumns{{156},       {92},       {0},        {104, 700}, {120},
                                        {136, 1080}, {116, 900}, {116, 560}, {128, 860}};

} // namespace

DayClosePage::DayClosePage(const Gateways &gateways, const Theme &theme,
                           const ProfileChoice &profiles, QWidget *parent)
    : QWidget(parent),
      m_gateways(gateways),
      m_presenter(gateways, profiles),
      m_till(new ComboBox(theme)),
      m_since(makeLabel({}, u"muted"_s)),
      m_problem(makeLabel({}, u"problem"_s)),
      m_x(new QPushButton(tr("X reading"))),
      m_z(new QPushButton(tr("Close the day (Z)…"))),
      m_kind(new Chip(theme)),
      m_onlyThis(new Chip(theme)),
      m_print(makeButton(theme.icon(u"printer"_s, &Colours::text), tr("Print again…"))),
      m_table(new RowsTable(theme, m_presenter.closes(), tr("Day closes"), kColumns)),
      m_message(new MessagePage(theme)),
      m_stack(new QStackedWidget)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(makeRunning());
    layout->addWidget(makeChips());
    layout->addWidget(makeList(), 1);
    QWidget *before = m_till;
    for (QWidget *next : QList<QWidget *>{m_x, m_z, m_kind, m_onlyThis, m_print, m_table}) {
        setTabOrder(before, next);
        before = next;
    }
    connectAll();
    setFocusProxy(m_till);
    showTills();
    showState();
}

QWidget *DayClosePage::makeRunning()
{
    constexpr int kTillWidth = 260;
    m_till->setObjectName(u"till"_s);
    m_till->setAccessibleName(tr("Till"));
    m_till->setMinimumWidth(kTillWidth);
    m_since->setMinimumWidth(1);
    m_x->setObjectName(u"xReading"_s);
    m_x->setToolTip(
        tr("Records what was taken so far under a number of its own, and closes nothing"));
    m_z->setObjectName(u"closeDay"_s);
    m_z->setProperty("role", u"primary"_s);
    m_z->setToolTip(tr("Ends this stretch and begins the next one"));
    m_problem->setWordWrap(true);
    m_problem->setObjectName(u"dayCloseProblem"_s);
    auto *head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(m_till);
    head->addWidget(m_since, 1);
    head->addWidget(m_x);
    head->addWidget(m_z);
    auto *figures = new QHBoxLayout;
    figures->setSpacing(12);
    for (qsizetype i = 0; i < m_presenter.figures().size(); ++i) {
        m_figures << new FigureTile;
        figures->addWidget(m_figures.last(), 1);
    }
    auto *running = new QWidget;
    auto *layout = new QVBoxLayout(running);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addLayout(head);
    layout->addWidget(m_problem);
    layout->addLayout(figures);
    return running;
}

QWidget *DayClosePage::makeChips()
{
    m_kind->setObjectName(u"dayCloseKind"_s);
    m_onlyThis->setKind(Chip::Kind::Toggle);
    m_onlyThis->setText(tr("Only this till"));
    m_onlyThis->setObjectName(u"onlyThisTill"_s);
    m_print->setObjectName(u"printAgain"_s);
    m_print->setToolTip(tr("Ctrl+P"));
    auto *chips = new QWidget;
    auto *layout = new QHBoxLayout(chips);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(makeLabel(tr("Earlier closes"), u"strong"_s));
    layout->addSpacing(4);
    layout->addWidget(m_kind);
    layout->addWidget(m_onlyThis);
    layout->addStretch();
    layout->addWidget(m_print);
    return chips;
}

QWidget *DayClosePage::makeList()
{
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_message);
    QFrame *card = makeFrame(u"card"_s);
    card->setMinimumHeight(2 * metrics::kRowHeight + metrics::kHeaderHeight);
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(1, 1, 1, 1);
    inside->addWidget(m_stack);
    return card;
}

void DayClosePage::connectAll()
{
    connect(m_till, &QComboBox::activated, this,
            [this](int index) { m_presenter.choose(m_presenter.tills().value(index).scope); });
    connect(m_x, &QPushButton::clicked, this, [this] { m_presenter.close(DayCloseKind::X); });
    connect(m_z, &QPushButton::clicked, this, &DayClosePage::askZ);
    connect(m_kind, &Chip::clicked, this, &DayClosePage::chooseKind);
    connect(m_kind, &Chip::cleared, this, [this] { m_presenter.setKind({}); });
    connect(m_onlyThis, &Chip::clicked, this,
            [this] { m_presenter.setOnlyThisTill(!m_presenter.isOnlyThisTill()); });
    connect(m_print, &QPushButton::clicked, this, &DayClosePage::print);
    connect(m_table, &RowsTable::rowOpened, this, &DayClosePage::print);
    connect(m_table, &RowsTable::rowChosen, this, &DayClosePage::showState);
    connect(m_message, &MessagePage::actionTriggered, &m_presenter, &DayClosePresenter::refresh);
    connect(&m_presenter, &DayClosePresenter::tillsChanged, this, &DayClosePage::showTills);
    connect(&m_presenter, &DayClosePresenter::changed, this, &DayClosePage::showState);
    connect(&m_presenter, &DayClosePresenter::closed, this,
            [this](const DayClose &close) { open(close, false); });
}

void DayClosePage::showTills()
{
    const QSignalBlocker quiet(m_till);
    m_till->clear();
    for (const DayClosePresenter::Till &till : m_presenter.tills())
        m_till->addItem(till.name);
    showState();
}

void DayClosePage::showState()
{
    for (qsizetype i = 0; i < m_presenter.tills().size(); ++i) {
        if (m_presenter.tills()[i].scope == m_presenter.chosen())
            m_till->setCurrentIndex(int(i));
    }
    const QList<DayClosePresenter::Figure> figures = m_presenter.figures();
    for (qsizetype i = 0; i < figures.size(); ++i)
        m_figures[i]->setFigure(figures[i].title, figures[i].value, figures[i].note);
    m_since->setText(m_presenter.since());
    m_since->setToolTip(m_presenter.since());
    m_problem->setText(m_presenter.problem());
    m_problem->setHidden(m_presenter.problem().isEmpty());
    m_x->setEnabled(m_presenter.canClose());
    m_z->setEnabled(m_presenter.canClose());
    const auto kind = m_presenter.kind();
    m_kind->setText(kind ? ReportWords::kind(*kind) : tr("X and Z"));
    m_kind->setAccessibleName(tr("Kind: %1").arg(m_kind->text()));
    m_kind->setActive(kind.has_value());
    m_onlyThis->setActive(m_presenter.isOnlyThisTill());
    m_print->setEnabled(m_presenter.closes().at(m_table->currentIndex().row()) != nullptr);
    showList();
}

void DayClosePage::showList()
{
    using State = DayClosesModel::State;
    DayClosesModel &closes = m_presenter.closes();
    const bool isFailed = closes.state() == State::Failed;
    const bool isEmpty = closes.rowCount() == 0 && closes.state() != State::Loading;
    m_stack->setCurrentIndex(isFailed || isEmpty ? 1 : 0);
    if (isFailed)
        m_message->setMessage(u"triangle-alert"_s, tr("The day closes cannot be shown"),
                              Text::sentence(closes.error()), tr("Retry"));
    else if (isEmpty)
        m_message->setMessage(u"file-spreadsheet"_s, tr("No day was closed yet"),
                              tr("Close the day when the till is counted. Each close keeps its "
                                 "number and its sums for good."),
                              {});
}

void DayClosePage::askZ()
{
    const DayClosePresenter::Question question = m_presenter.question();
    auto *dialog = new QuestionDialog(question.heading, question.sentence, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->addChoice(tr("Not now"), 0)->setObjectName(u"notNow"_s);
    dialog->addChoice(tr("Close the day"), 1, u"primary"_s)->setObjectName(u"confirmZ"_s);
    connect(dialog, &QDialog::accepted, &m_presenter,
            [this] { m_presenter.close(DayCloseKind::Z); });
    dialog->open();
}

void DayClosePage::chooseKind()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [this, menu](const QString &words, std::optional<DayCloseKind> kind) {
        QAction *action = menu->addAction(words);
        action->setCheckable(true);
        action->setChecked(kind == m_presenter.kind());
        connect(action, &QAction::triggered, &m_presenter,
                [this, kind] { m_presenter.setKind(kind); });
    };
    add(tr("X and Z"), {});
    add(tr("Day closes (Z)"), DayCloseKind::Z);
    add(tr("X readings"), DayCloseKind::X);
    menu->setActiveAction(menu->actions().constFirst());
    menu->popup(m_kind->mapToGlobal(QPoint(0, m_kind->height() + 4)));
}

void DayClosePage::print()
{
    if (const DayClose *close = m_presenter.closes().at(m_table->currentIndex().row()))
        open(*close, true);
}

void DayClosePage::open(const DayClose &close, bool isCopy)
{
    const auto copyAt = isCopy ? std::optional(m_gateways.clock.now()) : std::nullopt;
    auto *dialog =
        new DayCloseDialog(documentOf(close, m_presenter.entryOf(close.scope), copyAt), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace tilldesk::ui
