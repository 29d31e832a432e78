#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/exports/export_job.h"

namespace tilldesk::ui {

/// What an export of a list writes.
enum class ExportContent {
    List,        ///< the rows of the list
    Clearing,    ///< statements of the clearing accounts, for bookkeeping software
    PayoutsOnly, ///< statements of the payouts only, as credits of the merchant's bank account
    Journal,     ///< double entries for a bookkeeping program
    VatBook,     ///< sales by day, till and VAT rate
};

/// Form that exports a list: its content, its format and its file.
class ExportForm : public QObject
{
    Q_OBJECT

public:
    /// @param format  the format chosen last; empty or not available for the list: the first
    /// available one. A statement's format chooses the clearing account.
    ExportForm(const Gateways &gateways, ExportList list, std::optional<ExportFormat> format,
               QObject *parent = nullptr);

    [[nodiscard]] QString title() const;
    /// Returns the contents to choose from: of a list of payouts all, else only the list.
    [[nodiscard]] QList<ExportContent> contents() const;
    [[nodiscard]] ExportContent content() const { return m_content; }
    /// Chooses the content, and its first format unless it has the current one.
    /// @param content  one of contents()
    void choose(ExportContent content);
    /// Returns the formats of a content.
    [[nodiscard]] QList<ExportFormat> formats(ExportContent content) const;
    [[nodiscard]] ExportFormat format() const { return m_format; }
    /// @param format  one of formats(content())
    void choose(ExportFormat format);
    /// Returns the proposed file name, with its extension and without a folder.
    [[nodiscard]] QString fileName() const;
    /// Writes the file. Replaces an existing file. Does not block, see job().
    void save(const QString &path);

    [[nodiscard]] ExportJob &job() { return m_job; }

private:
    /// Returns the list that the chosen content exports.
    [[nodiscard]] ExportList exported() const;

    const Gateways m_gateways;
    const ExportList m_list;
    ExportContent m_content = ExportContent::List;
    ExportFormat m_format;
    ExportJob m_job;
};

} // namespace tilldesk::ui
