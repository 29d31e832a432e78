#include "app/commands/merchant.h"

#include "app/commands/table.h"
#include "core/merchants/merchant_repository.h"
#include "core/merchants/merchant_service.h"

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

CommandResult listMerchants(const CommandValues & /*values*/,
                            const storage::DataDirectory &directory, const Settings & /*settings*/)
{
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    merchants::MerchantRepository repository(db);
    const auto accounts = repository.clearingAccounts();
    QList<QStringList> rows{{u"MERCHANT"_s, u"CLEARING ACCOUNT"_s, u"NAME"_s}};
    for (const Merchant &merchant : repository.merchants())
        rows << QStringList{merchant.id.text(), accounts.value(merchant.id), merchant.name};
    return {CommandResult::kFine, table(rows), {}};
}

/// The options that set details, with the detail.
const std::vector<std::pair<QString, QString Merchant::*>> &details()
{
    static const std::vector<std::pair<QString, QString Merchant::*>> all{
        {u"name"_s, &Merchant::name},
        {u"company-name"_s, &Merchant::companyName},
        {u"address"_s, &Merchant::address},
        {u"vat-number"_s, &Merchant::vatNumber}};
    return all;
}

Result<QString> noChange()
{
    return fail(ErrorCode::FieldInvalid, u"give an option with a new value"_s);
}

/// Returns the output: the clearing account if it was set, then the details if any was set.
Result<QString> changed(const CommandValues &values, merchants::MerchantService &service)
{
    const MerchantId id(values[u"merchant"_s]);
    QString output;
    if (values.contains(u"clearing-account"_s)) {
        const auto set = service.setClearingAccount(id, values[u"clearing-account"_s]);
        if (!set)
            return set.failure();
        output = *set + u'\n';
    }
    const auto directory = service.directory();
    const Merchant *stored = directory->merchant(id);
    if (stored == nullptr)
        return fail(ErrorCode::MerchantNotFound, u"There is no such merchant"_s, u"merchant"_s);
    Merchant wanted = *stored;
    for (const auto &[option, detail] : details()) {
        if (values.contains(option))
            wanted.*detail = values[option].replace("\\n"_L1, "\n"_L1);
    }
    if (wanted == *stored)
        return output.isEmpty() ? noChange() : Result<QString>(output);
    const auto now = service.changeMerchant(wanted);
    if (!now)
        return now.failure();
    for (const auto &[option, detail] : details())
        output += option + u": "_s + QString(*now.*detail).replace(u'\n', u", "_s) + u'\n';
    return output;
}

CommandResult setMerchant(const CommandValues &values, Assembly &assembly)
{
    const auto set =
        onCore(assembly, [&] { return changed(values, assembly.services().merchants()); });
    return set ? CommandResult{CommandResult::kFine, set->toUtf8(), {}}
               : CommandResult::failure(asOption(set.error()));
}

} // namespace

std::vector<Command> merchantCommands()
{
    return {{.words = u"merchant list"_s,
             .summary = u"Lists the merchants with the ids of their clearing accounts"_s,
             .read = listMerchants},
            {.words = u"merchant set"_s,
             .summary = u"Changes a merchant: its name, its details on receipts and exports, the id"
                        " of its clearing account on statements"_s,
             .options = {{u"merchant"_s, u"id"_s, u"the merchant"_s, true},
                         {.name = u"name"_s,
                          .value = u"text"_s,
                          .help = u"name that staff and customers read, 1 to 60 characters"_s},
                         {.name = u"company-name"_s,
                          .value = u"text"_s,
                          .help = u"registered name, up to 70 characters"_s,
                          .canBeEmpty = true},
                         {.name = u"address"_s,
                          .value = u"text"_s,
                          .help = u"postal address, up to 4 lines of 70 characters, with \\n"
                                  " between them"_s,
                          .canBeEmpty = true},
                         {.name = u"vat-number"_s,
                          .value = u"number"_s,
                          .help = u"for example BE0403019261"_s,
                          .canBeEmpty = true},
                         {.name = u"clearing-account"_s,
                          .value = u"id"_s,
                          .help = u"1 to 34 of A-Z, 0-9 and hyphens, not an IBAN; empty: TILLDESK-"
                                  " and the end of the merchant's id"_s,
                          .canBeEmpty = true}},
             .change = setMerchant}};
}

} // namespace tilldesk::app
