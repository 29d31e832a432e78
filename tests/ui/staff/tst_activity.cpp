#include "tests/support/some_activity.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/activity/activity_words.h"
#include "ui/widgets/activity/activity_view.h"
#include "ui/widgets/common/chip.h"
#include "ui/widgets/exports/export_dialog.h"
#include "ui/widgets/filters/filter_field.h"
#include "ui/widgets/frame/rail.h"

#include <QClipboard>
#include <QJsonObject>
#include <QPushButton>
#include <QSet>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace tilldesk;
using namespace tilldesk::test;
using namespace tilldesk::ui;

namespace {

/// The window at the view Activity, with two days of entries.
struct ActivityDesk : Desk {
    ActivityDesk()
    {
        sofie = staff.hire(u"Sofie Janssens"_s, StaffRole::Owner, u"4711"_s);
        marc = staff.hire(u"Marc Peeters"_s, StaffRole::Manager, u"3690"_s);
        anna = staff.hire(u"Anna De Smet"_s, StaffRole::Cashier, u"2468"_s);
        staff.open(sofie);
        activity.trail = someActivity(clock.now());
        activity.chain = {.entries = activity.trail.size(), .brokenAt = 0};
        (void)QTest::qWaitForWindowActive(window.get());
        press(Qt::Key_8, Qt::ControlModifier);
        settle();
        settle();
    }
    [[nodiscard]] ActivityView *view() const { return find<ActivityView>(); }
    [[nodiscard]] TableView *table() const { return view()->findChild<TableView *>(); }
    [[nodiscard]] QStringList column(int column) const
    {
        QStringList list;
        const auto *model = table()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            list << model->index(row, column).data().toString();
        return list;
    }
    [[nodiscard]] QStringList days() const
    {
        QStringList list;
        const ActivityModel &model = view()->presenter().model();
        for (int row = 0; row < model.rowCount(); ++row)
            list << model.dayAbove(row);
        return list;
    }
    [[nodiscard]] QPushButton *badge() const { return find<QPushButton>(u"chainBadge"_s); }
    void choose(AuditKind kind)
    {
        const ActivityModel &model = view()->presenter().model();
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.at(row)->kind == kind)
                table()->selectRow(row);
        }
        settle();
        settle();
    }

    StaffId sofie;
    StaffId marc;
    StaffId anna;
};

} // namespace

/// The view Activity.
class TestActivity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault({QLocale::English, QLocale::UnitedKingdom}); }
    void opensWithItsKeyAfterReports();
    void listsWhatPeopleDidNewestFirst();
    void showsTheDayOnceForAllItsEntries();
    void keepsTheSelectionWhenEntriesCome();
    void filtersByPersonKindAndPeriod();
    void saysWhatChangedAndWhoApproved();
    void opensThePaymentOfAnEntry();
    void copiesAnEntryWithItsSeal();
    void saysWhetherTheChainIsIntact();
    void showsTheProgressOfALongCheckAndCancelsIt();
    void saysThatTheCheckIsOld();
    void filtersByWhatIsTyped();
    void exportsTheEntriesAsFiltered();
    void saysWhyNothingIsListed();
    void hasASentenceForEveryKind();
    void emphasisesPeopleAndAmounts();
    void namesEverythingForScreenReaders();
};

void TestActivity::opensWithItsKeyAfterReports()
{
    ActivityDesk desk;
    QCOMPARE(desk.window->place(), Place::Activity);
    Desk::press(Qt::Key_9, Qt::ControlModifier);
    desk.settle();
    QCOMPARE(desk.window->place(), Place::Settings);
}

void TestActivity::listsWhatPeopleDidNewestFirst()
{
    ActivityDesk desk;
    const QStringList sentences = desk.column(ActivityModel::What);
    QCOMPARE(sentences.size(), desk.activity.trail.size());
    QCOMPARE(sentences[0], u"Not allowed for Anna: an export"_s);
    QCOMPARE(sentences[1], u"Anna refunded €\u00A012.50 of Till 1 - 0490, approved by Marc"_s);
    QCOMPARE(sentences[2], u"A wrong PIN was given for Marc, 1 of 5 tries"_s);
    QCOMPARE(sentences.last(), u"The record of activity begins here"_s);
    QCOMPARE(desk.column(ActivityModel::Who)[1], u"Anna D."_s);
    QCOMPARE(desk.column(ActivityModel::Where)[1], u"Till 1"_s);
}

void TestActivity::showsTheDayOnceForAllItsEntries()
{
    ActivityDesk desk;
    const QStringList days = desk.days();
    QCOMPARE(days[0], u"Today, Friday 20 November"_s);
    QCOMPARE(days[1], QString());
    QCOMPARE(days.size() - days.count(QString()), 2);
    const int yesterday = int(days.lastIndexOf(u"Yesterday, Thursday 19 November"_s));
    QVERIFY(yesterday > 0);
    // The band makes room above the first entry of a day, and screen readers say the day.
    QVERIFY(desk.table()->rowHeight(yesterday) > desk.table()->rowHeight(1));
    const auto spoken = [&](int row) {
        return desk.table()
            ->model()
            ->index(row, ActivityModel::Time)
            .data(Qt::AccessibleTextRole)
            .toString();
    };
    QVERIFY(spoken(yesterday).startsWith(u"Yesterday, Thursday 19 November. Time: "_s));
    QVERIFY(spoken(1).startsWith(u"Time: "_s));
}

void TestActivity::keepsTheSelectionWhenEntriesCome()
{
    ActivityDesk desk;
    desk.choose(AuditKind::RefundMade);
    const QString chosen = desk.table()->chosenId();
    AuditEntry newest = desk.activity.trail.last();
    newest.seq += 1;
    newest.kind = AuditKind::SignedOut;
    desk.activity.trail << newest;
    desk.view()->refresh();
    desk.settle();
    desk.settle();
    QCOMPARE(desk.column(ActivityModel::What)[0], u"Anna locked the till"_s);
    QCOMPARE(desk.days()[1], QString());
    QCOMPARE(desk.table()->rowHeight(1), desk.table()->rowHeight(2));
    QVERIFY(showsText(desk.view(), u"1 entry is newer than the last check"_s));
    QCOMPARE(desk.table()->chosenId(), chosen);
}

void TestActivity::filtersByPersonKindAndPeriod()
{
    ActivityDesk desk;
    ActivityPresenter &list = desk.view()->presenter();
    const auto count = [&] {
        desk.settle();
        desk.settle();
        return desk.column(ActivityModel::What).size();
    };
    list.togglePerson(desk.marc.text());
    QCOMPARE(count(), 3); // his own, and the refund that he approved
    list.toggle(AuditGroup::Money);
    QCOMPARE(count(), 2);
    list.toggle(AuditGroup::PrivateData); // several kinds at once
    QCOMPARE(count(), 3);
    list.setPeriod({Period::Kind::Today});
    QCOMPARE(count(), 2);
    QCOMPARE(desk.find<Chip>(u"activityPersonChip"_s)->text(), u"Marc P."_s);
    QTest::mouseClick(desk.find<QAbstractButton>(u"clearActivityFilters"_s), Qt::LeftButton);
    QCOMPARE(count(), desk.activity.trail.size());
}

void TestActivity::saysWhatChangedAndWhoApproved()
{
    ActivityDesk desk;
    desk.choose(AuditKind::RefundMade);
    QVERIFY(showsText(desk.view(), u"Marc Peeters"_s));
    QVERIFY(showsText(desk.view(), u"Left to refund"_s));
    QVERIFY(showsText(desk.view(), u"€\u00A031.15"_s)); // before
    QVERIFY(showsText(desk.view(), u"€\u00A018.65"_s)); // after
    desk.choose(AuditKind::SignedIn);
    QVERIFY(showsText(desk.view(), u"Nothing changed."_s));
    QVERIFY(!showsText(desk.view(), u"Left to refund"_s));
    QVERIFY(showsText(desk.view(), u"Seal before"_s));
    QVERIFY(showsText(desk.view(), u"Fits the entry before it and the one after it."_s));
    desk.activity.chain.brokenAt = 12;
    desk.choose(AuditKind::RefundMade);
    QVERIFY(showsText(desk.view(), u"Does not fit the entry before it."_s));
    QCOMPARE(desk.find<QLabel>(u"entryFits"_s)->property("role").toString(), u"problem"_s);
    desk.choose(AuditKind::TrailOpened); // no entry is before the first
    QVERIFY(!showsText(desk.view(), u"Seal before"_s));
}

void TestActivity::opensThePaymentOfAnEntry()
{
    ActivityDesk desk;
    auto *open = desk.find<QPushButton>(u"entryPayment"_s);
    desk.choose(AuditKind::SignedIn);
    QVERIFY(!open->isVisible());
    desk.choose(AuditKind::RefundMade);
    QVERIFY(open->isVisible());
    open->click();
    desk.settle();
    QCOMPARE(desk.window->place(), Place::Payments);
}

void TestActivity::copiesAnEntryWithItsSeal()
{
    ActivityDesk desk;
    desk.choose(AuditKind::RefundMade);
    desk.find<QPushButton>(u"copyEntry"_s)->click();
    const QString copied = QApplication::clipboard()->text();
    QVERIFY(copied.contains(u"approved by Marc"_s));
    QVERIFY(copied.contains(QString::fromLatin1(desk.activity.trail[11].hash)));
    QTest::keyClick(desk.table(), Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text().endsWith(u"approved by Marc"_s));
}

void TestActivity::saysWhetherTheChainIsIntact()
{
    ActivityDesk desk;
    QVERIFY(desk.badge()->text().startsWith(u"Chain intact · 13 entries"_s));
    desk.activity.chain.brokenAt = 9;
    desk.badge()->click();
    QCOMPARE(desk.badge()->text(), u"Checking the chain…"_s);
    desk.settle();
    QCOMPARE(desk.badge()->text(), u"Broken at entry 9"_s);
    desk.badge()->click(); // opens the entry, and checks again
    desk.settle();
    QCOMPARE(desk.table()->chosenId(), u"9"_s);
}

void TestActivity::showsTheProgressOfALongCheckAndCancelsIt()
{
    ActivityDesk desk;
    desk.activity.checkedAtOnce = 4; // of 13 entries
    ActivityPresenter &list = desk.view()->presenter();
    QStringList badges;
    connect(&list, &ActivityPresenter::changed, this, [&] { badges << list.badge().text; });
    desk.badge()->click();
    for (int step = 0; step < 8; ++step)
        desk.settle();
    badges.removeDuplicates();
    QCOMPARE(badges.size(), 5);
    QCOMPARE(badges[0], u"Checking the chain…"_s);
    QCOMPARE(badges[1], u"Checking… 30\u00A0%"_s);
    QCOMPARE(badges[3], u"Checking… 92\u00A0%"_s);
    QVERIFY(badges[4].startsWith(u"Chain intact · 13 entries"_s));
    desk.badge()->click();
    QCOMPARE(desk.badge()->toolTip(), u"Cancel the check"_s);
    desk.badge()->click();
    desk.settle();
    QVERIFY(!list.isChecking());
    QVERIFY(desk.badge()->text().startsWith(u"Chain intact"_s)); // of the last whole check
}

void TestActivity::saysThatTheCheckIsOld()
{
    ActivityDesk desk;
    desk.clock.advance(std::chrono::hours(72));
    desk.view()->refresh();
    desk.settle();
    QCOMPARE(desk.badge()->text(), u"Not checked for 3 days"_s);
    desk.badge()->click();
    desk.settle();
    desk.settle();
    QVERIFY(desk.badge()->text().startsWith(u"Chain intact"_s));
}

void TestActivity::filtersByWhatIsTyped()
{
    ActivityDesk desk;
    auto *field = desk.find<FilterField>(u"activityFilters"_s);
    QVERIFY(field);
    FilterInput &filters = desk.view()->presenter().filters();
    const auto count = [&](const QString &query) {
        filters.setQuery(query);
        desk.settle();
        desk.settle();
        return desk.column(ActivityModel::What).size();
    };
    Desk::press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(field->isAncestorOf(QApplication::focusWidget()) || field->hasFocus());
    QCOMPARE(count(u"who:anna kind:refund amount:>=12 date:today"_s), 1);
    QCOMPARE(filters.chips().size(), 4);
    QCOMPARE(count(u"who:anna who:marc kind:refund kind:export"_s), 2); // several at once
    QCOMPARE(count(u"who:nobody"_s), 0);
    QVERIFY(showsText(desk.view(), u"No entry fits these filters"_s));
    const auto all = count({});
    QCOMPARE(all, desk.activity.trail.size());
    // Those who have left and the service complete the word, too.
    std::ranges::find(desk.staff.people, desk.marc, &StaffMember::id)->leftAt = desk.clock.now();
    Q_EMIT desk.staff.changed();
    filters.type(u"who:"_s, 4);
    QStringList names;
    for (const FilterSuggestion &suggestion : filters.suggestions())
        names << suggestion.text;
    QVERIFY2(names.contains(u"person:\"Marc Peeters\""_s), qPrintable(names.join(u' ')));
    QVERIFY2(names.contains(u"person:Tilldesk"_s), qPrintable(names.join(u' ')));
    filters.clear();
    desk.view()->presenter().togglePerson(kServiceActor);
    desk.settle();
    desk.settle();
    for (int row = 0; row < desk.table()->model()->rowCount(); ++row)
        QCOMPARE(desk.view()->presenter().model().at(row)->actor.kind, AuditActorKind::Service);
}

void TestActivity::exportsTheEntriesAsFiltered()
{
    ActivityDesk desk;
    desk.view()->presenter().toggle(AuditGroup::Money);
    desk.settle();
    Desk::press(Qt::Key_E, Qt::ControlModifier);
    desk.settle();
    auto *dialog = desk.find<ExportDialog>();
    QVERIFY(dialog);
    QCOMPARE(dialog->windowTitle(), u"Export activity"_s);
    dialog->saveTo(desk.home.filePath(u"activity.csv"_s));
    desk.settle();
    QCOMPARE(desk.exports.asked.size(), 1);
    const auto *filter = std::get_if<AuditFilter>(&desk.exports.asked.first().request->list);
    QVERIFY(filter);
    QCOMPARE(filter->kinds, kindsOf(AuditGroup::Money));
}

void TestActivity::saysWhyNothingIsListed()
{
    ActivityDesk desk;
    desk.view()->presenter().toggle(AuditGroup::Service);
    desk.view()->presenter().togglePerson(desk.anna.text());
    desk.settle();
    QVERIFY(showsText(desk.view(), u"No entry fits these filters"_s));
    desk.activity.error = Error{ErrorCode::AccessDenied, {}};
    desk.view()->presenter().clearFilters();
    desk.settle();
    QVERIFY(showsText(desk.view(), u"The activity cannot be shown"_s));
}

void TestActivity::hasASentenceForEveryKind()
{
    QSet<QString> sentences;
    for (const AuditKind kind : enumerators<AuditKind>()) {
        AuditEntry entry;
        entry.kind = kind;
        entry.actor = {.kind = AuditActorKind::Staff, .name = u"Anna De Smet"_s};
        entry.facts = {{u"name"_s, u"Marc Peeters"_s}, {u"amount"_s, 1250}};
        const QString sentence = ActivityWords::sentence(entry);
        QVERIFY(!sentence.isEmpty());
        QVERIFY2(!sentence.contains(u'%'), qPrintable(sentence));
        sentences << sentence;
    }
    QCOMPARE(sentences.size(), qsizetype(enumerators<AuditKind>().size()));
}

void TestActivity::emphasisesPeopleAndAmounts()
{
    ActivityDesk desk;
    const auto refund =
        std::ranges::find(desk.activity.trail, AuditKind::RefundMade, &AuditEntry::kind);
    const QStringList strong = ActivityWords::strongParts(*refund);
    QCOMPARE(strong, (QStringList{u"Anna"_s, u"Marc"_s, u"€\u00A012.50"_s}));
    for (const QString &part : strong)
        QVERIFY2(ActivityWords::sentence(*refund).contains(part), qPrintable(part));
    AuditEntry made;
    made.kind = AuditKind::BackupMade; // by the service, which is no person
    QCOMPARE(ActivityWords::strongParts(made), QStringList());
}

void TestActivity::namesEverythingForScreenReaders()
{
    ActivityDesk desk;
    desk.choose(AuditKind::RefundMade);
    for (const auto *button : desk.view()->findChildren<QAbstractButton *>()) {
        if (button->isVisible())
            QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(),
                     qPrintable(button->objectName()));
    }
    QVERIFY(!desk.table()->accessibleName().isEmpty());
    const auto *model = desk.table()->model();
    QCOMPARE(model->index(1, ActivityModel::What).data(Qt::AccessibleTextRole).toString(),
             u"What happened: Anna refunded €\u00A012.50 of Till 1 - 0490, approved by Marc"_s);
}

TILLDESK_TEST(TestActivity, QApplication)
#include "tst_activity.moc"
