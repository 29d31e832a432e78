#pragma once

/// The first byte of an input, modulo `kCount`, says what reads the rest: 0 to 7 are the kinds of
/// providerAnswers(), the others follow.
namespace tilldesk::test::provider_input {

inline constexpr unsigned kErrorBody = 8;
inline constexpr unsigned kDate = 9;             ///< of the headers `Date` and `Retry-After`
inline constexpr unsigned kSignature = 10;       ///< a header `SignatureBank` as it is sent
inline constexpr unsigned kSignatureHeader = 11; ///< JSON, the first part of such a signature
inline constexpr unsigned kKeySet = 12;
inline constexpr unsigned kCount = 13;

} // namespace tilldesk::test::provider_input
