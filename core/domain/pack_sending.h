#pragma once

#include "core/base/timestamp.h"

#include <QDate>
#include <QStringList>
#include <QTime>
#include <optional>

namespace tilldesk {

/// How the connection to a mail server is encrypted. There is no connection without TLS.
enum class MailSecurity : quint8 {
    Tls,      ///< from its first byte (smtps), usually port 465
    StartTls, ///< by the command STARTTLS, which must succeed; usually port 587
};

/// Returns `tls` or `starttls`.
[[nodiscard]] QLatin1StringView toText(MailSecurity security);
[[nodiscard]] std::optional<MailSecurity> mailSecurityFrom(QStringView name);

/// The mail server that sends the month's pack. Its password is stored apart, encrypted.
struct MailServer {
    QString host; ///< empty: nothing is sent
    int port = 465;
    MailSecurity security = MailSecurity::Tls;
    QString user;   ///< empty: the server asks for no name and password
    QString from;   ///< address of the sender
    QString caFile; ///< PEM file of further certificate authorities; empty: the system's only

    friend bool operator==(const MailServer &, const MailServer &) = default;
};

/// When and where the pack of the last month is made by itself.
struct PackSettings {
    QString folder;   ///< existing folder of the zipped packs; empty: no pack is made by itself
    int day = 3;      ///< of the following month, 1 to 28
    QTime time{6, 0}; ///< in the shop's time zone
    QString language = QStringLiteral("en"); ///< en, nl, fr or de
    QStringList to = {};                     ///< addresses that get it; empty: nobody
    MailServer mail = {};

    [[nodiscard]] bool isMailed() const { return !to.isEmpty() && !mail.host.isEmpty(); }
    friend bool operator==(const PackSettings &, const PackSettings &) = default;
};

/// A pack that was made, or failed.
struct PackRun {
    Timestamp at; ///< wall clock time of its begin
    QDate month;  ///< first day of the month
    bool isByHand = false;
    QStringList files;   ///< full paths of the zip files, one for each merchant
    QStringList sha256;  ///< of the files, 64 hex digits each
    qint64 bytes = 0;    ///< size of all files
    QString problem;     ///< English reason; empty: the files were written
    QStringList sentTo;  ///< addresses that got it by e-mail
    QString mailProblem; ///< English reason of the last try; empty: sent, or nothing to send
    int mailTries = 0;   ///< tries to send it
    std::optional<Timestamp> nextTry =
        {}; ///< of sending; empty: sent, given up, or nobody to send to

    [[nodiscard]] bool isGood() const { return problem.isEmpty() && mailProblem.isEmpty(); }
    friend bool operator==(const PackRun &, const PackRun &) = default;
};

/// Everything that a window shows about the pack that is made by itself.
struct PackState {
    PackSettings settings;
    bool hasPassword = false; ///< a password of the mail server is stored
    std::optional<Timestamp>
        next; ///< time of the next automatic pack; empty: automatic packs are off
    std::optional<PackRun> last; ///< newest pack, good or failed
    bool isRunning = false;      ///< a pack is being made or sent

    friend bool operator==(const PackState &, const PackState &) = default;
};

/// Most bytes of the files of one e-mail. Larger packs stay in the folder, and the run says so.
inline constexpr qint64 kMailLimit = 15LL * 1024 * 1024;

} // namespace tilldesk
