#include "tests/support/test_program.h"
#include "tests/ui/pack_fixture.h"
#include "ui/widgets/exports/schedule_dialog.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

using namespace Qt::StringLiterals;
using namespace tilldesk;
using namespace tilldesk::ui;
using Dialog = test::PackDesk;
using test::showsText;

namespace {

/// The schedule of a shop whose packs are sent.
PackState sentPacks()
{
    PackState state;
    state.settings.folder = u"/srv/books"_s;
    state.settings.to = {u"books@example.com"_s};
    state.settings.mail.host = u"mail.example.com"_s;
    return state;
}

} // namespace

/// The pack that is made and sent every month, in the month's dialog.
class TestPackSending : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom});
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }
    void sendsThePackOnceItIsSaved();
    void sendsAgainWhatTheServerRefused();
    void keepsTheScheduleOffItsScrollBar();
    void setsUpThePackThatIsMadeByItself();
    void saysWhatIsWrongWithTheSchedule();
    void makesAPackNowAndSaysHowItWent();
};

void TestPackSending::sendsThePackOnceItIsSaved()
{
    Dialog dialog;
    auto *send = dialog.it->findChild<QCheckBox *>(u"packSend"_s);
    auto *save = dialog.it->findChild<QPushButton *>(u"saveExport"_s);
    QVERIFY(send->isHidden()); // no mail server is set
    QCOMPARE(save->text(), u"Save"_s);
    dialog.exports.pack = sentPacks();
    Q_EMIT dialog.exports.packChanged();
    QTRY_COMPARE(send->text(), u"Send it by e-mail to books@example.com"_s);
    QVERIFY(send->isChecked() && !send->isHidden());
    QCOMPARE(save->text(), u"Save and send"_s);
    QVERIFY(save->isDefault());
    dialog.months()->setCurrentIndex(2);
    QTest::mouseClick(save, Qt::LeftButton);
    QVERIFY(dialog.exports.packsMade.isEmpty()); // first the files
    dialog.exports.answer(ExportReport{{}, 1, {}, 1, {dialog.home.path()}});
    QTRY_COMPARE(dialog.exports.packsMade, QList<QDate>{QDate(2026, 9, 1)});
    dialog.months()->setCurrentIndex(3);
    QTest::mouseClick(send, Qt::LeftButton, {}, QPoint(8, send->height() / 2));
    QVERIFY(!send->isChecked());
    QCOMPARE(save->text(), u"Save"_s);
    QTest::mouseClick(save, Qt::LeftButton);
    dialog.exports.answer(ExportReport{{}, 1, {}, 1, {dialog.home.path()}});
    QTRY_VERIFY(showsText(dialog.it, dialog.home.path()));
    QCOMPARE(dialog.exports.packsMade.size(), 1); // not chosen
    send->setChecked(true);
    dialog.months()->setCurrentIndex(0);
    QVERIFY(!send->isEnabled());
    QVERIFY(send->toolTip().contains(u"A month that is not over is not sent"_s));
    QCOMPARE(save->text(), u"Save"_s);
}

void TestPackSending::sendsAgainWhatTheServerRefused()
{
    Dialog dialog;
    keepTheBakerysVat(dialog.bookkeeping);
    dialog.reopenForAMerchant();
    const auto *figures = dialog.it->findChild<QWidget *>(u"monthFigures"_s);
    QTRY_VERIFY(figures->isVisible());
    PackRun failed;
    failed.month = QDate(2026, 8, 1);
    failed.files = {u"/srv/books/tilldesk-2026-08.zip"_s};
    failed.mailProblem = u"535 authentication failed"_s;
    dialog.exports.pack = sentPacks();
    dialog.exports.pack.last = failed;
    Q_EMIT dialog.exports.packChanged();
    auto *make = dialog.it->findChild<QPushButton *>(u"makePackNow"_s);
    QTRY_COMPARE(make->text(), u"Retry"_s);
    const auto topOf = [&dialog](const QWidget *widget) {
        return widget->mapTo(dialog.it, QPoint()).y();
    };
    QTRY_VERIFY(topOf(make) < topOf(figures)); // in view on a small screen
    QVERIFY(showsText(dialog.it, u"535 authentication failed"_s));
    QTest::mouseClick(make, Qt::LeftButton);
    QCOMPARE(dialog.exports.packsMade, QList<QDate>{QDate(2026, 8, 1)});
    QTRY_COMPARE(make->text(), u"Make now"_s);
    QTRY_VERIFY(topOf(make) > topOf(figures));
}

void TestPackSending::keepsTheScheduleOffItsScrollBar()
{
    Dialog dialog;
    dialog.exports.pack = sentPacks();
    Q_EMIT dialog.exports.packChanged();
    dialog.it->findChild<QPushButton *>(u"setUpSchedule"_s)->click();
    auto *schedule = dialog.it->findChild<ScheduleDialog *>();
    QVERIFY(schedule);
    dialog.settle();
    auto *area = schedule->findChild<QScrollArea *>();
    QVERIFY(area->verticalScrollBar()->isVisible());
    for (const QLineEdit *line : area->findChildren<QLineEdit *>()) {
        const int right = line->mapTo(area->widget(), QPoint(line->width(), 0)).x();
        QVERIFY2(right <= area->viewport()->width() - 8, qPrintable(line->objectName()));
    }
}

void TestPackSending::setsUpThePackThatIsMadeByItself()
{
    Dialog dialog;
    QTRY_VERIFY(showsText(dialog.it, u"Tilldesk can make the zipped pack of the last month"_s));
    QVERIFY(dialog.it->findChild<QPushButton *>(u"makePackNow"_s)->isHidden());
    dialog.it->findChild<QPushButton *>(u"setUpSchedule"_s)->click();
    auto *schedule = dialog.it->findChild<ScheduleDialog *>();
    QVERIFY(schedule);
    auto *save = schedule->findChild<QPushButton *>(u"saveSchedule"_s);
    QVERIFY(!save->isEnabled());
    const auto type = [&](const QString &field, const QString &text) {
        auto *line = schedule->findChild<QLineEdit *>(field);
        if (line == nullptr)
            line = schedule->findChild<QWidget *>(field)->findChild<QLineEdit *>();
        line->setText(text);
    };
    type(u"packFolder"_s, u"/srv/books"_s);
    type(u"packDay"_s, u"5"_s);
    type(u"packTime"_s, u"7:30"_s);
    type(u"packTo"_s, u"a@example.com, b@example.com"_s);
    type(u"mailServer"_s, u"mail.example.com"_s);
    type(u"mailFrom"_s, u"shop@example.com"_s);
    type(u"mailUser"_s, u"shop"_s);
    QVERIFY(!save->isEnabled()); // the user has no password yet
    type(u"password"_s, u"hunter2"_s);
    QVERIFY2(save->isEnabled(), qPrintable(save->toolTip()));
    save->click();
    const PackSettings &stored = dialog.exports.pack.settings;
    QTRY_COMPARE(stored.folder, u"/srv/books"_s);
    QCOMPARE(stored.day, 5);
    QCOMPARE(stored.time, QTime(7, 30));
    QCOMPARE(stored.to, (QStringList{u"a@example.com"_s, u"b@example.com"_s}));
    QCOMPARE(stored.mail.host, u"mail.example.com"_s);
    QCOMPARE(stored.mail.user, u"shop"_s);
    QTRY_COMPARE(dialog.exports.password, u"hunter2"_s);
    QTRY_VERIFY(showsText(dialog.it, u"On day 5 of each month, at 07:30, in /srv/books."_s));
    QVERIFY(!dialog.it->findChild<QPushButton *>(u"makePackNow"_s)->isHidden());
}

void TestPackSending::saysWhatIsWrongWithTheSchedule()
{
    Dialog dialog;
    PackState state;
    state.settings.folder = u"/srv/books"_s;
    PackScheduleForm form(dialog.gateways, state);
    PackScheduleDraft draft = form.draft();
    draft.day = u"29"_s;
    draft.time = u"25:00"_s;
    draft.to = u"nobody"_s;
    form.setDraft(draft);
    QStringList fields = form.problems().keys();
    fields.sort();
    QCOMPARE(fields, (QStringList{u"mailServer"_s, u"packDay"_s, u"packTime"_s, u"packTo"_s}));
    QVERIFY(!form.canSave());
    draft = PackScheduleForm(dialog.gateways, state).draft();
    draft.folder = u"/nowhere"_s;
    form.setDraft(draft);
    dialog.exports.refusal = Error{ErrorCode::FieldInvalid, u"is no folder"_s, u"packFolder"_s};
    form.save();
    QTRY_VERIFY(form.problems().value(u"packFolder"_s).contains(u"cannot be written"_s));
    QVERIFY(form.isChanged());
}

void TestPackSending::makesAPackNowAndSaysHowItWent()
{
    Dialog dialog;
    dialog.exports.pack.settings.folder = u"/srv/books"_s;
    Q_EMIT dialog.exports.packChanged();
    auto *make = dialog.it->findChild<QPushButton *>(u"makePackNow"_s);
    QTRY_VERIFY(make->isVisible() && make->isEnabled());
    make->click();
    QCOMPARE(dialog.exports.packsMade, QList<QDate>{QDate(2026, 10, 1)});
    QTRY_VERIFY(showsText(dialog.it, u"October 2026 was made on"_s));
    PackRun failed;
    failed.month = QDate(2026, 10, 1);
    failed.problem = u"/srv/books is no folder"_s;
    dialog.exports.pack.last = failed;
    Q_EMIT dialog.exports.packChanged();
    QTRY_VERIFY(showsText(dialog.it, u"The pack of October 2026 could not be made."_s));
    QVERIFY(showsText(dialog.it, u"/srv/books is no folder"_s));
}

TILLDESK_TEST(TestPackSending, QApplication)
#include "tst_pack_sending.moc"
