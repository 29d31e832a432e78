#pragma once

#include <QProcess>
#include <QStringList>

namespace tilldesk::test {

/// What a program of the system has said.
struct ToolAnswer {
    int exitCode = -1; ///< -1: it did not run
    QByteArray output; ///< of both kinds
};

/// Runs a program to its end, 30 s at most.
/// @param input  what it gets to read
inline ToolAnswer runTool(const QString &program, const QStringList &arguments,
                          const QByteArray &input = {})
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(30'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAll()};
}

} // namespace tilldesk::test
