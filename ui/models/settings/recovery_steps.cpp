#include "ui/models/settings/recovery_steps.h"

#include "ui/models/common/format.h"

using namespace Qt::StringLiterals;

namespace tilldesk::ui {

QString RecoverySteps::title()
{
    return tr("If the computer of the shop breaks");
}

QString RecoverySteps::body(const SafekeepingState &state)
{
    const QString place = state.disk.name.isEmpty()
        ? state.settings.folder
        : tr("%1 (disk %2)").arg(state.settings.folder, state.disk.name);
    QStringList steps;
    steps << tr("Install Tilldesk on another computer.")
          << (state.settings.folder.isEmpty()
                  ? tr("Connect the disk with the backups, or copy the newest backup.")
                  : tr("Connect the disk with the backups, or copy the newest backup. They are in "
                       "the folder %1.")
                        .arg(place))
          << tr("Start Tilldesk. On the first page choose “Restore from a backup…”, then the file "
                "with the latest date in its name.")
          << (state.settings.passphraseFile.isEmpty()
                  ? tr("These backups have no passphrase.")
                  : tr("Type the passphrase of the backups. Nobody can open a backup without it."))
          << tr("Compare the date and the number of payments with what you expect, and press "
                "Restore.")
          << tr("Payouts, refunds and callbacks wait. Look up what was paid out and refunded after "
                "the backup, then choose “Let them go on…” in Settings, Safe keeping.");
    QString html = u"<h1>%1</h1>"_s.arg(title().toHtmlEscaped());
    html += u"<ol>"_s;
    for (const QString &step : std::as_const(steps))
        html += u"<li>%1</li>"_s.arg(step.toHtmlEscaped());
    html += u"</ol>"_s;
    if (state.status.lastGood)
        html += u"<p>%1</p>"_s.arg(tr("Last backup when this page was printed: %1, %n payment(s).",
                                      nullptr, int(state.status.lastGood->payments))
                                       .arg(fullMoment(state.status.lastGood->at))
                                       .toHtmlEscaped());
    return html
        + u"<p class=\"quiet\">%1</p>"_s.arg(
            tr("Printed on %1. Keep this page and the passphrase apart from the backups.")
                .arg(fullMoment(state.now))
                .toHtmlEscaped());
}

} // namespace tilldesk::ui
