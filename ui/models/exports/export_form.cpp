#include "ui/models/exports/export_form.h"

#include "ui/models/exports/export_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

ExportForm::ExportForm(const Gateways &gateways, ExportList list,
                       std::optional<ExportFormat> format, QObject *parent)
    : QObject(parent),
      m_gateways(gateways),
      m_list(std::move(list)),
      m_formats(formatsOf(m_list)),
      m_format(format && m_formats.contains(*format) ? *format : m_formats.first())
{
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
    return ExportWords::fileName(m_list, m_gateways.clock.now()) + u"."_s + fileSuffix(m_format);
}

void ExportForm::save(const QString &path)
{
    m_job.begin([&exports = m_gateways.exports,
                 request = ExportRequest{m_list, m_format, exportLanguage()},
                 path](const ExportJob::Control &control) {
        return exports.write(request, path, control);
    });
}

} // namespace tilldesk::ui
