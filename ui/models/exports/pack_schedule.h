#pragma once

#include "core/domain/pack_sending.h"
#include "ui/models/common/gateways.h"
#include "ui/models/common/latest.h"
#include "ui/models/common/tone.h"

namespace tilldesk::ui {

/// The month's pack that is made automatically: when it is made next, how the last one went, and a
/// pack that is made at once.
class PackSchedule : public QObject
{
    Q_OBJECT

public:
    /// @pre the gateways outlive this object
    explicit PackSchedule(const Gateways &gateways, QObject *parent = nullptr);
    ~PackSchedule() override; ///< cancels a pack that is being made

    /// Returns the state; empty until it is loaded, or if the role may not read it.
    [[nodiscard]] const std::optional<PackState> &state() const { return m_state; }
    /// Returns whether a pack is made automatically. False until loaded.
    [[nodiscard]] bool isOn() const { return m_state && !m_state->settings.folder.isEmpty(); }
    /// Returns when and where packs are made, or that none are.
    [[nodiscard]] QString plan() const;
    /// Returns how the last pack went; empty if there is none.
    [[nodiscard]] QString lastRun() const;
    [[nodiscard]] Tone lastTone() const;
    /// Returns whether a pack that is made is also sent. False until loaded.
    [[nodiscard]] bool isSent() const { return isOn() && m_state->settings.isMailed(); }
    /// Returns the addresses that get a pack, for a sentence.
    [[nodiscard]] QString addressees() const;
    /// Returns the month whose pack was not made or not sent; null if the last one went well.
    [[nodiscard]] QDate failedMonth() const;
    /// Returns why no pack can be made now; empty if one can.
    [[nodiscard]] QString whyNotMake() const;
    [[nodiscard]] bool isMaking() const { return m_isMaking; }
    /// Returns why the pack that was asked for was not made; empty if it was.
    [[nodiscard]] const QString &failure() const { return m_failure; }

    /// Makes the pack of a month in the folder of the settings, and sends it. No-op while one is
    /// being made. @param month  any day of the month
    void makeNow(const QDate &month);
    /// Stops the pack that is being made. No-op otherwise.
    void cancel();

    /// Returns what is wrong with a pack, and what to do, for Today; empty if it is good.
    [[nodiscard]] static QString problem(const PackRun &run);

Q_SIGNALS:
    void changed();

private:
    void ask();

    const Gateways m_gateways;
    std::optional<PackState> m_state;
    Latest m_answers;
    std::shared_ptr<ExportControl> m_control;
    bool m_isMaking = false;
    QString m_failure;
};

} // namespace tilldesk::ui
