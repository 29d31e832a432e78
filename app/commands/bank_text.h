#pragma once

#include "core/bank/bank_service.h"

#include <QByteArray>

// What the commands about the bank print. Account numbers are masked.

namespace tilldesk::app {

[[nodiscard]] QByteArray inWords(const BankImport &report);
[[nodiscard]] QByteArray inJson(const BankImport &report);

/// @param items  in the order of the list  @param gaps  between the statements, noted below it
[[nodiscard]] QByteArray inWords(const QList<BankItem> &items, const QList<BankGap> &gaps);
[[nodiscard]] QByteArray inJson(const QList<BankItem> &items, const QList<BankGap> &gaps);

} // namespace tilldesk::app
