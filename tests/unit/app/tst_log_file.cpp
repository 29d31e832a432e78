#include "app/log_file.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace tilldesk::app;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

void append(const LogFile &log, const QByteArray &text)
{
    QCOMPARE(::write(log.descriptor(), text.constData(), size_t(text.size())),
             ssize_t(text.size()));
}

} // namespace

class TestLogFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void appendsForItsOwnerOnly();
    void goesOnInANewFileUnderTheSameDescriptor();
    void putsALargeFileAsideWhenItOpens();
    void leavesStandardErrorAlone();
    void saysWhyItCannotBeWritten();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"tilldesk.log"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestLogFile::appendsForItsOwnerOnly()
{
    append(LogFile(path()), "one\n");
    append(LogFile(path()), "two\n");
    QCOMPARE(contentOf(path()), "one\ntwo\n");
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(path()) & others));
}

void TestLogFile::goesOnInANewFileUnderTheSameDescriptor()
{
    LogFile log(path());
    const int descriptor = log.descriptor();
    append(log, "first\n");
    log.putAside();
    append(log, "second\n");
    log.putAside();
    append(log, "third\n");
    QCOMPARE(log.descriptor(), descriptor);
    QCOMPARE(contentOf(path()), "third\n");
    QCOMPARE(contentOf(path() + u".1"_s), "second\n");
}

void TestLogFile::putsALargeFileAsideWhenItOpens()
{
    {
        QFile large(path());
        QVERIFY(large.open(QFile::WriteOnly));
        QVERIFY(large.resize(LogFile::kMaxBytes + 1));
    }
    append(LogFile(path()), "fresh\n");
    QCOMPARE(contentOf(path()), "fresh\n");
    QCOMPARE(QFile(path() + u".1"_s).size(), LogFile::kMaxBytes + 1);
}

void TestLogFile::leavesStandardErrorAlone()
{
    LogFile log{QString()};
    log.putAside();
    QCOMPARE(log.descriptor(), STDERR_FILENO);
}

void TestLogFile::saysWhyItCannotBeWritten()
{
    const LogFile log(m_folder->filePath(u"missing/tilldesk.log"_s));
    QVERIFY(!log.isOpen());
    QVERIFY(log.problem().contains(u"missing/tilldesk.log"_s));
}

TILLDESK_TEST(TestLogFile, QCoreApplication)
#include "tst_log_file.moc"
