#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/lists/text_table.h"

namespace tilldesk::ui {

/// The service's own signing keys.
class SettingsServiceKeys : public QObject
{
    Q_OBJECT

public:
    explicit SettingsServiceKeys(const Gateways &gateways, QObject *parent = nullptr);

    void load();
    [[nodiscard]] TextTable &table() { return m_table; }
    /// Returns why the last action failed; empty if it succeeded.
    [[nodiscard]] const QString &failure() const { return m_failure; }
    /// Returns why the keys cannot be rotated now; empty if they can.
    [[nodiscard]] QString whyNotRotate() const;
    [[nodiscard]] static QString rotateQuestion();
    void rotate();
    [[nodiscard]] QStringList addresses() const { return m_gateways.serviceKeys.keySetAddresses(); }
    [[nodiscard]] QString keySet() const;

Q_SIGNALS:
    void changed();

private:
    void take(const QList<ServiceKeyEntry> &keys);

    const Gateways m_gateways;
    TextTable m_table;
    QString m_failure;
    bool m_isUnreadable = false; ///< the keys could not be read; `m_failure` says why
    bool m_isBusy = false;
    bool m_hasWaiting = false;
};

} // namespace tilldesk::ui
