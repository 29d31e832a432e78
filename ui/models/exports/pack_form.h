#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/latest.h"
#include "ui/models/common/timing.h"
#include "ui/models/exports/export_job.h"

#include <QTemporaryDir>

namespace tilldesk::ui {

/// Form that writes the pack of a month for the accountant: its month, its merchant and its folder.
class PackForm : public QObject
{
    Q_OBJECT

public:
    /// @param merchants  chosen at first; empty: all merchants
    PackForm(const Gateways &gateways, QList<MerchantId> merchants, QObject *parent = nullptr);

    /// Returns the first day of the running month, unless it begins today, and of each of the last
    /// 36 months that are over, latest first. The latest month that is over is chosen at first.
    [[nodiscard]] QList<QDate> months() const;
    [[nodiscard]] QDate month() const { return m_month; }
    void choose(QDate month);
    /// Returns whether the chosen month is not over.
    [[nodiscard]] bool isRunning() const;
    [[nodiscard]] const PackParts &parts() const { return m_parts; }
    void setParts(const PackParts &parts);
    /// Returns all merchants; empty until they are loaded.
    [[nodiscard]] const QList<Merchant> &merchants() const { return m_merchants; }
    /// Returns the chosen merchant; empty: all merchants.
    [[nodiscard]] MerchantId merchant() const;
    /// @param merchant  empty: all merchants
    void chooseMerchant(const MerchantId &merchant);
    /// Returns the beginning of the names of the folders that the packs get.
    [[nodiscard]] QString folderName() const;
    /// Returns the earlier packs of the month in a folder.
    [[nodiscard]] QStringList packsIn(const QString &folder) const;
    /// Returns the question to confirm before an earlier pack in `folder` is replaced; empty if
    /// there is none.
    [[nodiscard]] QString question(const QString &folder) const;
    /// Returns that the folder has a pack of the month, and since when; empty if it has none.
    [[nodiscard]] QString earlier(const QString &folder) const;
    /// Returns why no pack can be written into the folder; empty if it can.
    [[nodiscard]] QString whyNot(const QString &folder) const;
    /// Returns why this pack is not what PackSchedule::makeNow() sends; empty if it is.
    [[nodiscard]] QString whyNotSend() const;
    /// Returns how many files the pack will have and how large they will be; empty until known.
    [[nodiscard]] const QString &sizeText() const { return m_size; }
    /// Writes the pack into its own folder below `folder`. Replaces an earlier pack. Does not
    /// block, see job().
    void save(const QString &folder);

    /// Writes the pack that save() could not write, because a file of the earlier pack was changed,
    /// into a new folder beside that pack.
    void saveBeside();

    [[nodiscard]] ExportJob &job() { return m_job; }

    /// Writes the pack into a folder that exists as long as this form, to look at. Does not block,
    /// see previewJob().
    void preview();
    [[nodiscard]] ExportJob &previewJob() { return m_previewJob; }
    /// Returns the guide of the pack that was written last to look at; empty if there is none.
    [[nodiscard]] QString previewedGuide() const;

Q_SIGNALS:
    void merchantsChanged();
    void sizeChanged();

private:
    [[nodiscard]] QDate runningMonth() const;
    [[nodiscard]] PackRequest request(bool isBeside) const;
    /// Asks for the size of the pack that is chosen now.
    void askSize();

    const Gateways m_gateways;
    QList<Merchant> m_merchants;
    QList<MerchantId> m_chosen; ///< empty: all merchants
    void write(bool isBeside);
    void writeTo(ExportJob &job, const QString &path, bool isBeside);

    QDate m_month;
    Debounced m_askSizeSoon;
    PackParts m_parts;
    QString m_folder; ///< chosen last
    QString m_size;
    Latest m_sizes;
    ExportJob m_job;
    QTemporaryDir m_previews;
    ExportJob m_previewJob;
};

} // namespace tilldesk::ui
