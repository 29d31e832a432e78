#pragma once

#include "core/domain/audit.h"
#include "core/domain/backup.h"
#include "core/gateway/activity.h"
#include "core/gateway/safekeeping.h"

#include <boost/describe/class.hpp>

namespace tilldesk {

BOOST_DESCRIBE_STRUCT(AuditActor, (), (kind, id, name, approverId, approverName, place))
BOOST_DESCRIBE_STRUCT(AuditEntry, (), (seq, at, kind, actor, subject, facts, before, after, hash))
BOOST_DESCRIBE_STRUCT(AuditFilter, (),
                      (from, to, kinds, people, names, amounts, referencePart, terms))
BOOST_DESCRIBE_STRUCT(AuditPage, (), (rows, hasMore))
BOOST_DESCRIBE_STRUCT(ShopContents, (),
                      (database, schema, merchants, profiles, payments, refunds, payouts,
                       ledgerEntries, firstPayment, lastPayment, lastEntry))
BOOST_DESCRIBE_STRUCT(BackupSummary, (), (madeAt, contents, newer))
BOOST_DESCRIBE_STRUCT(BackupRun, (), (kind, at, duration, path, bytes, payments, problem))
BOOST_DESCRIBE_STRUCT(BackupStatus, (),
                      (last, lastGood, lastDaily, lastRehearsal, isOld, freeBytes, neededBytes))
BOOST_DESCRIBE_STRUCT(BackupSettings, (),
                      (folder, time, keep, secondTime, keepMonths, isAtQuit, rehearses,
                       passphraseFile))
BOOST_DESCRIBE_STRUCT(RestoreMark, (), (madeAt, restoredAt, lastPayment))
BOOST_DESCRIBE_STRUCT(ChainCheck, (), (entries, brokenAt, total, hash))
BOOST_DESCRIBE_STRUCT(BackupDisk, (),
                      (name, totalBytes, freeBytes, backupBytes, backups, isFolderThere, isWritable,
                       isShopDisk))
BOOST_DESCRIBE_STRUCT(KnownPassphrase, (), (at, by))
BOOST_DESCRIBE_STRUCT(SafekeepingState, (),
                      (now, settings, status, latest, nextBackup, nextRehearsal, disk, restored,
                       isRunning, known, passphraseSet))

} // namespace tilldesk
