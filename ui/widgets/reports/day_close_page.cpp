#include "ui/widgets/reports/day_close_page.h"

#include "ui/models/reports/report_words.h"
#include "ui/widgets/common/combo_box.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/lists/filter_chips.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/reports/day_close_dialog.h"
#include "ui/widgets/reports/figure_tile.h"
#include "ui/widgets/theme/theme.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

DayClosePage::DayClosePage(const Gateways &gateways, const Theme &theme,
                           const ProfileChoice &profiles, Preferences &preferences, QWidget *parent)
    : ListPage(theme, preferences, parent),
      m_gateways(gateways),
      m_presenter(gateways, profiles),
      m_till(named(new ComboBox(theme), u"till"_s)),
      m_since(makeText({}, u"muted"_s)),
      m_problem(named(makeText({}, u"problem"_s), u"dayCloseProblem"_s)),
      m_x(named(new QPushButton(tr("X reading")), u"xReading"_s)),
      m_z(named(makeButton(tr("Close the day (Z)…"), u"primary"_s), u"closeDay"_s)),
      m_chips(makeFilters()),
      m_print(named(makeButton(theme.icon(u"printer"_s, &Colours::text), tr("Print again…")),
                    u"printAgain"_s))
{
    m_print->setToolTip(tr("Ctrl+P"));
    build({.presenter = m_presenter,
           .table = new TableView(theme, m_presenter.closes(), tr("Day closes")),
           .above = makeRunning(),
           .title = tr("Earlier closes"),
           .filters = m_chips,
           .buttons = {m_print},
           .note = ListCard::Note::Message,
           .smallest = QSize(0, 2 * metrics::kRowHeight + metrics::kHeaderHeight)});
    orderFocus();
    connectAll();
    setFocusProxy(m_till);
    showTills();
    showState();
}

QWidget *DayClosePage::makeRunning()
{
    constexpr int kTillWidth = 260;
    m_till->setAccessibleName(tr("Till"));
    m_till->setMinimumWidth(kTillWidth);
    m_till->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_x->setToolTip(
        tr("Records the takings so far under a number of their own, without closing the day"));
    m_z->setToolTip(tr("Closes this period and starts the next one"));
    QHBoxLayout *figures = row({}, {.spacing = 12});
    for (qsizetype i = 0; i < m_presenter.figures().size(); ++i) {
        m_figures << new FigureTile(theme());
        figures->addWidget(m_figures.last(), 1);
    }
    QLayout *head = row({{m_till, 1}, m_x, m_z}, {.spacing = 12});
    return columnWidget({head, m_since, m_problem, figures}, {.spacing = 12});
}

FilterChips *DayClosePage::makeFilters()
{
    auto *chips = new FilterChips(theme());
    DayClosePresenter &closes = m_presenter;
    const auto kind = [&closes] {
        return closes.kind() ? ReportWords::kind(*closes.kind()) : tr("X and Z");
    };
    const auto choice = [&closes](const QString &text, std::optional<DayCloseKind> wanted) {
        return Filter::Choice{.text = text,
                              .isChosen = closes.kind() == wanted,
                              .choose = [&closes, wanted] { closes.setKind(wanted); }};
    };
    chips->add({.name = u"dayCloseKind"_s,
                .text = kind,
                .spoken = [kind] { return tr("Kind: %1").arg(kind()); },
                .isActive = [&closes] { return closes.kind().has_value(); },
                .clear = [&closes] { closes.setKind({}); },
                .choices = [choice]() -> QList<Filter::Choice> {
                    return {choice(tr("X and Z"), {}),
                            choice(tr("Day closes (Z)"), DayCloseKind::Z),
                            choice(tr("X readings"), DayCloseKind::X)};
                }});
    chips->add(
        {.name = u"onlyThisTill"_s,
         .kind = Chip::Kind::Toggle,
         .text = [] { return tr("Only this till"); },
         .isActive = [&closes] { return closes.isOnlyThisTill(); },
         .click = [&closes](QWidget *) { closes.setOnlyThisTill(!closes.isOnlyThisTill()); }});
    return chips;
}

void DayClosePage::orderFocus()
{
    QList<QWidget *> order{m_till, m_x, m_z};
    for (Chip *chip : m_chips->findChildren<Chip *>())
        order << chip;
    order << m_print << &table();
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

void DayClosePage::connectAll()
{
    connect(m_till, &QComboBox::activated, this,
            [this](int index) { m_presenter.choose(m_presenter.tills().value(index).scope); });
    connect(m_x, &QPushButton::clicked, this, [this] { m_presenter.close(DayCloseKind::X); });
    connect(m_z, &QPushButton::clicked, this, &DayClosePage::askZ);
    connect(&list(), &ListCard::elsewhereRequested, this, &DayClosePage::askZ);
    connect(m_print, &QPushButton::clicked, this, &DayClosePage::print);
    connect(&table(), &TableView::rowOpened, this, &DayClosePage::print);
    connect(&table(), &TableView::rowChosen, this, &DayClosePage::showState);
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
    showText(m_problem, m_presenter.problem());
    m_x->setEnabled(m_presenter.canClose());
    m_z->setEnabled(m_presenter.canClose());
    m_print->setEnabled(m_presenter.closes().at(table().currentIndex().row()) != nullptr);
}

void DayClosePage::askZ()
{
    const DayClosePresenter::Question question = m_presenter.question();
    auto *dialog = new QuestionDialog(question.heading, question.sentence, this);
    dialog->addChoice(tr("Not now"), 0, {}, u"notNow"_s);
    dialog->addChoice(tr("Close the day"), 1, u"primary"_s, u"confirmZ"_s);
    connect(dialog, &QDialog::accepted, &m_presenter,
            [this] { m_presenter.close(DayCloseKind::Z); });
    dialog->open();
}

void DayClosePage::print()
{
    if (const DayClose *close = m_presenter.closes().at(table().currentIndex().row()))
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
