#include "ui/widgets/bank/bank_page.h"

#include "ui/models/common/format.h"
#include "ui/widgets/bank/bank_details_view.h"
#include "ui/widgets/bank/bank_file_card.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/lists/filter_chips.h"
#include "ui/widgets/lists/table_view.h"

#include <QKeyEvent>
#include <QShortcut>

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
      m_presenter(gateways),
      m_file(new BankFileCard(theme, m_presenter)),
      m_details(new BankDetailsView(theme, m_presenter))
{
    build({.presenter = m_presenter,
           .table = makeTable(theme, m_presenter.model(), tr("Lines of the bank")),
           .above = m_file,
           .filters = makeChips(),
           .noteName = u"bankSummary"_s,
           .details = m_details,
           .layoutKey = u"bankSplitter"_s});
    connect(&list(), &ListCard::elsewhereRequested, m_file, &BankFileCard::chooseFile);
    connect(&table(), &TableView::chosen, this, &BankPage::showChosen);
    connect(&m_presenter.model(), &BankModel::rowsLoaded, this, &BankPage::showChosen);
    connect(m_details, &BankDetailsView::nextRequested, this, &BankPage::goToNext);
    addKeys();
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

void BankPage::addKeys()
{
    const auto onKey = [this](const QKeySequence &keys, auto does) {
        auto *shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, does);
    };
    constexpr int kMost = 9;
    onKey(Qt::Key_N, [this] { goToNext(); });
    for (int number = 1; number <= kMost; ++number)
        onKey(QKeySequence(Qt::Key_0 + number),
              [this, number] { m_details->chooseCandidate(number); });
    onKey(QKeySequence::Undo, [this] { m_presenter.undo(); });
    onKey(QKeySequence::Open, [this] { m_file->chooseFile(); });
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

void BankPage::keyPressEvent(QKeyEvent *event)
{
    BankImportJob &job = m_presenter.job();
    if (event->key() == Qt::Key_Escape && job.state() == BankImportJob::State::Reading)
        return job.cancel();
    ListPage::keyPressEvent(event);
}

} // namespace tilldesk::ui
