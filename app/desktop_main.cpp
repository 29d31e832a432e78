#include "app/command_line.h"
#include "app/control.h"
#include "app/desktop.h"
#include "app/log_file.h"
#include "app/stop_signals.h"
#include "app/system_keychain.h"
#include "ui/widgets/frame/translations.h"

#include <QApplication>
#include <QMessageBox>
#include <atomic>
#include <cstdio>

using namespace tilldesk;
using namespace tilldesk::app;
using namespace Qt::StringLiterals;

namespace {

int print(FILE *stream, const QString &text, int exitCode)
{
    std::fputs(text.toUtf8().constData(), stream);
    return exitCode;
}

/// Shows the error in a dialog too: a desktop started from a menu has no terminal.
int refuse(const QString &shown, const QString &printed)
{
    std::fprintf(stderr, "%s\n", printed.toUtf8().constData());
    QMessageBox::critical(nullptr, u"Tilldesk"_s, shown);
    return CommandResult::kFailed;
}

int refuse(const Error &error)
{
    return refuse(DesktopWords::cannotStart(error), error.detail);
}

int raiseOther(const storage::DataDirectory &directory)
{
    const auto raised = askHolder(directory, kRaiseWords, {});
    if (!raised)
        return refuse(raised.error());
    if (raised->exitCode != CommandResult::kFine)
        return refuse({ErrorCode::Busy, u"The service is running on this data without a window"_s});
    return CommandResult::kFine;
}

int run(const DesktopInvocation &asked, QApplication &application,
        const std::atomic<bool> &isToStop)
{
    storage::DataDirectory directory(asked.settings.dataDir);
    // An empty folder means a first run; an incomplete shop is an error.
    if (const auto contents = directory.contents(); !contents)
        return refuse(contents.error());
    if (const auto created = directory.create(); !created)
        return refuse(created.error());
    const auto lock = lockOrFindHolder(directory);
    if (!lock)
        return refuse(lock.error());
    if (*lock == storage::DataDirectory::Lock::HeldByAnother)
        return raiseOther(directory);

    LogFile file(asked.settings.logFile.isEmpty() ? directory.path() + u"/tilldesk.log"_s
                                                  : asked.settings.logFile);
    if (!file.isOpen())
        return refuse({ErrorCode::Storage, file.problem()});
    Log log(file.descriptor(), LogFile::kMaxBytes, [&file] { file.putAside(); });
    const SystemClock clock;
    const BootClock monotonic;
    SystemKeychain keychain;
    Assembly assembly(asked.settings, directory, {clock, monotonic}, log,
                      {.keychain = &keychain, .prefersKeychain = true});
    QString lost;
    assembly.core().setLostHandler([&lost](const QString &reason) {
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [&lost, reason] {
                lost = reason;
                QCoreApplication::exit();
            },
            Qt::QueuedConnection);
    });
    if (const auto started = assembly.start(); !started)
        return refuse(started.error());
    Desktop desktop(assembly, directory, application);
    int exitCode = CommandResult::kFine;
    { // destroyed before the core stops: pending control requests need the core
        ControlServer control(assembly, [&desktop] { desktop.raise(); });
        if (const auto listening = control.listen(directory); !listening)
            return refuse(listening.error());
        desktop.show(asked.quitWhenShown);
        if (!isToStop)
            exitCode = QApplication::exec();
    }
    // A stop signal, or the end of the session, does not wait for a backup.
    if (exitCode == CommandResult::kFine && lost.isEmpty() && !isToStop && !qApp->isSavingSession())
        std::ignore = assembly.backups().backUpAtQuit(); // records a failure
    assembly.stop();
    return lost.isEmpty() ? exitCode : refuse(DesktopWords::stopped(lost), lost);
}

} // namespace

int main(int argc, char *argv[])
{
    std::atomic<bool> isToStop = false;
    const StopSignals stopSignals([&isToStop] {
        isToStop = true;
        if (QCoreApplication::instance() != nullptr)
            QMetaObject::invokeMethod(
                // Not quit(), which asks the window first: a stop signal must not wait for an
                // answer.
                QCoreApplication::instance(), [] { QCoreApplication::exit(); },
                Qt::QueuedConnection);
    });
    // Handled before QApplication is created, because the help needs no display.
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    if (const auto early = readDesktopCommandLine(arguments);
        early && std::holds_alternative<Information>(*early))
        return print(stdout, std::get<Information>(*early).text, CommandResult::kFine);
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"Tilldesk"_s);
    QApplication::setDesktopFileName(u"tilldesk"_s);
    const auto asked = readDesktopCommandLine(QCoreApplication::arguments().sliced(1));
    if (!asked)
        return print(stderr, asked.error().detail + u"\n"_s, CommandResult::kWrongUsage);
    try {
        return run(std::get<DesktopInvocation>(*asked), application, isToStop);
    } catch (const std::exception &e) {
        return refuse({ErrorCode::Internal, QString::fromUtf8(e.what())});
    }
}
