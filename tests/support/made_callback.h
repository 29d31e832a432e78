#pragma once

#include "core/callbacks/inspection.h"
#include "core/crypto/key.h"

#include <QJsonObject>

namespace tilldesk::test {

/// A key with a certificate, published in a key set. Made once per process.
struct PublishedKey {
    QString kid;
    crypto::PrivateKey key;
    QByteArray certificate; ///< DER
};
[[nodiscard]] const PublishedKey &callbackKey();
[[nodiscard]] const PublishedKey &otherCallbackKey();
/// Returns a JWKS with both keys.
[[nodiscard]] QByteArray callbackKeySet();

/// A valid callback that a test can spoil. Shares no code with the callback sender except the JWS
/// functions. @source service.md#callback-header
struct MadeCallback {
    QJsonObject header;
    QByteArray body;
    QString address = QStringLiteral("https://shop.example.com/notify?shop=7");
    PublishedKey signedBy = callbackKey();

    enum class Form { Specified, Extended };
    explicit MadeCallback(Form form = Form::Specified, const QString &jti = QStringLiteral("j-1"));

    MadeCallback &with(const QString &member, const QJsonValue &value);
    MadeCallback &without(const QString &member);
    [[nodiscard]] QByteArray headerJson() const;
    /// Returns the value of the `Signature` header.
    [[nodiscard]] QString signature() const;
    [[nodiscard]] CallbackInspection inspection() const;
};

/// The time, profile and payment of a MadeCallback, as its header and body state them.
inline constexpr Timestamp kMadeAt = fromMillis(1'795'181'530'000);
inline const ProfileId kMadeFor{QStringLiteral("01a1f7d0a1b2000000000001")};
[[nodiscard]] Payment madePayment();

/// Returns the finding of `check`; default-constructed if there is none.
[[nodiscard]] CallbackFinding of(const QList<CallbackFinding> &findings, CallbackCheck check);

} // namespace tilldesk::test
