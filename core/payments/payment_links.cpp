#include "core/payments/payment_links.h"

#include <QByteArray>

using namespace Qt::StringLiterals;

namespace tilldesk::payments {

void PublicAddress::set(std::string base, Proxy proxy)
{
    m_proxy = proxy;
    const std::lock_guard lock(m_mutex);
    m_base = std::move(base);
}

std::string PublicAddress::base() const
{
    const std::lock_guard lock(m_mutex);
    return m_base;
}

QString locationLink(const std::string &base, const ProfileId &profile, const QString &posId)
{
    return u"%1/l/1/%2/%3"_s.arg(QString::fromStdString(base), profile.text(), posId);
}

PaymentLinks linksOf(const Payment &payment, const std::string &base)
{
    const std::string id = payment.id.text().toStdString();
    PaymentLinks links;
    links.self = base + "/v3/payments/" + id;
    links.deeplink =
        isHosted(payment.environment) ? payment.deeplink.toStdString() : base + "/pay/2/" + id;
    if (!links.deeplink.empty())
        links.qrcode = base + "/qrcode?c="
            + QByteArray::fromStdString(links.deeplink).toPercentEncoding().toStdString();
    if (isOpen(payment.status))
        links.cancel = links.self;
    if (payment.status == PaymentStatus::Succeeded)
        links.refund = links.self + "/refunds";
    if (!payment.returnUrl.isEmpty())
        links.checkout = base + "/checkout/" + id;
    return links;
}

} // namespace tilldesk::payments
