#include "ui/widgets/bank/bank_page.h"

#include "ui/models/common/format.h"
#include "ui/widgets/bank/bank_details_view.h"
#include "ui/widgets/bank/bank_file_card.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/exports/export_dialog.h"
#include "ui/widgets/lists/filter_chips.h"
#include "ui/widgets/lists/table_view.h"
#include "ui/widgets/theme/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

TableView *makeTable(const Theme &theme, BankModel &model, const QString &name)
{
    auto *table = new TableView(theme, model, name);
    table->setTwoLines();
    return table;
}

} // namespace

BankPage::BankPage(const Gateways &gateways, const Theme &theme, Preferences &preferences,
                   QWidget *parent)
    : ListPage(theme, preferences, parent),
      m_gateways(gateways),
      m_presenter(gateways),
      m_file(new BankFileCard(theme, m_presenter)),
      m_details(new BankDetailsView(theme, m_presenter)),
      m_legend(named(makeLabel({}, u"small"_s), u"bankLegend"_s))
{
    build(
        {.presenter = m_presenter,
         .table = makeTable(theme, m_presenter.model(), tr("Lines of the bank")),
         .above = m_file,
         .filters = makeChips(),
         .exportName = u"exportBank"_s,
         .noteName = u"bankSummary"_s,
         .head = row({LayoutItem::stretch(), m_legend}, {.spacing = 0, .margins = {12, 6, 12, 2}}),
         .details = m_details,
         .layoutKey = u"bankSplitter"_s});
    connect(&list(), &ListCard::elsewhereRequested, m_file, &BankFileCard::chooseFile);
    connect(&table(), &TableView::chosen, this, &BankPage::showChosen);
    connect(&m_presenter.model(), &BankModel::rowsLoaded, this, &BankPage::showChosen);
    connect(m_details, &BankDetailsView::nextRequested, this, &BankPage::goToNext);
    table().installEventFilter(this);
    m_legend->setTextFormat(Qt::RichText);
    connect(&m_presenter, &ListPresenter::changed, this, &BankPage::showLegend);
    connect(&m_presenter.model(), &BankModel::rowsLoaded, this, &BankPage::showLegend);
    connect(&theme, &Theme::changed, this, &BankPage::showLegend);
    showLegend();
}

void BankPage::showLegend()
{
    const auto marked = [](const QColor &ground, const QString &text) -> QString {
        return u"<span style=\"background-color:%1\">&nbsp;%2&nbsp;</span>"_s.arg(
            ground.name(), text.toHtmlEscaped());
    };
    const Colours &colours = theme().colours();
    m_legend->setText(marked(colours.greenMark, tr("is a payout’s ID")) + u"&nbsp; "_s
                      + marked(colours.blueMark, tr("fits more than one")));
    m_legend->setHidden(m_presenter.model().rowCount() == 0);
    // Hides the whole line, which would take room.
    findChild<QPushButton *>(u"exportBank"_s)
        ->parentWidget()
        ->setHidden(m_presenter.files().isEmpty());
}

void BankPage::exportShown()
{
    if (m_presenter.files().isEmpty())
        return;
    exportList(m_gateways, preferences(), m_presenter.filter(),
               BankPresenter::textOf(m_presenter.group()) + u" · "_s + m_presenter.statementText(),
               this);
}

FilterChips *BankPage::makeChips()
{
    auto *chips = new FilterChips(theme());
    for (const auto group : enumerators<BankPresenter::Group>())
        chips->add({.name = u"bankGroup%1"_s.arg(int(group)),
                    .kind = Chip::Kind::Toggle,
                    .text =
                        [this, group] {
                            return QString(BankPresenter::textOf(group) + u' '
                                           + wholeNumber(m_presenter.countOf(group)));
                        },
                    .isActive = [this, group] { return m_presenter.group() == group; },
                    .click = [this, group](QWidget *) { m_presenter.setGroup(group); },
                    .isShown = [this, group] { return m_presenter.isOffered(group); }});
    return chips;
}

/// Returns what a key does on this page; null: nothing.
std::function<void()> BankPage::actionOf(const QKeyEvent &event)
{
    BankImportJob &job = m_presenter.job();
    const int number = event.key() - Qt::Key_0;
    if (event.matches(QKeySequence::Undo))
        return [this] { m_presenter.undo(); };
    if (event.matches(QKeySequence::Open))
        return [this] { m_file->chooseFile(); };
    if (event.modifiers() & ~Qt::KeypadModifier)
        return {};
    if (event.key() == Qt::Key_Escape && job.state() == BankImportJob::State::Reading)
        return [&job] { job.cancel(); };
    if (event.key() == Qt::Key_N)
        return [this] { goToNext(); };
    if (number >= 1 && number <= 9)
        return [this, number] { m_details->chooseCandidate(number); };
    return {};
}

void BankPage::showChosen()
{
    m_details->show(table().chosenId());
}

void BankPage::goToNext()
{
    const int row = m_presenter.nextThatNeedsYou(table().currentIndex().row());
    if (row >= 0)
        table().chooseRow(row);
}

void BankPage::openRow(const QString &)
{
    m_details->match();
}

bool BankPage::event(QEvent *event)
{
    // Claims the keys of this page before a shortcut of the window gets them.
    if (event->type() == QEvent::ShortcutOverride
        && actionOf(*static_cast<const QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return ListPage::event(event);
}

/// The table would search for a row that begins with the letter.
bool BankPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return ListPage::eventFilter(watched, event);
    const auto act = actionOf(*static_cast<const QKeyEvent *>(event));
    if (act)
        act();
    return act != nullptr;
}

void BankPage::keyPressEvent(QKeyEvent *event)
{
    if (const auto act = actionOf(*event))
        act();
    else
        ListPage::keyPressEvent(event);
}

} // namespace tilldesk::ui
