#pragma once

#include "core/callbacks/inspection.h"
#include "core/crypto/key.h"

#include <QJsonObject>

namespace tilldesk::test {

/// A key with a certificate in a key set, made once for each process.
struct PublishedKey {
    QString kid;
    crypto::PrivateKey key;
    QByteArray certificate; ///< DER
};
[[nodiscard]] const PublishedKey &callbackKey();
[[nodiscard]] const PublishedKey &otherCallbackKey();
/// @return a JWKS of both
[[nodiscard]] QByteArray callbackKeySet();

/// A callback that is right until a test spoils it. It shares no code with what sends callbacks,
/// but for the signature's bytes. @source service.md#callback-header
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
    /// @return the value of the header `Signature`
    [[nodiscard]] QString signature() const;
    [[nodiscard]] CallbackInspection inspection() const;
};

/// When it was made, its profile and its payment, as the body of a MadeCallback tells it.
inline constexpr Timestamp kMadeAt = fromMillis(1'795'181'530'000);
inline const ProfileId kMadeFor{QStringLiteral("01a1f7d0a1b2000000000001")};
[[nodiscard]] Payment madePayment();

/// @return the finding of one check
[[nodiscard]] CallbackFinding of(const QList<CallbackFinding> &findings, CallbackCheck check);

} // namespace tilldesk::test
