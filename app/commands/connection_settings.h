#pragma once

#include "app/command.h"
#include "core/domain/hosted.h"

#include <QJsonObject>

namespace tilldesk::app {

/// Returns the options with which a command connects a profile with its provider.
[[nodiscard]] QList<CommandOption> connectionOptions();
/// Returns whether a value of connectionOptions() is given.
[[nodiscard]] bool hasConnectionValues(const CommandValues &values);

/// Sets the environment of a profile and the connection that the values name; what they do not name
/// stays. Called on the core thread, inside an open transaction.
/// Errors: `FieldInvalid` naming the option; as hosted::ConnectionService::set().
[[nodiscard]] Result<HostedConnection> setConnection(hosted::ConnectionService &service,
                                                     const ProfileId &profile,
                                                     const CommandValues &values);

/// Returns the connection as members of a profile's JSON, named after the options. Has no secret.
[[nodiscard]] QJsonObject connectionJson(const HostedConnection &connection);
/// Returns the same as names of options and their values.
[[nodiscard]] QList<std::pair<QString, QString>>
connectionLines(const HostedConnection &connection);

/// Returns the error with its field in the form of an option of connectionOptions().
[[nodiscard]] Error asConnectionOption(Error error);

} // namespace tilldesk::app
