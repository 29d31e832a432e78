#include "ui/widgets/bank/bank_file_card.h"

#include "ui/models/bank/bank_words.h"
#include "ui/models/common/format.h"
#include "ui/widgets/common/labels.h"
#include "ui/widgets/common/layouts.h"
#include "ui/widgets/theme/theme.h"

#include <QBoxLayout>
#include <QFileDialog>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr int kShareWidth = 176;

QString roleOf(BankImportJob::State state)
{
    switch (state) {
    case BankImportJob::State::Idle:
    case BankImportJob::State::Reading: return u"info"_s;
    case BankImportJob::State::Doubtful: return u"warning"_s;
    case BankImportJob::State::Done: return u"success"_s;
    case BankImportJob::State::Failed: return u"notice"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

BankFileCard::BankFileCard(const Theme &theme, BankPresenter &presenter, QWidget *parent)
    : QFrame(parent),
      m_theme(theme),
      m_presenter(presenter)
{
    m_head = makeHead();
    fill(this, {m_head, makeMessage()}, {.spacing = 10});
    connect(&presenter, &BankPresenter::changed, this, &BankFileCard::showState);
    connect(&presenter.rows(), &ListModel::rowsLoaded, this, &BankFileCard::showState);
    connect(&presenter.job(), &BankImportJob::changed, this, &BankFileCard::showJob);
    showState();
    showJob();
}

QWidget *BankFileCard::makeHead()
{
    constexpr int kBar = 8;
    m_name = named(makeButton(QString(), u"link"_s), u"bankFile"_s);
    m_name->setToolTip(tr("Show the days of an earlier file"));
    m_name->setAccessibleName(m_name->toolTip());
    m_format = makeLabel({}, u"key"_s);
    m_statement = named(makeText({}, u"muted"_s), u"bankStatement"_s);
    m_balances = named(makeText({}, u"small"_s), u"bankBalances"_s);
    m_proof = named(makeText({}, u"good"_s), u"bankProof"_s);
    m_gap = named(makeText({}, u"amber"_s), u"bankGap"_s);
    m_certain = named(makeLabel({}, u"strong"_s), u"bankCertain"_s);
    m_share = new QProgressBar;
    m_share->setTextVisible(false);
    m_share->setFixedSize(kShareWidth, kBar);
    m_choose = named(makeButton(m_theme.icon(u"upload"_s, &Colours::text), tr("Other file…")),
                     u"chooseBankFile"_s);
    m_choose->setToolTip(tr("Read a file of the bank: CAMT.053, CODA or MT940 (Ctrl+O)"));
    connect(m_choose, &QPushButton::clicked, this, &BankFileCard::chooseFile);
    connect(m_name, &QPushButton::clicked, this, &BankFileCard::offerFiles);
    m_name->setProperty("look", u"flush-rtl"_s);
    m_name->setLayoutDirection(Qt::RightToLeft); // the sign of the menu follows the name
    const LayoutItem stretch = LayoutItem::stretch();
    QLayout *first =
        row({{m_name, 0, Qt::AlignVCenter}, {m_format, 0, Qt::AlignVCenter}, {m_statement, 1}});
    QLayout *words = column({first, m_balances, m_proof, m_gap}, {.spacing = 3});
    QLayout *share = column({stretch, m_certain, m_share, stretch}, {.spacing = 6});
    m_top = row({{words, 1}, row({share, m_choose}, {.spacing = 16})}, {.spacing = 16});
    return card({m_top}, {.spacing = 0, .margins = {12, 10, 16, 10}});
}

void BankFileCard::resizeEvent(QResizeEvent *event)
{
    constexpr int kRoomForARow = 720;
    QFrame::resizeEvent(event);
    const bool isNarrow = width() < kRoomForARow;
    m_top->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_top->setSpacing(isNarrow ? 6 : 16);
}

QWidget *BankFileCard::makeMessage()
{
    m_messageFrame = makeFrame(u"info"_s);
    m_message = named(makeText({}, u"info"_s), u"bankMessage"_s);
    m_progress = new QProgressBar;
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 1000);
    m_progress->setFixedWidth(kShareWidth);
    m_accept = named(makeButton(tr("Use it anyway"), u"plain"_s), u"acceptBankFile"_s);
    m_stop = named(makeButton(tr("Stop"), u"plain"_s), u"stopBankFile"_s);
    m_dismiss = named(makeButton(tr("Close"), u"link"_s), u"closeBankMessage"_s);
    BankImportJob &job = m_presenter.job();
    connect(m_accept, &QPushButton::clicked, &job, &BankImportJob::acceptDoubts);
    connect(m_stop, &QPushButton::clicked, &job, &BankImportJob::cancel);
    connect(m_dismiss, &QPushButton::clicked, &job, &BankImportJob::dismiss);
    m_messageFrame->setLayout(row({{m_message, 1}, m_progress, m_accept, m_stop, m_dismiss},
                                  {.spacing = 10, .margins = {12, 6, 8, 6}}));
    return m_messageFrame;
}

void BankFileCard::showState()
{
    const auto file = m_presenter.file();
    m_head->setHidden(!file);
    if (!file)
        return;
    const bool hasEarlier = m_presenter.files().size() > 1;
    m_name->setText(menuText(file->name));
    m_name->setIcon(hasEarlier ? m_theme.icon(u"chevron-down"_s, &Colours::accentText) : QIcon());
    m_name->setEnabled(hasEarlier);
    m_format->setText(BankWords::format(file->format));
    m_statement->setText(m_presenter.statementText());
    m_statement->setToolTip(tr("Read by %1, %2").arg(file->by, fullMoment(file->readAt)));
    m_balances->setText(m_presenter.balanceText());
    const bool isRight = m_presenter.isBalanced();
    m_proof->setText(isRight
                         ? tr("✓ as the bank says · %1 lines", nullptr, int(file->lines))
                               .arg(wholeNumber(file->lines))
                         : tr("%1 are not explained by the lines").arg(money(file->difference)));
    setStyleProperty(m_proof, "role", isRight ? u"good"_s : u"amber"_s);
    showText(m_gap, m_presenter.gapText());
    m_certain->setText(m_presenter.progressText());
    m_share->setRange(0, std::max(1, m_presenter.payouts()));
    m_share->setValue(m_presenter.certain());
    m_share->setAccessibleName(m_presenter.progressText());
}

void BankFileCard::showJob()
{
    using State = BankImportJob::State;
    const BankImportJob &job = m_presenter.job();
    const State state = job.state();
    const bool isReading = state == State::Reading;
    m_messageFrame->setHidden(state == State::Idle || (isReading && !job.isSlow()));
    const QString look = roleOf(state);
    setStyleProperty(m_messageFrame, "role", look);
    setStyleProperty(m_message, "role", look);
    m_message->setText(job.message());
    m_progress->setHidden(!isReading);
    m_progress->setValue(job.perMille());
    m_stop->setHidden(!isReading);
    m_accept->setHidden(state != State::Doubtful);
    m_dismiss->setHidden(isReading);
    m_choose->setEnabled(!isReading);
}

void BankFileCard::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(
        window(), tr("Choose a file of the bank"), {},
        tr("Statements of a bank (*.xml *.cod *.sta *.mt940 *.940 *.txt)") + u";;"_s
            + tr("All files (*)"));
    if (!path.isEmpty())
        m_presenter.import(path);
}

void BankFileCard::offerFiles()
{
    auto *menu = named(new QMenu(this), u"bankFiles"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QList<BankFileSummary> &files = m_presenter.files();
    for (int i = 0; i < files.size(); ++i) {
        const BankFileSummary &file = files.at(i);
        menu->addAction(menuText(file.name) + u'\t' + dayText(file.head.last), this,
                        [this, i] { m_presenter.showFile(i); });
    }
    menu->popup(m_name->mapToGlobal(QPoint(0, m_name->height() + 4)));
}

} // namespace tilldesk::ui
