#include "core/storage/read_ahead.h"

#include <cctype>

namespace tilldesk::storage {
namespace {

/// Returns the words of a statement, in lower case: names, keywords and numbers.
QByteArrayList wordsOf(const QByteArray &sql)
{
    QByteArrayList words;
    QByteArray word;
    const QByteArray text = sql + ' ';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) != 0 || c == '_') {
            word += char(std::tolower(byte));
        } else if (!word.isEmpty()) {
            words << word;
            word.clear();
        }
    }
    return words;
}

} // namespace

QByteArrayList tablesReadBy(const QByteArray &sql)
{
    QByteArrayList tables;
    const QByteArrayList words = wordsOf(sql);
    for (qsizetype i = 1; i < words.size(); ++i) {
        if ((words[i - 1] == "from" || words[i - 1] == "join") && !tables.contains(words[i]))
            tables << words[i];
    }
    return tables;
}

QByteArray tableChangedBy(const QByteArray &sql)
{
    const QByteArrayList words = wordsOf(sql.first(std::min<qsizetype>(sql.size(), 200)));
    const QByteArray verb = words.value(0);
    if (verb == "update")
        return words.value(1);
    return verb == "insert" || verb == "delete" ? words.value(2) : QByteArray();
}

void ReadAhead::clear()
{
    m_entries.clear();
    m_byKey.clear();
    m_unanswered.clear();
}

quint64 ReadAhead::ask(const QByteArray &question, const QString &key, const QByteArrayList &tables)
{
    if (m_entries.contains(question))
        return 0;
    const quint64 number = ++m_last;
    m_entries.insert(question, std::make_shared<Entry>(Entry{number, key, tables, std::nullopt}));
    m_byKey.insert(key, question);
    m_unanswered.insert(number, question);
    return number;
}

void ReadAhead::answer(quint64 number, PostgresResult answer)
{
    const auto question = m_unanswered.constFind(number);
    if (question == m_unanswered.cend())
        return;
    m_entries[*question]->answer = std::move(answer);
    m_unanswered.erase(question);
}

std::optional<PostgresResult> ReadAhead::take(const QByteArray &question)
{
    const auto entry = m_entries.constFind(question);
    if (entry == m_entries.cend() || !(*entry)->answer)
        return {};
    std::optional<PostgresResult> answer = std::move((*entry)->answer);
    drop(question);
    return answer;
}

void ReadAhead::changed(const QByteArray &table, const QStringList &keys)
{
    if (isEmpty())
        return;
    if (table.isEmpty())
        return clear();
    const auto dropAll = [this, &table](const QByteArrayList &questions) {
        for (const QByteArray &question : questions) {
            if (m_entries[question]->tables.contains(table))
                drop(question);
        }
    };
    if (keys.isEmpty())
        return dropAll(m_entries.keys());
    for (const QString &key : keys)
        dropAll(m_byKey.values(key));
}

void ReadAhead::drop(const QByteArray &question)
{
    const auto entry = m_entries.take(question);
    m_byKey.remove(entry->key, question);
    m_unanswered.remove(entry->number);
}

} // namespace tilldesk::storage
