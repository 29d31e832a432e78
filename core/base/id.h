#pragma once

#include <QHashFunctions>
#include <QString>

namespace tilldesk {

/// A text id with a type of its own, so that the compiler rejects an id of another kind.
template <typename Tag>
class Id
{
public:
    Id() = default;
    explicit Id(QString text) : m_text(std::move(text)) {}
    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }
    friend bool operator==(const Id &, const Id &) = default;
    friend size_t qHash(const Id &id, size_t seed = 0) { return ::qHash(id.m_text, seed); }

private:
    QString m_text;
};

using PaymentId = Id<struct PaymentTag>;
using MerchantId = Id<struct MerchantTag>;
using ProfileId = Id<struct ProfileTag>;
using CallbackId = Id<struct CallbackTag>;
using RefundId = Id<struct RefundTag>;
using PayoutId = Id<struct PayoutTag>;

} // namespace tilldesk
