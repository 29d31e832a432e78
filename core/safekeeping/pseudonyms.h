#pragma once

#include "core/storage/database.h"

#include <QSet>

namespace tilldesk::safekeeping {

/// Replaces names, account numbers, references and secrets of a database in a text. The same value
/// always gets the same pseudonym, such as `NAME-3f2a91c0`, and nobody can compute the value from
/// it without the key. Case does not matter.
class Pseudonyms
{
public:
    /// @param text  the text to be rewritten
    /// @param key  secret of the pseudonyms
    Pseudonyms(QString text, QByteArray key);

    /// Marks all texts of all tables that occur in the text, except ids and the names of states.
    /// Texts of columns whose names contain `name` are also marked word by word.
    /// Throws storage::StorageException.
    void addDatabase(storage::Database &db);
    /// Marks one value. @param kind  first part of its pseudonym, such as `SECRET`
    void add(const QString &kind, const QString &value);
    /// Marks everything that looks like an account number (IBAN), a bearer token or a PEM block,
    /// wherever it comes from.
    void addPatterns();
    /// Returns the text with the marked values replaced, the longest first where they overlap.
    [[nodiscard]] QString result() const;

private:
    struct Mark {
        qsizetype from;
        qsizetype size;
        QString pseudonym;
    };

    [[nodiscard]] bool mayContain(const QString &folded) const;
    [[nodiscard]] QString pseudonymOf(const QString &kind, const QString &folded) const;
    void mark(const QString &kind, const QString &folded);

    QString m_text;
    QString m_folded; ///< m_text in lower case, character by character
    QByteArray m_key;
    std::vector<bool> m_grams; ///< hashes of all pieces of kGram characters of m_folded
    QSet<QString> m_words;     ///< words of m_folded that are shorter than kGram
    QSet<QString> m_seen;      ///< values that were marked already
    std::vector<Mark> m_marks;
};

} // namespace tilldesk::safekeeping
