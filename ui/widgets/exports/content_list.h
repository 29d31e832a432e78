#pragma once

#include "ui/models/exports/export_form.h"

#include <QMap>
#include <QWidget>

class QRadioButton;

namespace tilldesk::ui {

/// The contents of an export to choose from, each with its purpose.
class ContentList : public QWidget
{
    Q_OBJECT

public:
    explicit ContentList(const QList<ExportContent> &contents, QWidget *parent = nullptr);

    void setContent(ExportContent content);

Q_SIGNALS:
    void chosen(tilldesk::ui::ExportContent content);

private:
    QMap<ExportContent, QRadioButton *> m_buttons;
};

} // namespace tilldesk::ui
