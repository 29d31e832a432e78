#include "app/command_line.h"
#include "app/control.h"
#include "app/desktop.h"
#include "app/desktop_remote.h"
#include "app/first_run.h"
#include "app/restored_folder.h"
#include "app/stop_signals.h"
#include "app/system_keychain.h"
#include "ui/widgets/setup/setup_window.h"

#include <QApplication>
#include <QMessageBox>
#include <QTimer>
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

/// Shows the window of a till until the person quits.
/// @param link  of a pairing; empty: asks for one unless this computer is a till already
int serveTill(const DesktopInvocation &asked, const QString &link, QApplication &application,
              const std::atomic<bool> &isToStop)
{
    SystemKeychain keychain;
    const TillHome home(asked.settings.dataDir, &keychain);
    const auto known = link.isEmpty() ? home.read() : std::optional<KnownService>();
    if (!known)
        return refuse(known.error());
    RemoteDesktop desktop(home, application);
    if (*known)
        desktop.connectTo(**known);
    else if (!desktop.pair(link))
        return CommandResult::kFine;
    desktop.show(asked.quitWhenShown);
    return isToStop ? CommandResult::kFine : QApplication::exec();
}

/// Runs the setup of the first run. Returns null if the person has left it.
/// @param wantsTill  set if the person wants to connect to a shop on another computer
std::unique_ptr<HeldShop> setUp(const DesktopInvocation &asked, std::unique_ptr<HeldShop> held,
                                QApplication &application, Desktop::Start &start, bool &wantsTill)
{
    FirstRun firstRun(asked.settings, std::move(held));
    {
        ui::Theme theme(application, ui::ThemeChoice::System);
        ui::SetupWindow window(firstRun, theme, application);
        QObject::connect(&window, &ui::SetupWindow::finished, &application,
                         [] { QCoreApplication::exit(); });
        QObject::connect(&window, &ui::SetupWindow::connectRequested, &application, [&wantsTill] {
            wantsTill = true;
            QCoreApplication::exit();
        });
        window.show();
        if (asked.quitWhenShown)
            QTimer::singleShot(0, &window, [&window] {
                window.repaint();
                Desktop::printShown();
            });
        QApplication::exec();
        const NewShop answers = window.presenter().answers();
        start = {.isDemo = firstRun.isDemo(),
                 .isFirst = true,
                 .owner = firstRun.owner(),
                 .firstPayment = window.presenter().opened().firstPayment,
                 .language = answers.language,
                 .hasSticker = answers.hasSticker && !firstRun.isDemo()};
    }
    return firstRun.take();
}

/// Shows the main window until the person quits. Returns the exit code of the event loop.
int serve(HeldShop &shop, const Desktop::Start &start, const DesktopInvocation &asked,
          QApplication &application, const std::atomic<bool> &isToStop)
{
    Assembly &assembly = shop.assembly();
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
    Desktop desktop(assembly, shop.directory(), application, start);
    int exitCode = CommandResult::kFine;
    { // destroyed before the core stops: pending control requests need the core
        ControlServer control(assembly, [&desktop] { desktop.raise(); });
        if (const auto listening = control.listen(shop.directory()); !listening)
            return refuse(listening.error());
        desktop.show(asked.quitWhenShown);
        if (!isToStop)
            exitCode = QApplication::exec();
    }
    // A stop signal, or the end of the session, does not wait for a backup.
    if (exitCode == CommandResult::kFine && lost.isEmpty() && !isToStop && !qApp->isSavingSession())
        std::ignore = assembly.backups().backUpAtQuit(); // records a failure
    assembly.stop();
    if (const QString restored = assembly.restored(); !restored.isEmpty()) {
        if (const auto moved =
                exchangeFolders(shop.directory().path(), restored, SystemClock().now());
            !moved)
            return refuse(moved.error());
    }
    return lost.isEmpty() ? exitCode : refuse(DesktopWords::stopped(lost), lost);
}

/// Returns whether the database has a merchant; without one, the first run has not ended.
bool hasMerchant(Assembly &assembly)
{
    return !assembly.directory().current()->merchants().isEmpty();
}

int run(const DesktopInvocation &asked, QApplication &application,
        const std::atomic<bool> &isToStop)
{
    if (!asked.settings.database.isEmpty())
        return refuse(
            {ErrorCode::Storage,
             u"The window does not open a PostgreSQL database itself. Start tilldeskd serve"
             " with --database, and connect the window to it: tilldeskd pair prints the"
             " link for tilldesk --connect"_s});
    storage::DataDirectory directory(asked.settings.dataDir);
    const auto contents = directory.contents();
    if (!contents) // an incomplete shop is an error
        return refuse(contents.error());
    if (asked.disconnects) {
        if (const auto forgotten = TillHome(directory.path(), nullptr).forget(); !forgotten)
            return refuse(forgotten.error());
    }
    const bool isShop = *contents == storage::DataDirectory::Contents::Shop;
    if (isShop && !asked.link.isEmpty())
        return refuse({ErrorCode::FieldInvalid,
                       u"--connect: %1 holds a shop of its own; choose another folder with"
                       " --data-dir"_s.arg(directory.path())});
    if (!asked.link.isEmpty() || (!isShop && TillHome::isTill(directory.path())))
        return serveTill(asked, asked.link, application, isToStop);
    std::unique_ptr<HeldShop> shop;
    if (isShop) {
        auto held = HeldShop::hold(asked.settings);
        if (!held && held.error().code == ErrorCode::Busy)
            return raiseOther(directory);
        if (!held)
            return refuse(held.error());
        shop = std::move(*held);
        if (const auto started = shop->start(); !started)
            return refuse(started.error());
    }
    Desktop::Start start;
    bool wantsTill = false;
    if (!shop || !hasMerchant(shop->assembly()))
        shop = setUp(asked, std::move(shop), application, start, wantsTill);
    if (wantsTill)
        return serveTill(asked, {}, application, isToStop);
    return shop ? serve(*shop, start, asked, application, isToStop) : CommandResult::kFine;
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
        int exitCode = Desktop::kStartAgain;
        while (exitCode == Desktop::kStartAgain)
            exitCode = run(std::get<DesktopInvocation>(*asked), application, isToStop);
        return exitCode;
    } catch (const std::exception &e) {
        return refuse({ErrorCode::Internal, QString::fromUtf8(e.what())});
    }
}
