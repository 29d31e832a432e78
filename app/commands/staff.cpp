#include "app/commands/staff.h"

#include "app/commands/table.h"
#include "core/staff/secret_hash.h"
#include "core/staff/temporary_pin.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace tilldesk::app {
namespace {

constexpr auto kPasswordFile = "password-file"_L1;

QString pinText(const StaffMember &member)
{
    if (member.leftAt || !member.isActive)
        return u"no access"_s;
    switch (member.pin) {
    case PinState::None: return u"none"_s;
    case PinState::Set: return u"set"_s;
    case PinState::Temporary: return u"temporary"_s;
    }
    Q_UNREACHABLE();
}

QJsonValue timeJson(const std::optional<Timestamp> &time)
{
    return time ? QJsonValue(QString::fromLatin1(toIsoUtc(*time))) : QJsonValue();
}

QString timeText(const std::optional<Timestamp> &time)
{
    return time ? QString::fromLatin1(toIsoUtc(*time)) : u"-"_s;
}

QByteArray staffJson(const QList<StaffMember> &members)
{
    QJsonArray list;
    for (const StaffMember &member : members)
        list << QJsonObject{{u"id"_s, member.id.text()},
                            {u"name"_s, member.name},
                            {u"role"_s, QString(toText(member.role))},
                            {u"pin"_s, pinText(member)},
                            {u"password"_s, member.hasPassword},
                            {u"active"_s, member.isActive},
                            {u"addedAt"_s, timeJson(member.addedAt)},
                            {u"leftAt"_s, timeJson(member.leftAt)},
                            {u"blockedUntil"_s, timeJson(member.blockedUntil)},
                            {u"lastSeenAt"_s, timeJson(member.lastSeenAt)}};
    return QJsonDocument(list).toJson();
}

QByteArray staffTable(const QList<StaffMember> &members)
{
    QList<QStringList> rows{
        {u"ID"_s, u"NAME"_s, u"ROLE"_s, u"PIN"_s, u"BLOCKED UNTIL"_s, u"LAST SEEN"_s, u"LEFT"_s}};
    for (const StaffMember &member : members)
        rows << QStringList{member.id.text(),
                            member.name,
                            toText(member.role),
                            pinText(member),
                            timeText(member.blockedUntil),
                            timeText(member.lastSeenAt),
                            timeText(member.leftAt)};
    return rows.size() == 1 ? QByteArray("Nobody yet: everybody may do everything.\n")
                            : table(rows);
}

CommandResult listStaff(const CommandValues &values, const storage::DataDirectory &directory,
                        const Settings & /*settings*/)
{
    storage::Database db(directory.databasePath(), storage::Database::Mode::ReadOnly);
    QList<StaffMember> members;
    for (const staff::StaffRow &row : staff::StaffRepository(db).rows())
        members << row.member;
    return {CommandResult::kFine,
            values.contains(u"json"_s) ? staffJson(members) : staffTable(members),
            {}};
}

Result<StaffRole> roleOf(const CommandValues &values)
{
    if (const auto role = staffRoleFrom(values[u"role"_s]))
        return *role;
    return fail(ErrorCode::FieldInvalid, u"must be owner, manager, cashier or bookkeeper"_s,
                u"role"_s);
}

/// Returns the PIN given by --pin, or a random one. Empty: --no-pin.
Result<QString> pinOf(const CommandValues &values)
{
    if (values.contains(u"no-pin"_s) && values.contains(u"pin"_s))
        return fail(ErrorCode::FieldInvalid, u"contradicts --pin: give one of the two"_s,
                    u"no-pin"_s);
    if (values.contains(u"no-pin"_s))
        return QString();
    const QString pin = values.value(u"pin"_s, staff::temporaryPin());
    if (const auto checked = checkPin(pin); !checked)
        return checked.failure();
    return pin;
}

CommandResult shown(const Result<StaffMember> &member, const QString &pin = {})
{
    if (!member)
        return CommandResult::failure(member.error());
    QString text = member->id.text() + u' ' + member->name + u", "_s + toText(member->role) + u'\n';
    if (!pin.isEmpty())
        text += u"Temporary PIN, shown once: "_s + pin + u'\n';
    return {CommandResult::kFine, text.toUtf8(), {}};
}

CommandResult addStaff(const CommandValues &values, Assembly &assembly)
{
    const auto role = roleOf(values);
    if (!role)
        return CommandResult::failure(role.error());
    const auto pin = pinOf(values);
    if (!pin)
        return CommandResult::failure(pin.error());
    const QString hash = pin->isEmpty() ? QString() : staff::hashOf(*pin);
    return shown(
        onCore(assembly,
               [&] { return assembly.services().staff().add(values[u"name"_s], *role, hash); }),
        *pin);
}

/// Returns the member as the database has it now. Errors: `FieldInvalid` (id).
Result<StaffMember> memberOf(const CommandValues &values, Assembly &assembly)
{
    const auto staff = assembly.staff().current();
    const staff::StaffRow *row = staff->find(StaffId(values[u"id"_s]));
    if (row == nullptr)
        return fail(ErrorCode::FieldInvalid, u"nobody has this id"_s, u"id"_s);
    return row->member;
}

CommandResult changeRole(const CommandValues &values, Assembly &assembly)
{
    const auto role = roleOf(values);
    if (!role)
        return CommandResult::failure(role.error());
    const auto member = memberOf(values, assembly);
    if (!member)
        return CommandResult::failure(member.error());
    return shown(onCore(assembly, [&] {
        return assembly.services().staff().change(member->id,
                                                  {member->name, *role, member->isActive});
    }));
}

CommandResult givePin(const CommandValues &values, Assembly &assembly)
{
    const auto pin = pinOf(values);
    if (!pin)
        return CommandResult::failure(pin.error());
    return shown(onCore(assembly,
                        [&, hash = staff::hashOf(*pin)] {
                            return assembly.services().staff().givePin(StaffId(values[u"id"_s]),
                                                                       hash);
                        }),
                 *pin);
}

/// Sets the password in --password-file, or removes the password with --remove.
CommandResult setPassword(const CommandValues &values, Assembly &assembly)
{
    const bool removes = values.contains(u"remove"_s);
    if (removes == values.contains(kPasswordFile))
        return CommandResult::failure({ErrorCode::FieldRequired,
                                       u"give either --password-file or --remove"_s,
                                       kPasswordFile});
    // A command receives a file's content as one character per byte.
    QString password = QString::fromUtf8(values[kPasswordFile].toLatin1());
    while (password.endsWith(u'\n') || password.endsWith(u'\r'))
        password.chop(1);
    if (!removes) {
        if (const auto checked = checkPassword(password); !checked)
            return CommandResult::failure(checked.error());
    }
    return shown(onCore(assembly, [&, hash = removes ? QString() : staff::hashOf(password)] {
        return assembly.services().staff().setPassword(StaffId(values[u"id"_s]), hash);
    }));
}

CommandResult unblockStaff(const CommandValues &values, Assembly &assembly)
{
    return shown(onCore(
        assembly, [&] { return assembly.services().staff().unblock(StaffId(values[u"id"_s])); }));
}

CommandResult staffLeaves(const CommandValues &values, Assembly &assembly)
{
    auto left = onCore(assembly,
                       [&] { return assembly.services().staff().leave(StaffId(values[u"id"_s])); });
    if (!left)
        left.error().field = u"id"_s; // the command has no other option
    return shown(left);
}

/// Returns the cents of an option; empty if the option is empty.
Result<std::optional<Amount>> limitOf(const CommandValues &values, const QString &option)
{
    const QString text = values[option];
    if (text.isEmpty())
        return std::optional<Amount>();
    bool isNumber = false;
    const qint64 cents = text.toLongLong(&isNumber);
    if (!isNumber || cents < 0 || cents > Amount::kMaxCents)
        return fail(ErrorCode::FieldInvalid, u"must be a whole number of cents"_s, option);
    return std::optional(Amount::fromCents(cents));
}

CommandResult setLimit(const CommandValues &values, Assembly &assembly)
{
    const auto role = roleOf(values);
    if (!role)
        return CommandResult::failure(role.error());
    const auto perRefund = limitOf(values, u"per-refund"_s);
    if (!perRefund)
        return CommandResult::failure(perRefund.error());
    const auto perDay = limitOf(values, u"per-day"_s);
    if (!perDay)
        return CommandResult::failure(perDay.error());
    const auto set = onCore(assembly, [&] {
        return assembly.services().staff().setLimits(*role, {*perRefund, *perDay});
    });
    return set ? CommandResult() : CommandResult::failure(asOption(set.error()));
}

} // namespace

std::vector<Command> staffCommands()
{
    const CommandOption id{u"id"_s, u"id"_s, u"id of the person, as the list shows it"_s, true};
    const CommandOption role{u"role"_s, u"role"_s, u"owner, manager, cashier or bookkeeper"_s,
                             true};
    const CommandOption pin{u"pin"_s, u"digits"_s,
                            u"temporary PIN, 4 to 8 digits; default a random one"_s};
    CommandOption perRefund{u"per-refund"_s, u"cents"_s,
                            u"one refund without an approval, at most; empty: no limit"_s, true};
    CommandOption perDay{u"per-day"_s, u"cents"_s,
                         u"all refunds of a person in a day, at most; empty: no limit"_s, true};
    perRefund.canBeEmpty = perDay.canBeEmpty = true;
    return {{.words = u"staff add"_s,
             .summary = u"Adds a person who works in the shop; prints the id and a temporary PIN"_s,
             .options = {{u"name"_s, u"text"_s, u"name, 1 to 60 characters"_s, true},
                         role,
                         pin,
                         {u"no-pin"_s, {}, u"without a PIN: this person does not sign in"_s}},
             .change = addStaff},
            {.words = u"staff list"_s,
             .summary = u"Lists the staff, also those who have left"_s,
             .options = {{u"json"_s, {}, u"as JSON"_s}},
             .read = listStaff},
            {.words = u"staff role"_s,
             .summary = u"Changes the role of a person"_s,
             .options = {id, role},
             .change = changeRole},
            {.words = u"staff pin"_s,
             .summary = u"Gives a person a temporary PIN, which ends a block; prints it once"_s,
             .options = {id, pin},
             .change = givePin},
            {.words = u"staff password"_s,
             .summary = u"Sets or removes the password with which a person signs in from another"
                        " computer"_s,
             .options = {id,
                         {.name = kPasswordFile,
                          .value = u"file"_s,
                          .help = u"file with the password, 10 to 128 characters"_s,
                          .isFile = true},
                         {u"remove"_s, {}, u"remove the password"_s}},
             .change = setPassword},
            {.words = u"staff unblock"_s,
             .summary = u"Ends the block after wrong PINs"_s,
             .options = {id},
             .change = unblockStaff},
            {.words = u"staff leave"_s,
             .summary = u"Records that a person works here no more: no access from now on"_s,
             .options = {id},
             .change = staffLeaves},
            {.words = u"staff limit"_s,
             .summary = u"Sets the refunds that a role makes without an approval"_s,
             .options = {role, perRefund, perDay},
             .change = setLimit}};
}

} // namespace tilldesk::app
