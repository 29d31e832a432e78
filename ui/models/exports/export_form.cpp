#include "ui/models/exports/export_form.h"

#include "ui/models/exports/export_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ExportForm::ExportForm(const Gateways &gateways, ExportList list,
                       std::optional<ExportFormat> format, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_list(std::move(list)),
      m_format(formats(ExportContent::List).first())
{
    if (!format)
        return;
    for (const ExportContent content : contents()) {
        if (!formats(content).contains(*format))
            continue;
        m_content = content;
        m_format = *format;
        return;
    }
}

QList<ExportContent> ExportForm::contents() const
{
    if (!std::holds_alternative<PayoutFilter>(m_list))
        return {ExportContent::List};
    return {ExportContent::List, ExportContent::Clearing, ExportContent::PayoutsOnly,
            ExportContent::Journal, ExportContent::VatBook};
}

QList<ExportFormat> ExportForm::formats(ExportContent content) const
{
    QList<ExportFormat> statements{ExportFormat::Camt053v08, ExportFormat::Camt053v02,
                                   ExportFormat::Coda, ExportFormat::Mt940};
    switch (content) {
    case ExportContent::List: {
        QList<ExportFormat> formats = formatsOf(m_list);
        formats.removeIf([&](ExportFormat format) { return statements.contains(format); });
        return formats;
    }
    case ExportContent::Clearing:
        return statements + QList{ExportFormat::Xlsx, ExportFormat::CsvEu};
    case ExportContent::PayoutsOnly: return statements;
    case ExportContent::Journal: return formatsOf(JournalFilter());
    case ExportContent::VatBook: return formatsOf(VatBookFilter());
    }
    Q_UNREACHABLE();
}

ExportList ExportForm::exported() const
{
    const auto *payouts = std::get_if<PayoutFilter>(&m_list);
    if (payouts == nullptr)
        return m_list;
    switch (m_content) {
    case ExportContent::List:
    case ExportContent::PayoutsOnly: return m_list;
    case ExportContent::Clearing:
        return ClearingFilter{payouts->merchants, payouts->from, payouts->to};
    case ExportContent::Journal:
        return JournalFilter{payouts->merchants, payouts->from, payouts->to};
    case ExportContent::VatBook:
        return VatBookFilter{payouts->merchants, payouts->from, payouts->to};
    }
    Q_UNREACHABLE();
}

void ExportForm::choose(ExportContent content)
{
    if (m_content == content || m_job.isWriting())
        return;
    m_content = content;
    if (!formats(content).contains(m_format))
        m_format = formats(content).first();
    m_job.reset();
}

QString ExportForm::title() const
{
    return ExportWords::title(m_list);
}

void ExportForm::choose(ExportFormat format)
{
    if (m_format == format || m_job.isWriting())
        return;
    m_format = format;
    m_job.reset();
}

QString ExportForm::fileName() const
{
    QString name = ExportWords::fileName(exported(), m_gateways.clock.now());
    if (m_content == ExportContent::PayoutsOnly)
        name = ExportWords::payoutsOnly(name);
    return name + u"."_s + fileSuffix(m_format);
}

void ExportForm::save(const QString &path)
{
    m_job.begin([&exports = m_gateways.exports,
                 request = ExportRequest{exported(), m_format, exportLanguage()},
                 path](const ExportJob::Control &control) {
        return exports.write(request, path, control);
    });
}

} // namespace tilldesk::ui
