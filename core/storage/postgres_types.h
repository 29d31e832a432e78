#pragma once

/// The ids of PostgreSQL's own types, which never change. @source PostgreSQL, pg_type.dat
namespace tilldesk::storage::postgres_type {

constexpr unsigned kBool = 16;
constexpr unsigned kInt8 = 20;
constexpr unsigned kInt2 = 21;
constexpr unsigned kInt4 = 23;
constexpr unsigned kText = 25;
constexpr unsigned kFloat4 = 700;
constexpr unsigned kFloat8 = 701;
constexpr unsigned kNumeric = 1700;

} // namespace tilldesk::storage::postgres_type
