#pragma once

#include <QByteArray>
#include <QList>
#include <string_view>

/// What every accepted answer of a provider must keep, whatever the provider sent: the promises of
/// core/hosted/response_values. Shared by the unit test and by the fuzz target.
namespace tilldesk::test {

/// One kind of answer that has a body.
struct ProviderAnswer {
    const char *name; ///< `snake_case`
    QByteArray valid; ///< an answer that is accepted
};

/// Returns the eight kinds. A kind's number is its position.
[[nodiscard]] const QList<ProviderAnswer> &providerAnswers();

/// Returns pieces of JSON, valid and broken, that a mutation may put into an answer.
[[nodiscard]] const QList<QByteArray> &hostilePieces();

struct AnswerReading {
    QString fault;         ///< why the answer is refused; empty: the answer is accepted
    bool isBounded = true; ///< each value of an accepted answer is within its bounds
};

/// Reads `body` as an answer of the kind with this number.
[[nodiscard]] AnswerReading readAnswer(qsizetype kind, std::string_view body);

/// Returns whether the code, message and trace id read from an error body are within their bounds.
[[nodiscard]] bool isErrorBounded(std::string_view body);

} // namespace tilldesk::test
