#include "core/safekeeping/pseudonyms.h"

#include "core/storage/dialect.h"

#include <QMessageAuthenticationCode>
#include <QRegularExpression>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tilldesk::safekeeping {
namespace {

/// Length of the n-grams of the text that are indexed. A value with an n-gram that the text does
/// not have cannot occur in the text, so most values need no search.
constexpr qsizetype kGram = 4;
constexpr std::size_t kGramSlots = std::size_t(1) << 22;
/// Longer values, such as certificates and bodies, are recognised by their beginning.
constexpr qsizetype kLongest = 200;

/// Lower case without a change of length, so that positions stay the same.
QString foldedOf(const QString &text)
{
    QString folded = text;
    for (QChar &c : folded)
        c = c.toCaseFolded();
    return folded;
}

std::size_t slotOf(QStringView gram)
{
    return qHash(gram) % kGramSlots;
}

bool isWordCharacter(QChar c)
{
    return c.isLetterOrNumber() || c == u'_';
}

/// Returns whether a match of a short value stands for itself: "an" is not marked within "and".
bool isWord(const QString &text, qsizetype from, qsizetype size)
{
    const bool begins = from == 0 || !isWordCharacter(text[from - 1]);
    const bool ends = from + size == text.size() || !isWordCharacter(text[from + size]);
    return begins && ends;
}

/// Tables whose texts are words of the program.
bool hasWordsOfTheProgram(const QString &table)
{
    static const QSet<QString> tables{
        u"payment_channel"_s, u"payment_status"_s,   u"actor_kind"_s,
        u"callback_state"_s,  u"ledger_cause"_s,     u"refund_status"_s,
        u"payout_status"_s,   u"schema_migration"_s, u"setting"_s};
    return tables.contains(table);
}

QString kindOf(const QString &column)
{
    if (column.contains("iban"_L1))
        return u"IBAN"_s;
    if (column.contains("name"_L1))
        return u"NAME"_s;
    if (column.contains("reference"_L1))
        return u"REFERENCE"_s;
    return u"TEXT"_s;
}

/// Returns whether a text is an id or a number of few digits, which say nothing about a person.
bool isHarmless(const QString &value)
{
    static const QRegularExpression harmless(u"^([0-9a-f]{24}|[0-9]{1,3}|[a-z]{1,2})$"_s);
    return harmless.match(value).hasMatch();
}

} // namespace

Pseudonyms::Pseudonyms(QString text, QByteArray key)
    : m_text(std::move(text)),
      m_folded(foldedOf(m_text)),
      m_key(std::move(key)),
      m_grams(kGramSlots)
{
    for (qsizetype at = 0; at + kGram <= m_folded.size(); ++at)
        m_grams[slotOf(QStringView(m_folded).sliced(at, kGram))] = true;
    qsizetype begin = 0;
    for (qsizetype at = 0; at <= m_folded.size(); ++at) {
        if (at < m_folded.size() && isWordCharacter(m_folded[at]))
            continue;
        if (at > begin && at - begin < kGram)
            m_words << m_folded.sliced(begin, at - begin);
        begin = at + 1;
    }
}

bool Pseudonyms::mayContain(const QString &folded) const
{
    if (folded.size() < kGram)
        return m_words.contains(folded);
    for (qsizetype at = 0; at + kGram <= folded.size(); ++at) {
        if (!m_grams[slotOf(QStringView(folded).sliced(at, kGram))])
            return false;
    }
    return true;
}

QString Pseudonyms::pseudonymOf(const QString &kind, const QString &folded) const
{
    constexpr qsizetype kDigits = 8;
    const QByteArray digest =
        QMessageAuthenticationCode::hash(folded.toUtf8(), m_key, QCryptographicHash::Sha256)
            .toHex();
    return kind + u'-' + QString::fromLatin1(digest.first(kDigits));
}

void Pseudonyms::mark(const QString &kind, const QString &folded)
{
    if (!mayContain(folded) || m_seen.contains(folded))
        return;
    m_seen << folded;
    const bool isShort = folded.size() < kGram;
    QString pseudonym;
    for (qsizetype at = m_folded.indexOf(folded); at >= 0;
         at = m_folded.indexOf(folded, at + folded.size())) {
        if (isShort && !isWord(m_folded, at, folded.size()))
            continue;
        if (pseudonym.isEmpty())
            pseudonym = pseudonymOf(kind, folded);
        m_marks.push_back({at, folded.size(), pseudonym});
    }
}

void Pseudonyms::add(const QString &kind, const QString &value)
{
    const QString text = value.trimmed().left(kLongest);
    if (!text.isEmpty())
        mark(kind, foldedOf(text));
}

void Pseudonyms::addDatabase(storage::Database &db)
{
    static const QRegularExpression blanks(u"\\s+"_s);
    for (const QString &table : storage::tablesOf(db)) {
        if (hasWordsOfTheProgram(table))
            continue;
        for (const QString &column : storage::textColumnsOf(db, table)) {
            const QString kind = kindOf(column);
            auto rows = db.prepare(u"SELECT %2 FROM %1 WHERE %2 <> ''"_s.arg(table, column));
            while (rows.next()) {
                const auto value = rows.read<QString>();
                if (isHarmless(value))
                    continue;
                add(kind, value);
                if (kind != "NAME"_L1)
                    continue;
                for (const QString &word : value.split(blanks, Qt::SkipEmptyParts)) {
                    if (word.size() >= kGram)
                        add(kind, word);
                }
            }
        }
    }
}

void Pseudonyms::addPatterns()
{
    struct Pattern {
        QString kind;
        QString expression;
    };
    static const QList<Pattern> patterns{
        {u"IBAN"_s, u"\\b[a-z]{2}[0-9]{2}(?: ?[a-z0-9]{4}){2,7}(?: ?[0-9]{1,3})?\\b"_s},
        {u"SECRET"_s, u"(?<=bearer )[^\\s\"]+"_s},
        {u"SECRET"_s, u"-----begin [^-]+-----.*?-----end [^-]+-----"_s}};
    for (const Pattern &pattern : patterns) {
        const QRegularExpression expression(pattern.expression,
                                            QRegularExpression::DotMatchesEverythingOption);
        auto matches = expression.globalMatch(m_folded);
        while (matches.hasNext()) {
            const auto match = matches.next();
            QString value = match.captured();
            value.remove(u' ');
            m_marks.push_back(
                {match.capturedStart(), match.capturedLength(), pseudonymOf(pattern.kind, value)});
        }
    }
}

QString Pseudonyms::result() const
{
    std::vector<Mark> marks = m_marks;
    std::ranges::sort(marks, [](const Mark &a, const Mark &b) {
        return a.size != b.size ? a.size > b.size : a.from < b.from;
    });
    std::vector<bool> isTaken(std::size_t(m_text.size()));
    std::vector<Mark> chosen;
    for (const Mark &mark : marks) {
        const auto from = isTaken.begin() + mark.from;
        if (std::find(from, from + mark.size, true) != from + mark.size)
            continue;
        std::fill(from, from + mark.size, true);
        chosen.push_back(mark);
    }
    std::ranges::sort(chosen, {}, &Mark::from);
    QString text;
    qsizetype at = 0;
    for (const Mark &mark : chosen) {
        text += QStringView(m_text).sliced(at, mark.from - at);
        text += mark.pseudonym;
        at = mark.from + mark.size;
    }
    return text + QStringView(m_text).sliced(at);
}

} // namespace tilldesk::safekeeping
