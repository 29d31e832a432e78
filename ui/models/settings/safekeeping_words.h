#pragma once

#include "core/gateway/safekeeping.h"
#include "ui/models/common/tone.h"

#include <QCoreApplication>

namespace tilldesk::ui {

/// Texts about backups, rehearsals and restores.
class SafekeepingWords
{
    Q_DECLARE_TR_FUNCTIONS(tilldesk::ui::SafekeepingWords)

public:
    /// Something about the safety of the shop that its owner must know.
    struct Warning {
        Tone tone = Tone::Amber;
        QString text;
        bool isRestore = false; ///< about a restore that waits to be accepted
    };

    /// Returns the warnings that hold, the most urgent first.
    [[nodiscard]] static QList<Warning> warnings(const SafekeepingState &state);
    /// Returns in words: the dates of the restored backup and of its last payment, and that
    /// payouts, refunds and callbacks are held.
    [[nodiscard]] static QString gap(const RestoreMark &mark, Timestamp now);
    /// Returns what happens when the restore is accepted.
    [[nodiscard]] static QString acceptQuestion(const RestoreMark &mark, Timestamp now);
    /// Returns the state of the backups in a few words: the heading of the page.
    [[nodiscard]] static QString heading(const SafekeepingState &state);
    /// Returns one line about the last backup and the next one.
    [[nodiscard]] static QString summary(const SafekeepingState &state);
    [[nodiscard]] static Tone tone(const SafekeepingState &state);
    /// `Backup today at 12:00`, for the status bar; empty if there is none.
    [[nodiscard]] static QString status(const SafekeepingState &state);
    /// Returns the result of the last rehearsal, and the next one.
    [[nodiscard]] static QString rehearsal(const SafekeepingState &state);
    [[nodiscard]] static QString rehearsalDetails(const SafekeepingState &state);
    [[nodiscard]] static QString nextRehearsal(const SafekeepingState &state);
    /// `today at 12:00`, `yesterday at 12:00`, `tonight at 00:00`, `18 Nov 12:00`
    [[nodiscard]] static QString moment(Timestamp time, Timestamp now);
    /// `212 MB`
    [[nodiscard]] static QString size(qint64 bytes);
    /// `9 s`
    [[nodiscard]] static QString duration(std::chrono::milliseconds time);
    /// Returns how hard a passphrase is to guess, in words.
    [[nodiscard]] static QString strength(const QString &passphrase);
    /// Returns who last knew the passphrase, and when: `Sofie J. knew it on 1 Nov`.
    [[nodiscard]] static QString known(const SafekeepingState &state);
    /// Returns since when the passphrase is set, `since 3 May 2026`; empty: it is not set.
    [[nodiscard]] static QString passphraseSince(const SafekeepingState &state);
};

} // namespace tilldesk::ui
