#include "ui/models/bank/bank_import_job.h"

#include "core/base/when_ready.h"
#include "ui/models/common/format.h"
#include "ui/models/common/text.h"

#include <QFileInfo>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {
namespace {

constexpr std::chrono::milliseconds kLook{200}; ///< from then on the progress is shown

} // namespace

BankImportJob::BankImportJob(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways)
{
    m_look.setInterval(kLook);
    connect(&m_look, &QTimer::timeout, this, [this] {
        m_isSlow = true;
        Q_EMIT changed();
    });
}

BankImportJob::~BankImportJob()
{
    cancel();
}

void BankImportJob::begin(const QString &path, const QList<MerchantId> &merchants)
{
    if (m_state == State::Reading)
        return;
    m_path = path;
    m_merchants = merchants;
    read(false);
}

void BankImportJob::acceptDoubts()
{
    if (m_state == State::Doubtful)
        read(true);
}

void BankImportJob::read(bool acceptsDoubts)
{
    m_state = State::Reading;
    m_isSlow = false;
    m_control = std::make_shared<BankReadControl>();
    m_look.start();
    Q_EMIT changed();
    whenReady(m_gateways.bank.import(m_path, m_merchants, acceptsDoubts, m_control), this,
              [this](const Result<BankImport> &result) { take(result); });
}

void BankImportJob::take(const Result<BankImport> &result)
{
    m_look.stop();
    m_isSlow = false;
    if (result) {
        m_report = *result;
        m_state = result->isStored ? State::Done : State::Doubtful;
    } else {
        m_error = result.error();
        m_state = State::Failed;
    }
    Q_EMIT changed();
}

void BankImportJob::cancel()
{
    if (m_state == State::Reading)
        m_control->isCancelled = true;
}

void BankImportJob::dismiss()
{
    if (m_state == State::Reading || m_state == State::Idle)
        return;
    m_state = State::Idle;
    Q_EMIT changed();
}

int BankImportJob::perMille() const
{
    if (!m_control || m_control->total == 0)
        return 0;
    constexpr qint64 kHalf = 500; // reading; then storing and matching
    const qint64 read = std::min<qint64>(kHalf, m_control->done * kHalf / m_control->total);
    const qint64 toStore = m_control->toStore;
    return int(toStore == 0 ? read
                            : kHalf + std::min<qint64>(kHalf, m_control->stored * kHalf / toStore));
}

QString BankImportJob::message() const
{
    switch (m_state) {
    case State::Idle: return {};
    case State::Reading: return tr("Reading %1…").arg(QFileInfo(m_path).fileName());
    case State::Doubtful: return doubts();
    case State::Done: return done();
    case State::Failed: return failure();
    }
    Q_UNREACHABLE();
}

QString BankImportJob::doubts() const
{
    QStringList sentences;
    for (const ImportedBankStatement &statement : m_report.statements) {
        const BankStatementHead &head = statement.head;
        if (statement.difference != Amount())
            sentences << tr("Statement %1: opening balance and lines make %2, but the closing "
                            "balance is %3.")
                             .arg(head.number,
                                  money(Amount::fromCents(head.closing.cents()
                                                          - statement.difference.cents())),
                                  money(head.closing));
        if (!statement.gapAfter)
            continue;
        const bool isBehind = statement.gapAfter->last > head.last;
        const BankStatementHead &before = isBehind ? head : *statement.gapAfter;
        const BankStatementHead &after = isBehind ? *statement.gapAfter : head;
        sentences << (before.closing == after.opening
                          ? tr("Statement %1 follows statement %2: one may be missing.")
                                .arg(after.number, before.number)
                          : tr("Statement %1 opens with %2, but statement %3 closed with %4: one "
                               "may be missing.")
                                .arg(after.number, money(after.opening), before.number,
                                     money(before.closing)));
    }
    constexpr qsizetype kShown = 2;
    return QStringList(sentences.mid(0, kShown)).join(u' ') + u' ' + tr("Nothing was matched yet.");
}

QString BankImportJob::done() const
{
    const auto &statements = m_report.statements;
    const bool isKnown = m_report.added == 0
        && std::ranges::all_of(statements, [](const ImportedBankStatement &statement) {
                             return statement.readBefore.has_value();
                         });
    if (isKnown && !statements.isEmpty())
        return tr("Already read on %1; nothing was added.")
            .arg(dayText(inShopZone(*statements.first().readBefore).date()));
    if (m_report.added == 0)
        return tr("All lines of the file were known already; nothing was added.");
    return tr("%1 new lines.", nullptr, int(m_report.added)).arg(wholeNumber(m_report.added)) + u' '
        + tr("%1 payouts are certain.", nullptr, int(m_report.matched))
              .arg(wholeNumber(m_report.matched));
}

QString BankImportJob::failure() const
{
    if (m_error.code == ErrorCode::Cancelled)
        return tr("Stopped. Nothing was added.");
    if (m_error.code != ErrorCode::FieldInvalid)
        return Text::sentence(m_error);
    const QString first =
        m_error.detail.section(u'\'', 1).chopped(m_error.detail.endsWith(u'\'') ? 1 : 0);
    if (m_error.field == "file"_L1 && !first.isEmpty())
        return tr("This is no CAMT, CODA or MT940 file. It begins with “%1”.").arg(first);
    if (m_error.field == "account"_L1)
        return tr("The statement is of an account to which no payouts go.");
    return tr("The file cannot be read. %1: %2").arg(m_error.field, m_error.detail);
}

} // namespace tilldesk::ui
