#include "core/net/mail_sender.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <curl/curl.h>
#include <memory>
#include <mutex>

using namespace Qt::StringLiterals;

namespace tilldesk::net {
namespace {

constexpr long kConnectSeconds = 30;
/// The transfer fails if fewer than kSlowBytes a second move for kSlowSeconds.
constexpr long kSlowBytes = 100;
constexpr long kSlowSeconds = 60;
/// SMTP replies from here on refuse for good or for now. @source RFC 5321, 4.2.1
constexpr long kRefused = 400;

struct Closing {
    void operator()(CURL *curl) const { curl_easy_cleanup(curl); }
    void operator()(curl_slist *list) const { curl_slist_free_all(list); }
    void operator()(curl_mime *mime) const { curl_mime_free(mime); }
};
using Curl = std::unique_ptr<CURL, Closing>;
using List = std::unique_ptr<curl_slist, Closing>;
using Mime = std::unique_ptr<curl_mime, Closing>;

void append(List &list, const QByteArray &text)
{
    list.reset(curl_slist_append(list.release(), text.constData()));
}

/// Returns a header's text: ASCII as it is, other text as encoded words of at most 45 bytes each.
/// @source RFC 2047
QByteArray headerText(const QString &text)
{
    constexpr qsizetype kCharacters = 11; // at most 4 bytes of UTF-8 each
    const bool isPlain = std::ranges::all_of(
        text, [](QChar c) { return c.unicode() >= u' ' && c.unicode() < u'\x7f'; });
    if (isPlain)
        return text.toLatin1();
    QByteArray words;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype count = std::min(kCharacters, text.size() - at);
        if (at + count < text.size() && text[at + count].isLowSurrogate())
            --count;
        words += (words.isEmpty() ? "=?UTF-8?B?" : "\r\n =?UTF-8?B?")
            + text.mid(at, count).toUtf8().toBase64() + "?=";
        at += count;
    }
    return words;
}

List headersOf(const MailServer &server, const Mail &mail)
{
    const QByteArray date = QDateTime::fromMSecsSinceEpoch(toMillis(mail.at), Qt::UTC)
                                .toString(Qt::RFC2822Date)
                                .toLatin1();
    List headers;
    append(headers, "Date: " + date);
    append(headers, "From: " + server.from.toUtf8());
    append(headers, "To: " + mail.to.join(u", "_s).toUtf8());
    append(headers, "Subject: " + headerText(mail.subject));
    append(headers, "Auto-Submitted: auto-generated");
    return headers;
}

Result<Mime> contentOf(CURL *curl, const Mail &mail)
{
    Mime mime(curl_mime_init(curl));
    curl_mimepart *text = curl_mime_addpart(mime.get());
    curl_mime_data(text, mail.text.toUtf8().constData(), CURL_ZERO_TERMINATED);
    curl_mime_type(text, "text/plain; charset=utf-8");
    curl_mime_encoder(text, "quoted-printable");
    for (const QString &path : mail.files) {
        curl_mimepart *part = curl_mime_addpart(mime.get());
        if (curl_mime_filedata(part, QFile::encodeName(path).constData()) != CURLE_OK)
            return fail(ErrorCode::FileNotWritten, u"%1: cannot be read"_s.arg(path));
        curl_mime_filename(part, QFileInfo(path).fileName().toUtf8().constData());
        curl_mime_type(part, "application/zip");
        curl_mime_encoder(part, "base64");
    }
    return mime;
}

int watch(void *flag, curl_off_t /*toLoad*/, curl_off_t /*loaded*/, curl_off_t /*toSend*/,
          curl_off_t /*sent*/)
{
    return static_cast<const std::atomic<bool> *>(flag)->load() ? 1 : 0;
}

/// Returns the reason of a failure in words. It has no text of the server, which could repeat what
/// was sent to it.
QString reasonOf(CURLcode code, long reply)
{
    switch (code) {
    case CURLE_COULDNT_RESOLVE_HOST: return u"its name cannot be resolved"_s;
    case CURLE_COULDNT_CONNECT: return u"it does not answer"_s;
    case CURLE_OPERATION_TIMEDOUT: return u"it did not answer in time"_s;
    case CURLE_PEER_FAILED_VERIFICATION:
        return u"its certificate is not valid for this name, or not trusted"_s;
    case CURLE_SSL_CACERT_BADFILE: return u"the file of certificate authorities cannot be read"_s;
    case CURLE_USE_SSL_FAILED: return u"it offers no encryption (STARTTLS)"_s;
    case CURLE_SSL_CONNECT_ERROR: return u"no encrypted connection: wrong port or security?"_s;
    case CURLE_LOGIN_DENIED: return u"it refused the name or the password"_s;
    default:
        if (reply >= kRefused)
            return u"it refused the message (SMTP reply %1)"_s.arg(reply);
        return QString::fromLatin1(curl_easy_strerror(code));
    }
}

Result<void> check(const MailServer &server, const Mail &mail)
{
    if (!isMailAddress(server.from))
        return fail(ErrorCode::FieldInvalid, u"must be an e-mail address"_s, u"mailFrom"_s);
    qint64 bytes = 0;
    for (const QString &path : mail.files)
        bytes += QFileInfo(path).size();
    if (bytes > kMailLimit)
        return fail(ErrorCode::NoSpace,
                    u"the files have %1 MiB; an e-mail may have %2 MiB"_s.arg(bytes >> 20)
                        .arg(kMailLimit >> 20));
    for (const QString &to : mail.to) {
        if (!isMailAddress(to))
            return fail(ErrorCode::FieldInvalid, u"must be e-mail addresses"_s, u"packTo"_s);
    }
    return {};
}

} // namespace

bool isMailAddress(const QString &text)
{
    constexpr qsizetype kLongest = 254;
    static const QRegularExpression form(
        uR"(\A[^\s@<>,;:"\\()\[\]\x00-\x1f\x7f]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?\z)"_s);
    return text.size() <= kLongest && form.match(text).hasMatch();
}

Result<void> sendMail(const MailServer &server, const QString &password, const Mail &mail,
                      const std::atomic<bool> &isCancelled)
{
    if (auto checked = check(server, mail); !checked)
        return checked;
    static std::once_flag started;
    std::call_once(started, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
    const Curl curl(curl_easy_init());
    const auto set = [&curl](CURLoption option, auto value) {
        curl_easy_setopt(curl.get(), option, value);
    };
    const bool isTls = server.security == MailSecurity::Tls;
    const QByteArray url = u"%1://%2:%3/tilldesk"_s.arg(isTls ? u"smtps"_s : u"smtp"_s, server.host)
                               .arg(server.port)
                               .toUtf8();
    List recipients;
    for (const QString &to : mail.to)
        append(recipients, to.toUtf8());
    const List headers = headersOf(server, mail);
    const auto content = contentOf(curl.get(), mail);
    if (!content)
        return content.failure();
    const QByteArray from = server.from.toUtf8();
    const QByteArray user = server.user.toUtf8();
    const QByteArray secret = password.toUtf8();
    const QByteArray authorities = QFile::encodeName(server.caFile);
    set(CURLOPT_URL, url.constData());
    set(CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    set(CURLOPT_USE_SSL, long(CURLUSESSL_ALL)); // refuses to go on without TLS
    set(CURLOPT_SSLVERSION, long(CURL_SSLVERSION_TLSv1_2));
    set(CURLOPT_SSL_VERIFYPEER, 1L);
    set(CURLOPT_SSL_VERIFYHOST, 2L);
    if (!authorities.isEmpty()) // the folder with those of the system stays
        set(CURLOPT_CAINFO, authorities.constData());
    if (!user.isEmpty()) {
        set(CURLOPT_USERNAME, user.constData());
        set(CURLOPT_PASSWORD, secret.constData());
    }
    set(CURLOPT_NETRC, long(CURL_NETRC_IGNORED));
    set(CURLOPT_PROXY, "");
    set(CURLOPT_MAIL_FROM, from.constData());
    set(CURLOPT_MAIL_RCPT, recipients.get());
    set(CURLOPT_HTTPHEADER, headers.get());
    set(CURLOPT_MIMEPOST, content->get());
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_CONNECTTIMEOUT, kConnectSeconds);
    set(CURLOPT_LOW_SPEED_LIMIT, kSlowBytes);
    set(CURLOPT_LOW_SPEED_TIME, kSlowSeconds);
    set(CURLOPT_NOPROGRESS, 0L);
    set(CURLOPT_XFERINFOFUNCTION, &watch);
    set(CURLOPT_XFERINFODATA, static_cast<const void *>(&isCancelled));
    const CURLcode code = curl_easy_perform(curl.get());
    if (code == CURLE_OK)
        return {};
    if (isCancelled)
        return fail(ErrorCode::Cancelled);
    long reply = 0;
    curl_easy_getinfo(curl.get(), CURLINFO_RESPONSE_CODE, &reply);
    return fail(ErrorCode::FileNotWritten,
                u"the mail server %1:%2: %3"_s.arg(server.host)
                    .arg(server.port)
                    .arg(reasonOf(code, reply)));
}

} // namespace tilldesk::net
