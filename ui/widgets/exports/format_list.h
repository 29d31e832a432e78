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
    explicit FormatList(const QList<ExportFormat> &formats, QWidget *parent = nullptr);

    void setFormat(ExportFormat format);

Q_SIGNALS:
    void chosen(tilldesk::ExportFormat format);

private:
    QMap<ExportFormat, RefundChoice *> m_choices;
};

} // namespace tilldesk::ui
