#include "ui/models/reports/day_closes_model.h"

#include "ui/models/common/format.h"
#include "ui/models/reports/report_words.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

DayClosesModel::Columns DayClosesModel::columns()
{
    using Model = const DayClosesModel *;
    using StyleOf = CellStyle (*)(const DayClose &, const Model &);
    static constexpr StyleOf kQuietWithoutRefunds = [](const DayClose &close, const Model &) {
        return CellStyle{.isQuiet = close.refunds.count == 0};
    };
    static constexpr auto kColumns = std::to_array<ListColumn<DayClose, Model>>({
        {.title = QT_TR_NOOP("Time"),
         .width = {156},
         .text =
             [](const DayClose &close, const Model &) {
                 const QDateTime at = inShopZone(close.at);
                 return QString(dayText(at.date()) + u", " + at.toString(u"HH:mm"_s));
             },
         .hint = [](const DayClose &close, const Model &) { return utcMoment(close.at); }},
        {.title = QT_TR_NOOP("Close"),
         .width = {92},
         .text = [](const DayClose &close,
                    const Model &) { return ReportWords::close(close.kind, close.number); },
         .hint = [](const DayClose &close, const Model &) { return ReportWords::kind(close.kind); },
         .styleOf =
             [](const DayClose &close, const Model &) {
                 const bool isFinal = close.kind == DayCloseKind::Z;
                 return CellStyle{.isQuiet = !isFinal, .isStrong = isFinal};
             }},
        {.title = QT_TR_NOOP("Till"),
         .text = [](const DayClose &close,
                    const Model &model) { return model->m_nameOf(close.scope); }},
        {.title = QT_TR_NOOP("Payments"),
         .width = {.usual = 104, .roomNeeded = 700},
         .isNumber = true,
         .text = [](const DayClose &close,
                    const Model &) { return wholeNumber(close.payments.count); }},
        {.title = QT_TR_NOOP("Taken"),
         .width = {120},
         .isNumber = true,
         .text = [](const DayClose &close, const Model &) { return money(close.payments.sum); }},
        {.title = QT_TR_NOOP("Refunds"),
         .width = {.usual = 136, .roomNeeded = 1080},
         .isNumber = true,
         .text = [](const DayClose &close,
                    const Model &) { return wholeNumber(close.refunds.count); },
         .styleOf = kQuietWithoutRefunds},
        {.title = QT_TR_NOOP("Refunded"),
         .width = {.usual = 116, .roomNeeded = 900},
         .isNumber = true,
         .text = [](const DayClose &close, const Model &) { return money(close.refunds.sum); },
         .styleOf = kQuietWithoutRefunds},
        {.title = QT_TR_NOOP("Net"),
         .width = {.usual = 116, .roomNeeded = 560},
         .isNumber = true,
         .style = {.isStrong = true},
         .text = [](const DayClose &close, const Model &) { return money(close.taken); }},
        {.title = QT_TR_NOOP("Running total"),
         .width = {.usual = 128, .roomNeeded = 860},
         .isNumber = true,
         .style = {.isQuiet = true},
         .text = [](const DayClose &close, const Model &) { return money(close.total); }},
    });
    static_assert(std::size(kColumns) == Total + 1);
    return kColumns;
}

DayClosesModel::DayClosesModel(gateway::Reports &reports,
                               std::function<QString(const DayCloseScope &)> nameOf,
                               QObject *parent)
    : KeysetModel(columns(), parent),
      m_reports(reports),
      m_nameOf(std::move(nameOf))
{
}

void DayClosesModel::renew()
{
    if (rowCount() > 0)
        cellsChanged(0, rowCount() - 1);
}

QFuture<Result<DayClosePage>> DayClosesModel::read(const DayCloseFilter &filter,
                                                   std::optional<qint64> before, int count)
{
    return m_reports.closes(filter, before, count);
}

} // namespace tilldesk::ui
