#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/exports/export_job.h"

namespace tilldesk::ui {

/// A month's pack for the accountant: of which month, and its folder.
class PackForm : public QObject
{
    Q_OBJECT

public:
    /// @param merchants  empty: of every merchant
    PackForm(const Gateways &gateways, QList<MerchantId> merchants, QObject *parent = nullptr);

    /// The first days of the months that are over, the last one first.
    [[nodiscard]] QList<QDate> months() const;
    [[nodiscard]] QDate month() const { return m_month; }
    void choose(QDate month);
    /// The name of the pack's own folder.
    [[nodiscard]] QString folderName() const;
    /// What to ask before an earlier pack in `folder` is replaced; empty: there is none.
    [[nodiscard]] QString question(const QString &folder) const;
    /// Makes the pack's folder in `folder`; one that is there is replaced.
    void save(const QString &folder);

    [[nodiscard]] ExportJob &job() { return m_job; }

private:
    const Gateways m_gateways;
    const QList<MerchantId> m_merchants;
    QDate m_month;
    ExportJob m_job;
};

} // namespace tilldesk::ui
