#pragma once

#include "core/base/result.h"
#include "core/domain/profile.h"

#include <QFuture>
#include <QList>
#include <QObject>

namespace tilldesk {

/// A profile with its merchant and its points of sale.
struct ProfileEntry {
    Merchant merchant;
    Profile profile;
    QList<PointOfSale> pointsOfSale;

    friend bool operator==(const ProfileEntry &, const ProfileEntry &) = default;
};

} // namespace tilldesk

namespace tilldesk::gateway {

/// What a window may ask about merchants. Lives on the window's thread; see Payments.
class Merchants : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// All profiles, by merchant and name. Errors: `Storage`, `Busy`.
    [[nodiscard]] virtual QFuture<Result<QList<ProfileEntry>>> profiles() = 0;

Q_SIGNALS:
    /// A merchant, profile or point of sale was made or changed; after the commit.
    void changed();
};

} // namespace tilldesk::gateway
