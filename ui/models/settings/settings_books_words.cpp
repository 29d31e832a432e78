#include "ui/models/settings/settings_books_words.h"

#include "core/domain/journal_program.h"

#include <QLocale>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QString SettingsBooksWords::chart(BookChart chart)
{
    switch (chart) {
    case BookChart::Belgium: return tr("Belgium · PCMN / MAR");
    case BookChart::Netherlands: return tr("Netherlands");
    case BookChart::France: return tr("France · PCG");
    case BookChart::GermanySkr03: return tr("Germany · SKR03");
    case BookChart::GermanySkr04: return tr("Germany · SKR04");
    case BookChart::Own: return tr("Your own");
    }
    Q_UNREACHABLE();
}

QString SettingsBooksWords::rate(int rate)
{
    QString text = vatRateText(rate);
    return text.replace(u'.', QLocale().decimalPoint()) + u"\u00A0%"_s;
}

QString SettingsBooksWords::use(const BookUse &use)
{
    const QString of = use.rate == kNoVatRate ? QString() : u' ' + rate(use.rate);
    switch (use.kind) {
    case BookAccountKind::Clearing: return tr("Clearing");
    case BookAccountKind::Sales: return tr("Sales") + of;
    case BookAccountKind::Vat: return tr("VAT to pay") + of;
    case BookAccountKind::Refunds: return tr("Refunds") + of;
    case BookAccountKind::Fees: return tr("Fees");
    case BookAccountKind::Transfer: return tr("Internal transfers");
    case BookAccountKind::Unknown: return tr("Not yet known");
    }
    Q_UNREACHABLE();
}

QString SettingsBooksWords::hint(const BookUse &use)
{
    switch (use.kind) {
    case BookAccountKind::Clearing: return tr("owed by the provider, money on its way");
    case BookAccountKind::Sales: return tr("sales without VAT");
    case BookAccountKind::Vat: return tr("VAT of the sales");
    case BookAccountKind::Refunds: return tr("refunds granted, without VAT");
    case BookAccountKind::Fees: return tr("costs of the provider");
    case BookAccountKind::Transfer: return tr("payouts, until your bank has booked them");
    case BookAccountKind::Unknown: return tr("sales without a VAT rate");
    }
    Q_UNREACHABLE();
}

QString SettingsBooksWords::shares(const VatShares &shares)
{
    if (shares.isEmpty())
        return tr("no rate");
    if (shares.size() == 1)
        return rate(shares.first().rate);
    qint64 whole = 0;
    for (const VatPart &part : shares)
        whole += part.weight;
    QStringList parts;
    for (const VatPart &part : shares)
        parts << tr("%1 at %2").arg(rate(int(part.weight * 10'000 / whole)), rate(part.rate));
    return parts.join(u", "_s);
}

ExportFormat SettingsBooksWords::usual(BookChart chart)
{
    switch (chart) {
    case BookChart::Belgium:
    case BookChart::Netherlands: return ExportFormat::Exact;
    case BookChart::France: return ExportFormat::Odoo;
    case BookChart::GermanySkr03:
    case BookChart::GermanySkr04: return ExportFormat::Datev;
    case BookChart::Own: return ExportFormat::Hledger;
    }
    Q_UNREACHABLE();
}

QString SettingsBooksWords::problem(ExportFormat program, const QString &account)
{
    if (account.isEmpty())
        return {};
    if (!checkedBookAccount(account))
        return tr("1 to 20 letters, digits, dots and hyphens.");
    const auto known = journalProgram(program);
    if (!known || known->mostDigits == 0)
        return {};
    const bool isNumber =
        std::ranges::all_of(account, [](QChar c) { return c >= u'0' && c <= u'9'; });
    if (isNumber && account.size() >= known->leastDigits && account.size() <= known->mostDigits)
        return {};
    return tr("%1 takes %2 to %3 digits.")
        .arg(known->name, QString::number(known->leastDigits), QString::number(known->mostDigits));
}

} // namespace tilldesk::ui
