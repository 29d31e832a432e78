#include "core/domain/drift.h"

#include "core/base/enum_texts.h"

namespace tilldesk {
namespace {

constexpr EnumTexts<DriftKind> kDriftNames{
    {DriftKind::Answer, "answer"},       {DriftKind::Status, "status"},
    {DriftKind::Header, "header"},       {DriftKind::Code, "code"},
    {DriftKind::Member, "member"},       {DriftKind::Value, "value"},
    {DriftKind::Signature, "signature"},
};

} // namespace

QLatin1StringView toText(DriftKind kind)
{
    return kDriftNames.textOf(kind);
}

} // namespace tilldesk
