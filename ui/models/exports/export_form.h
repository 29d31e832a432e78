#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/exports/export_job.h"

namespace tilldesk::ui {

/// Form that exports a list: its format and its file.
class ExportForm : public QObject
{
    Q_OBJECT

public:
    /// @param format  the format chosen last; empty or not available for the list: the first
    /// available one
    ExportForm(const Gateways &gateways, ExportList list, std::optional<ExportFormat> format,
               QObject *parent = nullptr);

    [[nodiscard]] QString title() const;
    [[nodiscard]] const QList<ExportFormat> &formats() const { return m_formats; }
    [[nodiscard]] ExportFormat format() const { return m_format; }
    /// @param format  one of formats()
    void choose(ExportFormat format);
    /// Returns the proposed file name, with its extension and without a folder.
    [[nodiscard]] QString fileName() const;
    /// Writes the file. Replaces an existing file. Does not block, see job().
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
