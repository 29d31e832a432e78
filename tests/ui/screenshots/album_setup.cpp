#include "tests/support/fake_setup.h"
#include "tests/ui/screenshots/album.h"
#include "ui/models/setup/setup_words.h"
#include "ui/widgets/common/question_dialog.h"
#include "ui/widgets/frame/offer_bar.h"
#include "ui/widgets/setup/restore_dialog.h"
#include "ui/widgets/setup/setup_window.h"

#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace tilldesk::test {

void Album::takeSetup()
{
    FakeSetup setup;
    const QString locale = QLocale().name();
    setup.kept.language = locale == "C"_L1 ? u"en"_s : locale.first(2);
    ui::SetupWindow window(setup, m_theme, *qApp);
    if (!m_order.size.isEmpty())
        window.resize(m_order.size);
    window.show();
    auto &presenter = window.presenter();
    const auto save = [this, &window](const QString &name) {
        QCoreApplication::processEvents();
        Album::save(window, name);
    };
    presenter.setName(m_order.isExaggerated ? u"Bakkerij Janssens-Peete"_s
                                            : u"Bakkerij Janssens"_s);
    window.findChild<QLineEdit *>(u"shopName"_s)->setText(presenter.answers().name);
    save(u"setup-1"_s);
    window.findChild<QPushButton *>(u"setupRestore"_s)->click();
    setup.summary.contents.merchants = {u"Bakkerij Janssens"_s};
    setup.summary.contents.payments = 61'204;
    auto &restore = top<ui::RestoreDialog>();
    QTest::keyClicks(restore.findChild<QLineEdit *>(u"restoreFile"_s),
                     u"/media/sofie/KLUIS/tilldesk-20261120T110000Z.backup"_s);
    restore.findChild<QPushButton *>(u"restoreGo"_s)->click();
    QCoreApplication::processEvents();
    Album::save(restore, u"setup-restore"_s);
    restore.reject();
    presenter.next();
    presenter.setIban(u"BE68539007547035"_s);
    window.findChild<QLineEdit *>(u"iban"_s)->setText(u"BE68 5390 0754 7035"_s);
    save(u"setup-2-wrong"_s);
    presenter.setIban(u"BE68539007547034"_s);
    window.findChild<QLineEdit *>(u"iban"_s)->setText(u"BE68 5390 0754 7034"_s);
    presenter.setAccountName(u"Bakkerij Janssens BV"_s);
    window.findChild<QLineEdit *>(u"accountName"_s)->setText(presenter.answers().accountName);
    save(u"setup-2"_s);
    presenter.next();
    save(u"setup-3"_s);
    presenter.next();
    presenter.setOwner(u"Sofie Janssens"_s);
    window.findChild<QLineEdit *>(u"ownerName"_s)->setText(u"Sofie Janssens"_s);
    for (const QString &pin : {u"pin"_s, u"pinAgain"_s})
        window.findChild<QLineEdit *>(pin)->setText(u"4071"_s);
    presenter.setPin(u"4071"_s);
    presenter.setPinAgain(u"4071"_s);
    save(u"setup-4"_s);
    setup.error = Error{ErrorCode::NoSpace, {}, {}};
    presenter.open();
    QTest::qWait(50);
    save(u"setup-4-failed"_s);
    QTest::keyClick(&window, Qt::Key_Escape);
    Album::save(top<ui::QuestionDialog>(), u"setup-leave"_s);
    top<ui::QuestionDialog>().reject();
    window.hide();
    ui::OfferBar bar(ui::SetupWords::demo(), ui::SetupWords::ownShop(), false);
    bar.resize(1100, bar.sizeHint().height());
    bar.show();
    QCoreApplication::processEvents();
    Album::save(bar, u"demo-bar"_s);
}

} // namespace tilldesk::test
