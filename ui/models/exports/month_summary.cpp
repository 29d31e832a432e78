#include "ui/models/exports/month_summary.h"

#include "ui/models/common/format.h"
#include "ui/models/common/text.h"
#include "ui/models/filters/filter_words.h"
#include "ui/models/payouts/payout_words.h"
#include "ui/models/settings/settings_books_words.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

MonthSummary::MonthSummary(const Gateways &gateways, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_vat({tr("VAT"), tr("Without VAT"), tr("VAT amount"), tr("With VAT")})
{
    m_vat.setNumbers({1, 2, 3});
}

void MonthSummary::show(const MerchantId &merchant, const QDate &month)
{
    m_answers.drop();
    m_figures.reset();
    m_isLoading = !merchant.isEmpty();
    showVat();
    Q_EMIT changed();
    if (merchant.isEmpty())
        return;
    m_answers.await(m_gateways.bookkeeping.month(merchant, month), this,
                    [this](const Result<MonthFigures> &figures) {
                        m_isLoading = false;
                        if (figures)
                            m_figures = *figures;
                        showVat();
                        Q_EMIT changed();
                    });
}

QList<MonthSummary::Line> MonthSummary::bridge() const
{
    if (!m_figures)
        return {};
    const ClearingBridge &bridge = m_figures->bridge;
    QList<Line> lines{
        {{}, tr("Owed at start"), money(bridge.owedBefore)},
        {u"+"_s, tr("Paid") + u" · "_s + Text::payments(bridge.paid.count), money(bridge.paid.sum)},
        {u"−"_s, tr("Refunded") + u" · "_s + PayoutWords::refunds(bridge.refunded.count),
         money(bridge.refunded.sum)}};
    if (bridge.fees.count > 0)
        lines << Line{u"−"_s, tr("Fees"), money(bridge.fees.sum)};
    if (bridge.collected.count > 0)
        lines << Line{u"+"_s, tr("Fees collected from the bank account"),
                      money(bridge.collected.sum)};
    lines << Line{u"−"_s, tr("Paid out") + u" · "_s + PayoutWords::payouts(bridge.paidOut.count),
                  money(bridge.paidOut.sum)}
          << Line{u"="_s, tr("Owed at end"), money(bridge.owedAfter), true};
    return lines;
}

QString MonthSummary::proof() const
{
    const qint64 off = m_figures->bridge.owedAfter.cents() - m_figures->ledgerAfter.cents();
    if (isProved())
        return tr("Proved from the ledger");
    return tr("Off by %1").arg(money(Amount::fromCents(std::abs(off))));
}

MonthLink MonthSummary::explanation() const
{
    if (const auto &entry = m_figures->unexplained)
        return {MonthLink::Ledger,
                u"day:%1 amount:%2.%3"_s.arg(inShopZone(entry->at).date().toString(Qt::ISODate))
                    .arg(entry->amount.cents() / 100)
                    .arg(entry->amount.cents() % 100, 2, 10, QChar(u'0'))};
    const Period month{Period::Kind::Custom, m_figures->month,
                       m_figures->month.addMonths(1).addDays(-1)};
    return {MonthLink::Ledger, u"day:"_s + dayValueOf(month)};
}

QString MonthSummary::whyNotSave() const
{
    return m_figures && !isProved() ? tr("The movements do not add up to what the ledger says")
                                    : QString();
}

void MonthSummary::showVat()
{
    QList<TextRow> rows;
    qint64 gross = 0;
    qint64 vat = 0;
    const auto row = [](const QString &id, const QString &title, qint64 with, qint64 tax) {
        return TextRow{id,
                       {{title},
                        {money(Amount::fromCents(with - tax))},
                        {money(Amount::fromCents(tax))},
                        {money(Amount::fromCents(with))}}};
    };
    for (const VatOfPeriod &rate : m_figures ? m_figures->vat : QList<VatOfPeriod>()) {
        gross += rate.gross.cents();
        vat += rate.vat.cents();
        rows << row(QString::number(rate.rate),
                    rate.rate == kNoVatRate ? tr("No rate yet")
                                            : SettingsBooksWords::rate(rate.rate),
                    rate.gross.cents(), rate.vat.cents());
    }
    if (!rows.isEmpty())
        rows << row(u"sum"_s, tr("Paid − refunded"), gross, vat);
    m_vat.setRows(rows);
}

QList<MonthSummary::Warning> MonthSummary::warnings() const
{
    if (!m_figures)
        return {};
    QList<Warning> warnings;
    const QDate last = m_figures->month.addMonths(1).addDays(-1);
    if (m_figures->last.isValid() && m_figures->last < last)
        warnings << Warning{
            tr("%1 is not over").arg(QLocale().standaloneMonthName(m_figures->month.month())),
            tr("The pack has its days up to %1, and its name ends in “-so-far”.")
                .arg(dayText(m_figures->last)),
            {}};
    if (m_figures->bridge.paid.count == 0)
        warnings << Warning{tr("Nothing was paid in %1")
                                .arg(QLocale().standaloneMonthName(m_figures->month.month())),
                            tr("The pack says what was owed and paid out."),
                            {}};
    const PayoutSum &open = m_figures->notOnStatement;
    if (m_figures->hasBankFiles && open.count > 0)
        warnings << Warning{
            tr("%1 payouts are not on a bank statement yet", nullptr, int(open.count))
                .arg(wholeNumber(open.count)),
            tr("%1 is booked as on its way.").arg(money(open.sum)), tr("Show"), MonthLink::Bank};
    if (!m_figures->vat.isEmpty()) {
        for (const TillWithoutVat &till : m_figures->withoutRate)
            warnings << Warning{tr("%1 has no VAT rate")
                                    .arg(till.posName.isEmpty() ? till.profileName : till.posName),
                                tr("%1, %2: without a rate until you choose one.")
                                    .arg(Text::payments(till.sales.count), money(till.sales.sum)),
                                tr("Choose"), MonthLink::Rates};
    } else if (!m_figures->withoutRate.isEmpty() && m_figures->journalLines > 0) {
        warnings << Warning{tr("No VAT rate is chosen"),
                            tr("The journal books all sales on the account for “%1”.")
                                .arg(SettingsBooksWords::use({BookAccountKind::Unknown})),
                            tr("Choose"), MonthLink::Rates};
    }
    if (!m_figures->missingAccounts.isEmpty()) {
        QStringList uses;
        for (const QString &each : m_figures->missingAccounts) {
            const auto use = bookUseFrom(each);
            uses << (use ? SettingsBooksWords::use(*use) : each);
        }
        warnings << Warning{
            tr("%1 accounts are missing", nullptr, int(uses.size())).arg(wholeNumber(uses.size())),
            tr("There is no journal without: %1.").arg(uses.join(u", "_s)), tr("Choose"),
            MonthLink::Accounts};
    }
    return warnings;
}

QList<MonthSummary::Content> MonthSummary::contents() const
{
    if (!m_figures)
        return {};
    const bool hasJournal = m_figures->missingAccounts.isEmpty();
    const bool hasVat = !m_figures->vat.isEmpty();
    QStringList rates;
    for (const VatOfPeriod &rate : m_figures->vat) {
        if (rate.rate != kNoVatRate)
            rates << SettingsBooksWords::rate(rate.rate);
    }
    QList<Content> contents{
        {.part = Part::Statements,
         .title = tr("Statements of the clearing account"),
         .text = tr("The balance is what is owed"),
         .action = {},
         .formats = {ExportFormat::Camt053v08, ExportFormat::Camt053v02, ExportFormat::Coda,
                     ExportFormat::Mt940}},
        {.part = Part::Journal,
         .title = tr("Journal"),
         .text = hasJournal ? tr("Sales, refunds and payouts by day, %1 lines", nullptr,
                                 int(m_figures->journalLines))
                                  .arg(wholeNumber(m_figures->journalLines))
                            : tr("Left out: accounts are missing"),
         .action = tr("Accounts"),
         .link = MonthLink::Accounts,
         .formats = hasJournal ? formatsOf(JournalFilter()) : QList<ExportFormat>(),
         .isThere = hasJournal},
        {.part = Part::VatBook,
         .title = tr("VAT book"),
         .text = hasVat
             ? tr("%1, by day and point of sale").arg(QLocale().createSeparatedList(rates))
             : tr("Left out: no VAT rates are set"),
         .action = tr("Rates"),
         .link = MonthLink::Rates,
         .isThere = hasVat},
        {.part = Part::Lists,
         .title = tr("Payments, refunds and payouts"),
         .text = tr("Workbook, CSV and PDF"),
         .action = {}}};
    if (m_figures->hasBankFiles)
        contents << Content{.part = Part::BankItems,
                            .title = tr("Open items of the bank"),
                            .text = tr("Payouts and lines without a match"),
                            .action = tr("Show"),
                            .link = MonthLink::Bank};
    return contents;
}

} // namespace tilldesk::ui
