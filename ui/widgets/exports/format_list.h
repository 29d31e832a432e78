#pragma once

#include "core/domain/export.h"

#include <QMap>
#include <QWidget>

namespace tilldesk::ui {

class RefundChoice;

/// The export formats to choose from, each with its purpose.
class FormatList : public QWidget
{
    Q_OBJECT

public:
    /// @param prefix  of the object names: `prefix-camt053`
    FormatList(const QList<ExportFormat> &formats, const QString &prefix,
               QWidget *parent = nullptr);

    void setFormat(ExportFormat format);

Q_SIGNALS:
    void chosen(tilldesk::ExportFormat format);

private:
    QMap<ExportFormat, RefundChoice *> m_choices;
};

} // namespace tilldesk::ui
