#pragma once

#include "core/domain/staff.h"
#include "core/domain/till.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace tilldesk {

/// A till that is connected now.
struct ConnectedTill {
    TillId till;
    QString address;           ///< IP address of its computer
    StaffSession session = {}; ///< who is signed in there

    friend bool operator==(const ConnectedTill &, const ConnectedTill &) = default;
};

/// How tills reach the service.
struct TillAccess {
    bool isOn = false;      ///< the setting `tills`
    int port = 0;           ///< 0: the service does not listen for tills
    QString error;          ///< English: why the service does not listen although it should
    QByteArray fingerprint; ///< SHA-256 of the certificate that tills pin, 64 hex digits
    QStringList addresses;  ///< IP addresses of this computer in the shop's network, best first
    QList<ConnectedTill> connected;
    QList<TillId> tooOld = {};    ///< turned away since the start: the program is too old
    std::optional<Till> own = {}; ///< the till of this window; empty: the shop is on this computer

    friend bool operator==(const TillAccess &, const TillAccess &) = default;
};

} // namespace tilldesk
