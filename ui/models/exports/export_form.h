#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/exports/export_job.h"

namespace tilldesk::ui {

/// A list that is to be exported: in which format, and its file.
class ExportForm : public QObject
{
    Q_OBJECT

public:
    /// @param format  that was chosen last; empty, or one that the list cannot have: the first
    ExportForm(const Gateways &gateways, ExportList list, std::optional<ExportFormat> format,
               QObject *parent = nullptr);

    [[nodiscard]] QString title() const;
    [[nodiscard]] const QList<ExportFormat> &formats() const { return m_formats; }
    [[nodiscard]] ExportFormat format() const { return m_format; }
    /// One of formats().
    void choose(ExportFormat format);
    /// With its ending, without a folder.
    [[nodiscard]] QString fileName() const;
    /// Writes the file; one that is there is replaced.
    void save(const QString &path);

    [[nodiscard]] ExportJob &job() { return m_job; }

private:
    const Gateways m_gateways;
    const ExportList m_list;
    const QList<ExportFormat> m_formats;
    ExportFormat m_format;
    ExportJob m_job;
};

} // namespace tilldesk::ui
