#pragma once

#include <QProcess>
#include <QStringList>

namespace tilldesk::test {

/// Result of running a system program.
struct ToolAnswer {
    int exitCode = -1; ///< -1: did not run or did not end
    QByteArray output; ///< standard output and standard error
};

/// Runs a program to its end, for 30 s at most.
/// @param input  its standard input
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
