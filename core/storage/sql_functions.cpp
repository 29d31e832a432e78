#include "core/storage/sql_functions.h"

#include "core/domain/search_text.h"
#include "core/storage/statement.h"

#include <algorithm>
#include <sqlite3.h>

namespace tilldesk::storage {
namespace {

QByteArrayView textOf(sqlite3_value *value)
{
    const auto *text = reinterpret_cast<const char *>(sqlite3_value_text(value));
    return {text, text == nullptr ? 0 : sqlite3_value_bytes(value)};
}

bool isAscii(QByteArrayView text)
{
    return std::ranges::all_of(text, [](char c) { return (c & 0x80) == 0; });
}

extern "C" void foldedText(sqlite3_context *context, int /*count*/, sqlite3_value **values)
{
    const QByteArrayView text = textOf(values[0]);
    if (text.data() == nullptr)
        return sqlite3_result_null(context);
    const QByteArray folded = isAscii(text) ? text.toByteArray().toLower()
                                            : QString::fromUtf8(text).toCaseFolded().toUtf8();
    sqlite3_result_text(context, folded.constData(), int(folded.size()), SQLITE_TRANSIENT);
}

/// Returns whether the searchable form of `text` contains `wanted`, without a copy of ASCII texts.
bool contains(QByteArrayView text, QByteArrayView wanted)
{
    if (!isAscii(text))
        return searchable(QString::fromUtf8(text)).toUtf8().contains(wanted);
    const auto isSame = [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a + 32 : a) == b; };
    return std::search(text.begin(), text.end(), wanted.begin(), wanted.end(), isSame)
        != text.end();
}

extern "C" void containsText(sqlite3_context *context, int count, sqlite3_value **values)
{
    const QByteArrayView wanted = textOf(values[0]);
    bool isFound = false;
    for (int i = 1; i < count && !isFound; ++i)
        isFound = contains(textOf(values[i]), wanted);
    sqlite3_result_int(context, isFound ? 1 : 0);
}

} // namespace

void addSqlFunctions(sqlite3 *sqlite)
{
    constexpr int kFlags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
    constexpr int kAnyNumber = -1;
    const auto add = [sqlite](const char *name, int arguments, auto *function) {
        if (sqlite3_create_function_v2(sqlite, name, arguments, kFlags, nullptr, function, nullptr,
                                       nullptr, nullptr)
            != SQLITE_OK)
            throw StorageException(sqlite3_errmsg(sqlite));
    };
    add("folded", 1, foldedText);
    add("has_text", kAnyNumber, containsText);
}

} // namespace tilldesk::storage
