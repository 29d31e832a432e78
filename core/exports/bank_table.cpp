#include "core/exports/bank_table.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace tilldesk::exports {
namespace {

using Kind = ColumnKind;

constexpr std::array kBankColumns{
    Column{"day", QT_TRANSLATE_NOOP("tilldesk::exports", "Day"), Kind::Text, 12, 12},
    Column{"outcome", QT_TRANSLATE_NOOP("tilldesk::exports", "Match"), Kind::Text, 16, 14},
    Column{"ageInDays", QT_TRANSLATE_NOOP("tilldesk::exports", "Days open"), Kind::Count, 10, 10},
    Column{"amount", QT_TRANSLATE_NOOP("tilldesk::exports", "Amount"), Kind::Amount, 13, 13},
    Column{"payoutAmount", QT_TRANSLATE_NOOP("tilldesk::exports", "Paid out"), Kind::Amount, 13,
           13},
    Column{"payoutId", QT_TRANSLATE_NOOP("tilldesk::exports", "Payout ID"), Kind::Text, 26, 25},
    Column{"text", QT_TRANSLATE_NOOP("tilldesk::exports", "Text on the statement"), Kind::Text, 60,
           40},
    Column{"file", QT_TRANSLATE_NOOP("tilldesk::exports", "File"), Kind::Text, 26},
};

/// Returns the English name of an outcome, marked for Words.
const char *nameOf(BankOutcome outcome)
{
    switch (outcome) {
    case BankOutcome::Matched: return QT_TRANSLATE_NOOP("tilldesk::exports", "Matched");
    case BankOutcome::AmountDiffers:
        return QT_TRANSLATE_NOOP("tilldesk::exports", "Amount differs");
    case BankOutcome::NoReference: return QT_TRANSLATE_NOOP("tilldesk::exports", "No reference");
    case BankOutcome::Ambiguous: return QT_TRANSLATE_NOOP("tilldesk::exports", "Ambiguous");
    case BankOutcome::Unexpected: return QT_TRANSLATE_NOOP("tilldesk::exports", "Unexpected");
    case BankOutcome::Missing: return QT_TRANSLATE_NOOP("tilldesk::exports", "Missing");
    case BankOutcome::Awaited: return QT_TRANSLATE_NOOP("tilldesk::exports", "Awaited");
    case BankOutcome::Other: return QT_TRANSLATE_NOOP("tilldesk::exports", "Other line");
    }
    Q_UNREACHABLE();
}

} // namespace

BankTable::BankTable(QList<BankItem> items, payouts::ClosingTime closing, const QString &language)
    : m_items(std::move(items)),
      m_closing(std::move(closing)),
      m_words(language)
{
    static_assert(kBankColumns.size() == kColumns);
}

std::span<const Column> BankTable::columns() const
{
    return kBankColumns;
}

bool BankTable::next()
{
    if (m_next == m_items.size())
        return false;
    const BankItem &item = m_items.at(m_next++);
    const bool hasPayout = item.payouts.size() == 1;
    const QDate day = item.entry ? item.entry->day : m_closing.day(item.payouts.first().madeAt);
    m_texts[0] = day.toString(Qt::ISODate).toUtf8();
    m_texts[1] = m_words(nameOf(item.outcome)).toUtf8();
    m_texts[5] = hasPayout ? item.payouts.first().id.text().toUtf8() : QByteArray();
    m_texts[6] = item.entry ? item.entry->text.text().toUtf8() : QByteArray();
    m_texts[7] = item.entry ? item.entry->file.toUtf8() : QByteArray();
    const Cell none{.text = {}, .isEmpty = true};
    m_cells = {Cell::of(QByteArrayView(m_texts[0])),
               Cell::of(QByteArrayView(m_texts[1])),
               Cell::of(qint64(item.age)),
               item.entry ? Cell::of(item.entry->amount) : none,
               hasPayout ? Cell::of(item.payouts.first().amount) : none,
               Cell::of(QByteArrayView(m_texts[5])),
               Cell::of(QByteArrayView(m_texts[6])),
               Cell::of(QByteArrayView(m_texts[7]))};
    return true;
}

} // namespace tilldesk::exports
