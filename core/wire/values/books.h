#pragma once

#include "core/domain/bank.h"
#include "core/domain/bookkeeping.h"
#include "core/domain/books.h"
#include "core/domain/export.h"
#include "core/domain/fees.h"
#include "core/domain/pack_sending.h"
#include "core/wire/files.h"
#include "core/wire/values/hosted.h"

#include <boost/describe/class.hpp>

namespace tilldesk {

BOOST_DESCRIBE_STRUCT(BankEntry, (), (seq, iban, day, amount, reference, party, text, line, file))
BOOST_DESCRIBE_STRUCT(BankStatementHead, (), (iban, number, first, last, opening, closing))
BOOST_DESCRIBE_STRUCT(BankGap, (), (before, after))
BOOST_DESCRIBE_STRUCT(ByteSpan, (), (offset, length))
BOOST_DESCRIBE_STRUCT(BankEvidence, (), (text, spans))
BOOST_DESCRIBE_STRUCT(BankDecision, (), (at, by))
BOOST_DESCRIBE_STRUCT(BankItem, (),
                      (outcome, reason, entry, payouts, evidence, decision, expected, age))
BOOST_DESCRIBE_STRUCT(ImportedBankStatement, (),
                      (head, lines, credits, debits, added, difference, readBefore, gapAfter))
BOOST_DESCRIBE_STRUCT(BankImport, (), (name, format, statements, isStored, added, matched, notes))
BOOST_DESCRIBE_STRUCT(BankFileSummary, (),
                      (name, format, readAt, by, head, statements, lines, difference, gap))
BOOST_DESCRIBE_STRUCT(BankItemFilter, (), (merchants, first, last, outcomes, hasAllOpen))
BOOST_DESCRIBE_STRUCT(ClearingBridge, (),
                      (owedBefore, paid, refunded, fees, collected, paidOut, owedAfter))
BOOST_DESCRIBE_STRUCT(JournalLine, (), (account, use, amount, rate, payout))
BOOST_DESCRIBE_STRUCT(JournalEntry, (), (day, kind, lines))
BOOST_DESCRIBE_STRUCT(VatPeriod, (), (first, shares))
BOOST_DESCRIBE_STRUCT(VatPlace, (), (merchant, profile, profileName, posId, posName, periods))
BOOST_DESCRIBE_STRUCT(JournalDay, (), (day, isExample, entries, owedBefore, owedAfter))
BOOST_DESCRIBE_STRUCT(VatOfPeriod, (), (rate, gross, vat))
BOOST_DESCRIBE_STRUCT(TillWithoutVat, (), (profileName, posName, sales))
BOOST_DESCRIBE_STRUCT(UnexplainedEntry, (), (at, amount))
BOOST_DESCRIBE_STRUCT(MonthFigures, (),
                      (merchant, month, last, bridge, ledgerAfter, owedNext, journalLines,
                       missingAccounts, accounts, vat, withoutRate, notOnStatement, hasBankFiles,
                       unexplained))
BOOST_DESCRIBE_STRUCT(BookUse, (), (kind, rate))
BOOST_DESCRIBE_STRUCT(Books, (), (chart, journal, consultant, client, firstYear, largeSale, own))
BOOST_DESCRIBE_STRUCT(PayoutContent, (), (payout))
BOOST_DESCRIBE_STRUCT(PaidPayments, (), (profiles, from, to))
BOOST_DESCRIBE_STRUCT(DoneRefunds, (), (profiles, from, to))
BOOST_DESCRIBE_STRUCT(ClearingFilter, (), (merchants, from, to))
BOOST_DESCRIBE_STRUCT(JournalFilter, (), (merchants, from, to))
BOOST_DESCRIBE_STRUCT(VatBookFilter, (), (merchants, from, to))
BOOST_DESCRIBE_STRUCT(ExportRequest, (), (list, format, language))
BOOST_DESCRIBE_STRUCT(PackParts, (), (without, hasVatBook, hasLists, hasBankItems))
BOOST_DESCRIBE_STRUCT(PackRequest, (), (month, merchants, language, isBeside, parts, allowsRunning))
BOOST_DESCRIBE_STRUCT(ExportReport, (),
                      (files, rows, sum, bytes, folders, payoutsOfToday, paymentsOfToday,
                       refundsOfToday, openDay))
BOOST_DESCRIBE_STRUCT(FeeRule, (), (first, fixed, share, minimum, collection))
BOOST_DESCRIBE_STRUCT(FeeInvoice, (), (month, number, amount, computed, bookedAt, actor))
BOOST_DESCRIBE_STRUCT(FeeTerms, (), (rules, invoices))
BOOST_DESCRIBE_STRUCT(MailServer, (), (host, port, security, user, from, caFile))
BOOST_DESCRIBE_STRUCT(PackSettings, (), (folder, day, time, language, to, mail))
BOOST_DESCRIBE_STRUCT(PackRun, (),
                      (at, month, isByHand, files, sha256, bytes, problem, sentTo, mailProblem,
                       mailTries, nextTry))
BOOST_DESCRIBE_STRUCT(PackSize, (), (files, bytes))
BOOST_DESCRIBE_STRUCT(PackState, (), (settings, hasPassword, next, last, isRunning))
BOOST_DESCRIBE_STRUCT(KeptFile, (), (path, bytes))
BOOST_DESCRIBE_STRUCT(KeptFiles, (), (token, files, report))

} // namespace tilldesk
