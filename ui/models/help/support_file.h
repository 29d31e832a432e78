#pragma once

#include "ui/models/common/gateways.h"

namespace tilldesk::ui {

/// A file for support. Its text is shown before the user saves it.
class SupportFile : public QObject
{
    Q_OBJECT

public:
    explicit SupportFile(const Gateways &gateways, QObject *parent = nullptr);

    [[nodiscard]] static QString title();
    /// Returns the explanation for the user: the data in the support file, and the data left out.
    [[nodiscard]] static QString content();
    /// Returns the suggested name, `tilldesk-support-2026-11-20.txt`.
    [[nodiscard]] QString fileName() const;

    /// Collects the text. No-op while isBusy().
    void collect();
    void save(const QString &path);

    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    /// Returns the text; empty until collected.
    [[nodiscard]] const QString &text() const { return m_text; }
    /// Returns what happens now, or what happened last: for the line below the text.
    [[nodiscard]] const QString &state() const { return m_state; }
    /// Returns why the last action failed; empty if it succeeded.
    [[nodiscard]] const QString &failure() const { return m_failure; }

Q_SIGNALS:
    void changed();

private:
    void begin(const QString &state);

    const Gateways m_gateways;
    QString m_text;
    QString m_state;
    QString m_failure;
    bool m_isBusy = false;
};

} // namespace tilldesk::ui
