#include "app/commands/export_values.h"

#include "core/merchants/merchant_repository.h"

#include <QDir>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

tl::unexpected<Error> invalid(const QString &option, const QString &rule)
{
    return fail(ErrorCode::FieldInvalid, rule, option);
}

Timestamp startOf(const QDate &day, const QTimeZone &zone)
{
    return fromMillis(day.startOfDay(zone).toMSecsSinceEpoch());
}

/// Parses `yyyy-MM-dd`. @param rule  for a text of another form
Result<QDate> dayFrom(const QString &text, const QString &option, const QString &rule)
{
    constexpr int kFirstYear = 1970;
    static const QRegularExpression form(
        QRegularExpression::anchoredPattern(u"[0-9]{4}-[0-9]{2}-[0-9]{2}"_s));
    if (!form.match(text).hasMatch())
        return invalid(option, rule);
    const QDate day = QDate::fromString(text, u"yyyy-MM-dd"_s);
    if (!day.isValid())
        return invalid(option, u"does not exist in the calendar"_s);
    if (day.year() < kFirstYear)
        return invalid(option, u"must not be before %1"_s.arg(kFirstYear));
    return day;
}

/// @param daysOn  0: a named day means its start; 1: its end
Result<std::optional<Timestamp>> momentOf(const CommandValues &values, const QString &option,
                                          const QTimeZone &zone, int daysOn, PeriodOf parts)
{
    if (!values.contains(option))
        return std::optional<Timestamp>();
    const QString text = values[option];
    if (const auto time = parseIsoTime(text))
        return std::optional(*time);
    const auto day = dayFrom(text, option,
                             parts == PeriodOf::Days
                                 ? u"must be a day such as 2026-10-31"_s
                                 : u"must be a day such as 2026-10-31, or a date-time with a zone"
                                   " such as 2026-10-31T09:00:00Z"_s);
    if (!day)
        return day.failure();
    return std::optional(startOf(day->addDays(daysOn), zone) - std::chrono::milliseconds(daysOn));
}

/// Returns the named profile. Errors: `ProfileNotFound`. @pre the option is present
Result<Profile> profileOf(const CommandValues &values, storage::Database &db)
{
    const ProfileId id(values[u"profile"_s]);
    for (const merchants::StoredProfile &stored : merchants::MerchantRepository(db).profiles()) {
        if (stored.profile.id == id)
            return stored.profile;
    }
    return fail(ErrorCode::ProfileNotFound, u"There is no such profile"_s, u"profile"_s);
}

Result<QList<ProfileId>> profilesOf(const CommandValues &values, storage::Database &db)
{
    if (!values.contains(u"profile"_s))
        return QList<ProfileId>();
    const auto profile = profileOf(values, db);
    if (!profile)
        return profile.failure();
    return QList{profile->id};
}

/// Returns the first moment after the period.
std::optional<Timestamp> endOf(const ExportPeriod &period)
{
    return period.last ? std::optional(*period.last + std::chrono::milliseconds(1)) : std::nullopt;
}

/// The time that the period of a list is about.
enum class ListedBy { Creation, Money };

/// @param moved  the value of --by for the time at which money moved
Result<ListedBy> listedBy(const CommandValues &values, const QString &moved)
{
    const QString by = values.value(u"by"_s, u"created"_s);
    if (by == moved)
        return ListedBy::Money;
    if (by == "created"_L1)
        return ListedBy::Creation;
    return invalid(u"by"_s, u"must be created or %1"_s.arg(moved));
}

} // namespace

Result<ExportPeriod> periodOf(const CommandValues &values, const QTimeZone &zone, PeriodOf parts)
{
    const auto first = momentOf(values, u"from"_s, zone, 0, parts);
    if (!first)
        return first.failure();
    const auto last = momentOf(values, u"to"_s, zone, 1, parts);
    if (!last)
        return last.failure();
    if (*first && *last && **last < **first)
        return invalid(u"to"_s, u"must not be before --from"_s);
    return ExportPeriod{.first = *first, .last = *last};
}

Result<QString> languageOf(const CommandValues &values)
{
    const QString language = values.value(u"language"_s, u"en"_s);
    if (!QStringList{u"en"_s, u"nl"_s, u"fr"_s, u"de"_s}.contains(language))
        return invalid(u"language"_s, u"must be en, nl, fr or de"_s);
    return language;
}

QString formatNames(const ExportList &list)
{
    QStringList names;
    for (const ExportFormat format : kExportFormats) {
        if (canExport(list, format))
            names << toText(format);
    }
    return names.join(u", "_s);
}

Result<ExportFormat> formatOf(const CommandValues &values, const ExportList &list)
{
    const auto format = exportFormatFrom(values[u"format"_s]);
    if (!format || !canExport(list, *format))
        return invalid(u"format"_s, u"must be one of "_s + formatNames(list));
    return *format;
}

Result<QDate> monthOf(const CommandValues &values)
{
    return dayFrom(values[u"month"_s] + u"-01"_s, u"month"_s, u"must be a month such as 2026-10"_s);
}

Result<QDate> dayIn(const CommandValues &values, const QString &option)
{
    return dayFrom(values[option], option, u"must be a day such as 2026-10-31"_s);
}

Result<ExportList> paymentsOf(const CommandValues &values, const QTimeZone &zone,
                              storage::Database &db)
{
    const auto period = periodOf(values, zone);
    if (!period)
        return period.failure();
    const auto profiles = profilesOf(values, db);
    if (!profiles)
        return profiles.failure();
    const auto by = listedBy(values, u"paid"_s);
    if (!by)
        return by.failure();
    if (*by == ListedBy::Money && values.contains(u"status"_s))
        return invalid(u"status"_s, u"all payments that were paid have the same status"_s);
    if (*by == ListedBy::Money)
        return PaidPayments{*profiles, period->first, endOf(*period)};
    PaymentFilter filter;
    filter.profiles = *profiles;
    filter.from = period->first;
    filter.to = period->last;
    if (!values.contains(u"status"_s))
        return filter;
    for (const QString &name : values[u"status"_s].split(u',')) {
        const auto status = paymentStatusFrom(name);
        if (!status)
            return invalid(u"status"_s, u"there is no status '%1'"_s.arg(name));
        filter.statuses << *status;
    }
    return filter;
}

Result<ExportList> refundsOf(const CommandValues &values, const QTimeZone &zone,
                             storage::Database &db)
{
    const auto period = periodOf(values, zone);
    if (!period)
        return period.failure();
    const auto profiles = profilesOf(values, db);
    if (!profiles)
        return profiles.failure();
    const auto by = listedBy(values, u"done"_s);
    if (!by)
        return by.failure();
    if (*by == ListedBy::Money)
        return DoneRefunds{*profiles, period->first, endOf(*period)};
    RefundFilter filter;
    filter.profiles = *profiles;
    filter.from = period->first;
    filter.to = period->last;
    return filter;
}

Result<PayoutFilter> payoutsOf(const CommandValues &values, const QTimeZone &zone,
                               storage::Database &db, PeriodOf parts)
{
    const auto period = periodOf(values, zone, parts);
    if (!period)
        return period.failure();
    const auto merchants = merchantsOf(values, db);
    if (!merchants)
        return merchants.failure();
    PayoutFilter filter;
    filter.merchants = *merchants;
    filter.from = period->first;
    filter.to = endOf(*period);
    return filter;
}

Result<ClearingFilter> clearingOf(const CommandValues &values, const QTimeZone &zone,
                                  storage::Database &db)
{
    const auto payouts = payoutsOf(values, zone, db, PeriodOf::Days);
    if (!payouts)
        return payouts.failure();
    return ClearingFilter{payouts->merchants, payouts->from, payouts->to};
}

Result<JournalFilter> journalOf(const CommandValues &values, const QTimeZone &zone,
                                storage::Database &db)
{
    const auto payouts = payoutsOf(values, zone, db, PeriodOf::Days);
    if (!payouts)
        return payouts.failure();
    return JournalFilter{payouts->merchants, payouts->from, payouts->to};
}

Result<VatBookFilter> vatBookOf(const CommandValues &values, const QTimeZone &zone,
                                storage::Database &db)
{
    const auto payouts = payoutsOf(values, zone, db, PeriodOf::Days);
    if (!payouts)
        return payouts.failure();
    return VatBookFilter{payouts->merchants, payouts->from, payouts->to};
}

Result<QList<MerchantId>> merchantsOf(const CommandValues &values, storage::Database &db)
{
    if (values.contains(u"merchant"_s)) {
        if (values.contains(u"profile"_s))
            return invalid(u"merchant"_s, u"must be absent if --profile is given"_s);
        const MerchantId id(values[u"merchant"_s]);
        if (!merchants::MerchantRepository(db).addedAt().contains(id))
            return fail(ErrorCode::MerchantNotFound, u"There is no such merchant"_s, u"merchant"_s);
        return QList{id};
    }
    if (!values.contains(u"profile"_s))
        return QList<MerchantId>();
    const auto profile = profileOf(values, db);
    if (!profile)
        return profile.failure();
    return QList{profile->merchantId};
}

QString outputOf(const CommandValues &values)
{
    return QDir::current().absoluteFilePath(values[u"output"_s]);
}

} // namespace tilldesk::app
