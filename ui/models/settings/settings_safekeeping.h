#pragma once

#include "ui/models/common/gateways.h"
#include "ui/models/common/safekeeping_watch.h"
#include "ui/models/lists/text_table.h"
#include "ui/models/settings/safekeeping_words.h"

namespace tilldesk::ui {

/// The backups and rehearsals of the shop, and the work that the user starts: a backup, a
/// rehearsal, the end of a restore.
class SettingsSafekeeping : public QObject
{
    Q_OBJECT

public:
    enum class Work { None, Backup, Rehearsal, Restore };

    /// @pre both references must outlive this object
    SettingsSafekeeping(const Gateways &gateways, const Ticker &ticker, QObject *parent = nullptr);
    ~SettingsSafekeeping() override; ///< cancels a running backup or rehearsal

    void load();
    /// Returns the state; empty until loaded.
    [[nodiscard]] const std::optional<SafekeepingState> &state() const { return m_watch.state(); }
    /// The newest backups, good and failed.
    [[nodiscard]] TextTable &latest() { return m_latest; }
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] Tone tone() const;

    void backUp();
    void rehearse();
    /// Puts a backup in the place of the shop; see gateway::Safekeeping::restore().
    void restore(const QString &path, const QString &passphrase);
    /// Requests that the running work stops. Does not block.
    void cancel();
    [[nodiscard]] Work work() const { return m_work; }
    [[nodiscard]] bool isBusy() const { return m_work != Work::None; }
    /// Returns the progress from 0 to 1000; -1: unknown.
    [[nodiscard]] int perMille() const;
    /// Returns why no backup can be made now; empty if one can.
    [[nodiscard]] QString whyNotBackUp() const;
    [[nodiscard]] QString whyNotRehearse() const;
    /// Returns why the last action failed; empty if it succeeded.
    [[nodiscard]] const QString &failure() const { return m_failure; }

    void acceptRestore();

    [[nodiscard]] bool hasPassphrase() const;
    /// Returns what the disk's free space and the folder's place mean; empty: nothing to say.
    [[nodiscard]] QString diskAdvice() const;
    /// Returns how long the free space lasts, for example `enough for 3 years`; empty: unknown.
    [[nodiscard]] QString enoughFor() const;

Q_SIGNALS:
    void changed();
    void progressed(); ///< a few times a second while work runs

private:
    void begin(Work work);
    template <typename T>
    void follow(const QFuture<Result<T>> &running);
    void setFailure(const QString &sentence);
    [[nodiscard]] QString sentenceFor(const Error &error, Work ended) const;
    void take();

    const Gateways m_gateways;
    SafekeepingWatch m_watch;
    TextTable m_latest;
    Work m_work = Work::None;
    std::shared_ptr<BackupControl> m_control;
    QTimer m_look;
    QString m_failure;
    std::optional<Timestamp> m_failedAfter; ///< last good backup when m_failure was set
};

} // namespace tilldesk::ui
