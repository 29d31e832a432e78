#include "ui/models/bank/bank_model.h"

#include "ui/models/bank/bank_words.h"
#include "ui/models/common/format.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

BankModel::Columns BankModel::columns()
{
    static constexpr auto kColumns = std::to_array<ListColumn<BankItem, NoLook>>({
        {.title = QT_TR_NOOP("Booked"),
         .width = {82},
         .style = {.isQuiet = true},
         .text =
             [](const BankItem &item, const NoLook &) {
                 return item.entry ? dateWords(item.entry->day, dayPattern()) : u"–"_s;
             },
         .hint = [](const BankItem &item,
                    const NoLook &) { return dayText(BankWords::day(item)); }},
        {.title = QT_TR_NOOP("Amount"),
         .width = {112},
         .isNumber = true,
         .text =
             [](const BankItem &item, const NoLook &) {
                 return money(item.entry ? item.entry->amount : item.payouts.value(0).amount);
             },
         .styleOf =
             [](const BankItem &item, const NoLook &) {
                 return CellStyle{.isQuiet = !item.entry, .isStrong = item.entry.has_value()};
             }},
        {.title = QT_TR_NOOP("Match"),
         .width = {136},
         .text = [](const BankItem &item,
                    const NoLook &) { return BankWords::outcome(item.outcome); },
         .hint = [](const BankItem &item, const NoLook &) { return BankWords::reason(item); },
         .tone = [](const BankItem &item,
                    const NoLook &) { return std::optional(BankWords::tone(item.outcome)); }},
        {.title = QT_TR_NOOP("Payout"),
         .width = {.usual = 106, .roomNeeded = 620},
         .text = [](const BankItem &item, const NoLook &) { return BankWords::payout(item); },
         .hint =
             [](const BankItem &item, const NoLook &) {
                 QStringList ids;
                 for (const Payout &payout : item.payouts)
                     ids << payout.id.text();
                 return ids.join(u'\n');
             }},
        {.title = QT_TR_NOOP("Text on the statement"),
         .text = [](const BankItem &item, const NoLook &) { return BankWords::text(item); },
         .hint =
             [](const BankItem &item, const NoLook &) {
                 QStringList lines{BankWords::text(item), BankWords::note(item),
                                   BankWords::reason(item)};
                 lines.removeAll(QString());
                 lines.removeDuplicates();
                 return lines.join(u'\n');
             },
         .styleOf =
             [](const BankItem &item, const NoLook &) {
                 return CellStyle{.isQuiet = !item.entry, .isCode = true};
             },
         .marks = [](const BankItem &item, const NoLook &) { return BankWords::marks(item); },
         .note = [](const BankItem &item, const NoLook &) { return BankWords::note(item); }},
    });
    static_assert(std::size(kColumns) == TextColumn + 1);
    return kColumns;
}

BankModel::BankModel(QObject *parent) : WholeModel(columns(), parent) {}

QString BankModel::idFor(const BankItem &item)
{
    return item.entry ? u"line %1"_s.arg(item.entry->seq)
                      : QString(u"payout "_s + item.payouts.value(0).id.text());
}

} // namespace tilldesk::ui
