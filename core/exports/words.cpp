#include "core/exports/words.h"

#include "core/domain/merchant_details.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

QLocale localeOf(const QString &language)
{
    if (language == "nl"_L1)
        return {QLocale::Dutch, QLocale::Belgium};
    if (language == "fr"_L1)
        return {QLocale::French, QLocale::Belgium};
    if (language == "de"_L1)
        return {QLocale::German, QLocale::Germany};
    return {QLocale::English, QLocale::UnitedKingdom};
}

using Name = std::pair<const char *, const char *>;

constexpr std::array kNames{
    Name{"PENDING", QT_TRANSLATE_NOOP("tilldesk::exports", "Pending")},
    Name{"IDENTIFIED", QT_TRANSLATE_NOOP("tilldesk::exports", "Scanned")},
    Name{"AUTHORIZED", QT_TRANSLATE_NOOP("tilldesk::exports", "Authorized")},
    Name{"AUTHORIZATION_FAILED", QT_TRANSLATE_NOOP("tilldesk::exports", "Refused by bank")},
    Name{"FAILED", QT_TRANSLATE_NOOP("tilldesk::exports", "Failed")},
    Name{"SUCCEEDED", QT_TRANSLATE_NOOP("tilldesk::exports", "Succeeded")},
    Name{"CANCELLED", QT_TRANSLATE_NOOP("tilldesk::exports", "Cancelled")},
    Name{"EXPIRED", QT_TRANSLATE_NOOP("tilldesk::exports", "Expired")},
    Name{"PENDING_MERCHANT_ACKNOWLEDGEMENT",
         QT_TRANSLATE_NOOP("tilldesk::exports", "Waiting for the shop")},
    Name{"VOIDED", QT_TRANSLATE_NOOP("tilldesk::exports", "Not confirmed by shop")},
    Name{"REFUNDED", QT_TRANSLATE_NOOP("tilldesk::exports", "Refunded")},
    Name{"PAYMENT", QT_TRANSLATE_NOOP("tilldesk::exports", "Payment")},
    Name{"REFUND", QT_TRANSLATE_NOOP("tilldesk::exports", "Refund")},
    Name{"FEE", QT_TRANSLATE_NOOP("tilldesk::exports", "Fees")},
    Name{"FEE_MINIMUM", QT_TRANSLATE_NOOP("tilldesk::exports", "Minimum fee of a month")},
    Name{"FEE_INVOICE", QT_TRANSLATE_NOOP("tilldesk::exports", "Invoice for fees")},
    Name{"FEE_CARRIED", QT_TRANSLATE_NOOP("tilldesk::exports", "Fees of another batch")},
};

} // namespace

Words::Words(const QString &language) : m_locale(localeOf(language))
{
    // The source texts are English: they are used if the translation file is missing.
    if (language == "nl"_L1 || language == "fr"_L1 || language == "de"_L1)
        (void)m_translator.load(u":/i18n/tilldesk_"_s + language + u".qm"_s);
}

QString Words::operator()(const char *english) const
{
    const QString translated = m_translator.translate("tilldesk::exports", english);
    return translated.isEmpty() ? QString::fromUtf8(english) : translated;
}

QString statusInWords(const Words &words, QByteArrayView status)
{
    const auto *name = std::ranges::find_if(
        kNames, [&](const Name &candidate) { return QByteArrayView(candidate.first) == status; });
    return name == kNames.end() ? QString::fromUtf8(status) : words(name->second);
}

QStringList detailsOf(const Merchant &merchant, const Words &words)
{
    QStringList lines = addressLines(merchant);
    if (!merchant.vatNumber.isEmpty())
        lines << words(QT_TRANSLATE_NOOP("tilldesk::exports", "VAT number %1"))
                     .arg(merchant.vatNumber);
    return lines;
}

QString eurosInWords(const Words &words, qint64 cents)
{
    const quint64 magnitude = cents < 0 ? 0 - quint64(cents) : quint64(cents);
    QString group = words.locale().groupSeparator();
    // The font has only one no-break space, U+00A0.
    if (group == QChar(0x202F))
        group = QChar(QChar::Nbsp);
    QString text = QString::number(magnitude / 100);
    for (qsizetype at = text.size() - 3; at > 0; at -= 3)
        text.insert(at, group);
    text += words.locale().decimalPoint();
    text += QChar(u'0' + char16_t(magnitude % 100 / 10));
    text += QChar(u'0' + char16_t(magnitude % 10));
    return cents < 0 ? QString(u'-' + text) : text;
}

} // namespace tilldesk::exports
