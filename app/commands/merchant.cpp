#include "app/commands/merchant.h"

#include "app/commands/table.h"
#include "core/merchants/merchant_repository.h"

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

CommandResult setMerchant(const CommandValues &values, Assembly &assembly)
{
    const auto set = onCore(assembly, [&] {
        return assembly.services().merchants().setClearingAccount(MerchantId(values[u"merchant"_s]),
                                                                  values[u"clearing-account"_s]);
    });
    return set ? CommandResult{CommandResult::kFine, set->toUtf8() + '\n', {}}
               : CommandResult::failure(set.error());
}

} // namespace

std::vector<Command> merchantCommands()
{
    return {{.words = u"merchant list"_s,
             .summary = u"Lists the merchants with the ids of their clearing accounts"_s,
             .read = listMerchants},
            {.words = u"merchant set"_s,
             .summary = u"Sets the id of a merchant's clearing account on statements"_s,
             .options = {{u"merchant"_s, u"id"_s, u"the merchant"_s, true},
                         {.name = u"clearing-account"_s,
                          .value = u"id"_s,
                          .help = u"1 to 34 of A-Z, 0-9 and hyphens, not an IBAN; empty: TILLDESK-"
                                  " and the end of the merchant's id"_s,
                          .isRequired = true,
                          .canBeEmpty = true}},
             .change = setMerchant}};
}

} // namespace tilldesk::app
