#include "core/storage/dialect.h"
#include "core/storage/migrate.h"
#include "core/storage/numbered_sql.h"
#include "core/storage/server_move.h"
#include "core/storage/transaction.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

using namespace tilldesk;
using namespace tilldesk::storage;
using namespace tilldesk::test;
using namespace Qt::StringLiterals;

namespace {

/// A statement in the sources of the program.
struct SourceStatement {
    QString file; ///< from the project's folder
    QString sql;
};

/// Statements that only SQLite reads, by a part of them: their callers ask for the engine first.
const QStringList kOfSqliteAlone{u"sqlite_schema"_s, u"pragma_table_info"_s, u"sqlite_version()"_s,
                                 u"'delete-all'"_s};

QString sourceOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return QString::fromUtf8(file.readAll());
}

/// Returns the text of adjacent string literals.
QString joined(const QString &literals)
{
    static const QRegularExpression literal(u"\"((?:[^\"\\\\]|\\\\.)*)\""_s);
    QString text;
    auto all = literal.globalMatch(literals);
    while (all.hasNext())
        text += all.next().captured(1);
    return text.replace(u"\\\""_s, u"\""_s).replace(u"\\n"_s, u"\n"_s);
}

/// Puts a value in place of each `%1` that stands for one. Empty: it stands for something else.
QString withValues(QString sql)
{
    static const QRegularExpression list(u"IN \\(%\\d\\)"_s);
    static const QRegularExpression number(
        u"(= |<> |[<>] |>= |<= |- |, |LIMIT |BETWEEN |THEN |ELSE )%\\d(?!\\d)"_s);
    static const QRegularExpression other(u"%\\d"_s);
    sql.replace(list, u"IN (NULL)"_s);
    sql.replace(number, u"\\11"_s);
    return sql.contains(other) ? QString() : sql;
}

/// Returns the statements of a file that are one literal, or one with numbers put in by `arg()`.
QList<SourceStatement> statementsIn(const QString &path)
{
    const QString one = u"(?:u?\"(?:[^\"\\\\\\n]|\\\\.)*\"(?:_s)?)"_s;
    static const QRegularExpression literals(one + u"(?:\\s*(?://[^\\n]*\\n\\s*)*"_s + one
                                             + u")*"_s);
    static const QRegularExpression isContinued(u"^\\)?\\s*\\+"_s);
    static const QRegularExpression begin(
        u"^\\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH)\\s"_s);
    const QString source = sourceOf(path);
    QList<SourceStatement> found;
    auto all = literals.globalMatch(source);
    while (all.hasNext()) {
        const auto match = all.next();
        QString sql = joined(match.captured());
        if (!begin.match(sql).hasMatch())
            continue;
        const QString before = source.first(match.capturedStart()).trimmed().right(1);
        const QString after = source.mid(match.capturedEnd()).trimmed().left(5);
        if (before == u"+" || isContinued.match(after).hasMatch())
            continue; // a part of a statement
        sql = withValues(sql);
        if (!sql.isEmpty())
            found << SourceStatement{.file = path, .sql = sql};
    }
    return found;
}

QList<SourceStatement> statementsOfTheProgram()
{
    QList<SourceStatement> all;
    for (const QString &folder : {u"core"_s, u"app"_s}) {
        QDirIterator files(QStringLiteral(TILLDESK_SOURCES "/") + folder, {u"*.cpp"_s, u"*.h"_s},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            all << statementsIn(files.next());
    }
    return all;
}

bool isOfSqliteAlone(const QString &sql)
{
    return std::ranges::any_of(kOfSqliteAlone,
                               [&sql](const QString &part) { return sql.contains(part); });
}

} // namespace

/// Lets PostgreSQL compile the statements of the program, also those that no test runs on it.
class TestStaticStatements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areReadByPostgresql();
    void noticesAStatementOfSqliteAlone();

private:
    /// Returns why the server refuses the statement; empty if it compiles it.
    static QString refusal(Database &db, const QString &sql)
    {
        const NumberedSql numbered = numberPlaceholders(inPostgresSql(sql));
        QString types;
        // A type that the server cannot tell is told by bind(), which a text stands for here.
        for (int attempt = 0; attempt < 2; ++attempt) {
            try {
                db.execute(u"PREPARE tried %1 AS "_s.arg(types) + QString::fromUtf8(numbered.text));
                db.execute(u"DEALLOCATE tried"_s);
                return {};
            } catch (const StorageException &e) {
                const QString why = QString::fromUtf8(e.what());
                if (attempt == 1 || !why.contains("could not determine data type"_L1))
                    return why;
                types = u'('
                    + QStringList(qsizetype(numbered.names.size()), u"text"_s).join(u", "_s) + u')';
            }
        }
        return {};
    }
};

void TestStaticStatements::areReadByPostgresql()
{
    const QList<SourceStatement> statements = statementsOfTheProgram();
    QVERIFY2(statements.size() > 350, qPrintable(QString::number(statements.size())));
    Database db(PostgresServer::instance().emptyDatabase());
    std::ignore = migrate(db);
    std::ignore = db.tryLead(u"test"_s); // makes the table of the lease
    {
        Transaction transaction(db);
        writeServerMove(db, ServerMove());
        transaction.commit();
    }
    int refused = 0;
    for (const SourceStatement &statement : statements) {
        if (isOfSqliteAlone(statement.sql))
            continue;
        const QString why = refusal(db, statement.sql);
        if (why.isEmpty())
            continue;
        ++refused;
        qWarning("%s: %s\n    %s", qPrintable(why), qPrintable(statement.file),
                 qPrintable(statement.sql));
    }
    QCOMPARE(refused, 0);
}

void TestStaticStatements::noticesAStatementOfSqliteAlone()
{
    Database db(PostgresServer::instance().emptyDatabase());
    std::ignore = migrate(db);
    QVERIFY(!refusal(db, u"SELECT ifnull(seq, 0) FROM payment WHERE seq = :seq"_s).isEmpty());
    QVERIFY(!refusal(db, u"SELECT status, amount FROM payment GROUP BY status"_s).isEmpty());
    QCOMPARE(refusal(db, u"SELECT seq FROM payment WHERE seq = :seq"_s), QString());
}

TILLDESK_TEST(TestStaticStatements, QCoreApplication)
#include "tst_static_statements.moc"
