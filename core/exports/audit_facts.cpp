#include "core/exports/audit_facts.h"

#include "core/crypto/file_digest.h"

#include <QFileInfo>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

struct Listed {
    QString name;
    std::optional<Timestamp> from = {};
    std::optional<Timestamp> to = {};
};

Listed listed(const PaymentFilter &filter)
{
    return {u"payments"_s, filter.from, filter.to};
}
Listed listed(const RefundFilter &filter)
{
    return {u"refunds"_s, filter.from, filter.to};
}
Listed listed(const PayoutFilter &filter)
{
    return {u"payouts"_s, filter.from, filter.to};
}
Listed listed(const PayoutContent &content)
{
    return {u"payout "_s + content.payout.text()};
}
Listed listed(const PaidPayments &filter)
{
    return {u"paid payments"_s, filter.from, filter.to};
}
Listed listed(const DoneRefunds &filter)
{
    return {u"done refunds"_s, filter.from, filter.to};
}
Listed listed(const AuditFilter &filter)
{
    return {u"activity"_s, filter.from, filter.to};
}
Listed listed(const OpenItemFilter &filter)
{
    return {u"open items"_s, filter.from, filter.to};
}
Listed listed(const BankItemFilter &)
{
    return {.name = u"bank"_s};
}
Listed listed(const ClearingFilter &filter)
{
    return {u"clearing account"_s, filter.from, filter.to};
}
Listed listed(const JournalFilter &filter)
{
    return {u"journal"_s, filter.from, filter.to};
}
Listed listed(const VatBookFilter &filter)
{
    return {u"VAT book"_s, filter.from, filter.to};
}

QString timeOf(const std::optional<Timestamp> &time)
{
    return time ? QString::fromLatin1(toIsoUtc(*time)) : QString();
}

/// Returns name and digest; the digest is empty if the file cannot be read any more.
QString fileFact(const QString &path)
{
    const auto digest = crypto::sha256OfFile(path);
    return QFileInfo(path).fileName() + u' ' + QString::fromLatin1(digest.value_or(QByteArray()));
}

} // namespace

QJsonObject factsOf(const ExportRequest &request, const ExportReport &report)
{
    const Listed list = std::visit([](const auto &filter) { return listed(filter); }, request.list);
    QJsonArray files;
    for (const QString &path : report.files)
        files << fileFact(path);
    return {{u"list"_s, list.name},         {u"format"_s, QString(toText(request.format))},
            {u"from"_s, timeOf(list.from)}, {u"to"_s, timeOf(list.to)},
            {u"rows"_s, report.rows},       {u"files"_s, files}};
}

QJsonObject factsOf(const PackRequest &request, const ExportReport &report)
{
    QJsonArray files;
    for (const QString &path : report.files) {
        if (path.endsWith(u"/SHA256SUMS"_s))
            files << fileFact(path);
    }
    return {{u"list"_s, u"pack"_s},
            {u"month"_s, request.month.toString(u"yyyy-MM"_s)},
            {u"rows"_s, report.rows},
            {u"files"_s, files}};
}

} // namespace tilldesk::exports
