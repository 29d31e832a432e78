#pragma once

#include "ui/models/common/tone.h"

#include <QWidget>

namespace tilldesk::ui {

class Theme;

/// A short list of records inside the details of another record. Each row has a link, and may have
/// a status, a note and an amount.
class RecordLinks : public QWidget
{
    Q_OBJECT

public:
    struct Row {
        QString id;
        QString status = {}; ///< text of the pill; empty: no pill
        Tone tone = Tone::Grey;
        QString statusHint = {};
        QString link;
        QString linkHint = {};
        QString note = {};
        QString spoken;      ///< text of the whole row for screen readers
        QString amount = {}; ///< at the right of the link; empty: the pill stands before the link

        friend bool operator==(const Row &, const Row &) = default;
    };

    /// @param theme     must outlive this object
    /// @param linkName  object name of the links
    RecordLinks(const Theme &theme, const QString &linkName, QWidget *parent = nullptr);

    /// Shows rows and, below them, a message. No-op if nothing has changed, so that the keyboard
    /// focus stays on its row.
    void setRows(const QList<Row> &rows, const QString &message);

Q_SIGNALS:
    void requested(const QString &id);

private:
    [[nodiscard]] QWidget *makeRow(const Row &row);
    [[nodiscard]] static QWidget *withAmount(const Row &row, QWidget *link, QWidget *pill);

    const Theme &m_theme;
    QString m_linkName;
    QList<Row> m_rows;
    QString m_message;
    QWidget *m_content = nullptr;
};

} // namespace tilldesk::ui
