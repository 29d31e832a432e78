#include "tests/ui/screenshots/album.h"
#include "ui/models/settings/settings_pages.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/help/support_dialog.h"
#include "ui/widgets/settings/page_list.h"
#include "ui/widgets/settings/passphrase_dialog.h"
#include "ui/widgets/settings/settings_view.h"
#include "ui/widgets/setup/restore_dialog.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace tilldesk::test {

void Album::takeSafekeeping()
{
    const SafekeepingState usual = m_safekeeping.now;
    const auto save = [this](const QString &name) {
        QTest::qWait(150); // the state is read again a moment after it has changed
        settle();
        Album::save(m_window, name);
    };
    m_window.goTo(ui::Place::Settings);
    m_window.findChild<ui::SettingsView *>()->goTo(ui::SettingsPageId::Safekeeping);
    save(u"safekeeping"_s);
    m_safekeeping.isSlow = true;
    m_window.findChild<QPushButton *>(u"backUp"_s)->click();
    m_safekeeping.control->total = 640'000'000;
    m_safekeeping.control->done = 274'000'000;
    save(u"safekeeping-running"_s);
    m_safekeeping.finish(fail(ErrorCode::NoSpace));
    save(u"safekeeping-failed"_s);
    m_safekeeping.isSlow = false;
    m_window.findChild<QPushButton *>(u"backUp"_s)->click(); // a good one takes the notice away

    SafekeepingState warning = usual;
    for (int i = 0; i < 2; ++i)
        warning.latest.prepend(FakeSafekeeping::failedRun(usual.now - (2 - i) * 30min));
    warning.status.last = warning.latest.first();
    warning.status.isOld = true;
    warning.status.lastRehearsal->problem = u"the restored database fails its checks"_s;
    warning.disk.isFolderThere = false;
    warning.disk.totalBytes = 0;
    warning.restored = RestoreMark{
        .madeAt = usual.now - 26h, .restoredAt = usual.now - 1h, .lastPayment = usual.now - 27h};
    m_safekeeping.setState(warning);
    save(u"safekeeping-warning"_s);
    m_window.findChild<QPushButton *>(u"acceptRestore"_s)->click();
    Album::save(top<ui::QuestionDialog>(), u"accept-restore"_s);
    top<ui::QuestionDialog>().reject();
    m_window.goTo(ui::Place::Today);
    save(u"today-backup-warnings"_s);
    m_window.goTo(ui::Place::Settings);

    SafekeepingState first;
    first.now = usual.now;
    first.status.isOld = true;
    m_safekeeping.setState(first);
    save(u"safekeeping-first-time"_s);
    m_window.findChild<QPushButton *>(u"setPassphrase"_s)->click();
    auto &passphrase = top<ui::PassphraseDialog>();
    QTest::keyClicks(passphrase.findChild<QLineEdit *>(u"passphrase"_s), u"brood en boter"_s);
    Album::save(passphrase, u"backup-passphrase"_s);
    passphrase.close();
    m_window.run(ui::Command::SupportFile);
    settle();
    Album::save(top<ui::SupportDialog>(), u"support-file"_s);
    top<ui::SupportDialog>().close();
    m_safekeeping.setState(usual);
    settle();
    m_safekeeping.summary.madeAt = usual.now - 26h;
    m_safekeeping.summary.contents.merchants = {u"Bakkerij Janssens"_s};
    m_safekeeping.summary.contents.payments = 61'204;
    m_safekeeping.summary.newer = 2;
    m_window.findChild<QPushButton *>(u"restoreBackup"_s)->click();
    auto &restore = top<ui::RestoreDialog>();
    restore.findChild<QLineEdit *>(u"restorePassphrase"_s)->setText(m_safekeeping.passphrase);
    restore.findChild<QPushButton *>(u"restoreGo"_s)->click();
    settle();
    Album::save(restore, u"restore-in-place"_s);
    restore.close();
    resize({1024, 680});
    save(u"safekeeping-small"_s);
    this->usual();
    m_window.goTo(ui::Place::Payments);
}

} // namespace tilldesk::test
