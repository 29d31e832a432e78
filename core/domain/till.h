#pragma once

#include "core/base/id.h"
#include "core/base/timestamp.h"
#include "core/domain/qr_matrix.h"
#include "core/domain/revocation.h"
#include "core/domain/staff.h"

#include <QList>
#include <QString>
#include <chrono>
#include <optional>

namespace tilldesk {

using TillId = Id<struct TillTag>;

/// Another computer of the shop, whose window was paired with this service.
struct Till {
    TillId id;
    QString name; ///< 1 to kLongestTillName characters, unique among the tills that may connect
    Timestamp addedAt;
    QString addedBy; ///< name of the person who made the code; empty: a shop without staff
    std::optional<Timestamp> lastSeenAt; ///< precise to a minute; empty: only paired so far
    QString lastAddress;                 ///< IP address of the last connection; may be empty
    QString version;                     ///< of the program; may be empty
    std::optional<Timestamp> revokedAt;  ///< set: may connect no more
    QString revokedBy;                   ///< as addedBy
    ProfileId profileId = {};            ///< of the point of sale
    QString posId = {};                  ///< where its till view begins; empty: not decided
    /// The role whose permissions and limits nobody exceeds there: Owner, Manager or Cashier.
    StaffRole atMost = StaffRole::Owner;

    [[nodiscard]] std::optional<Revocation> revocation() const
    {
        return revokedAt ? std::optional(Revocation{*revokedAt, revokedBy}) : std::nullopt;
    }
    friend bool operator==(const Till &, const Till &) = default;
};

inline constexpr qsizetype kLongestTillName = 60;
/// What the owner decides about a till. @see Till
struct TillSettings {
    QString name;
    ProfileId profileId = {};
    QString posId = {};
    StaffRole atMost = StaffRole::Owner;

    friend bool operator==(const TillSettings &, const TillSettings &) = default;
};

/// How long the code of a pairing is valid. @source service.md#tills
inline constexpr std::chrono::minutes kPairingLife{10};
/// Wrong codes that void the code of a pairing. @source service.md#tills
inline constexpr int kPairingTries = 5;

/// A computer that has used the code of a pairing and waits for the shop's answer.
struct TillRequest {
    TillId id;       ///< that the till will have
    QString name;    ///< that the till will have
    QString address; ///< IP address of the computer; may be empty
    QString version; ///< of its program; may be empty

    friend bool operator==(const TillRequest &, const TillRequest &) = default;
};

/// The code with which a till can be added now.
struct TillPairing {
    /// What became of the newest code.
    enum class State : quint8 {
        None,    ///< no code since the start of the service, or the code was withdrawn
        Waiting, ///< for the till, while the time is before `until`
        Added,   ///< a till has used the code, and the shop has said yes
        TooManyTries,
    };
    State state = State::None;
    Timestamp until;               ///< end of the code's validity
    int triesLeft = kPairingTries; ///< wrong codes that remain, of Waiting
    TillId added = {};             ///< the new till, of Added
    /// Of Waiting: the computer that has used the code; empty: none yet.
    std::optional<TillRequest> asking = {};

    friend bool operator==(const TillPairing &, const TillPairing &) = default;
};

/// A code that was just made. The code is shown once.
struct PairingCode {
    QString code; ///< 6 digits; secret
    Timestamp until;

    friend bool operator==(const PairingCode &, const PairingCode &) = default;
};

/// What a window shows so that a till can be added.
struct TillInvitation {
    QString code; ///< 6 digits; secret
    Timestamp until;
    QString link;           ///< toText(TillLink); secret: it contains the code
    QrMatrix qr;            ///< of the link
    QByteArray fingerprint; ///< SHA-256 of the service's certificate, 64 hex digits in lower case

    friend bool operator==(const TillInvitation &, const TillInvitation &) = default;
};

/// All tills, and what became of the newest code.
struct TillList {
    QList<Till> tills; ///< in the order in which they were added, also the revoked ones, but none
                       ///< that was removed
    TillPairing pairing = {};

    friend bool operator==(const TillList &, const TillList &) = default;
};

} // namespace tilldesk
