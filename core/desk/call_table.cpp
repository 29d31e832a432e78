#include "core/desk/call_table.h"

#include "core/base/when_ready.h"
#include "core/wire/composite_codecs.h"
#include "core/wire/scalar_codecs.h"

using namespace Qt::StringLiterals;

namespace tilldesk::desk {
namespace {

/// Reads one argument. A control is made here: its window has one of its own.
template <typename T>
bool readArgument(const QCborValue &from, T &argument, QString &where)
{
    if constexpr (wire::kIsControl<T>) {
        argument = std::make_shared<typename T::element_type>();
        return true;
    } else {
        return wire::Codec<T>::read(from, argument, where);
    }
}

/// Reads the arguments. @return false: `where` is the path of the wrong member
template <typename Arguments>
bool readArguments(const QCborArray &from, Arguments &arguments, QString &where)
{
    constexpr std::size_t kCount = std::tuple_size_v<Arguments>;
    if (from.size() != qsizetype(kCount)) {
        where = u"arguments"_s;
        return false;
    }
    return [&]<std::size_t... at>(std::index_sequence<at...>)
    {
        [[maybe_unused]] const auto read = [&](std::size_t index, auto &argument) {
            if (readArgument(from.at(qsizetype(index)), argument, where))
                return true;
            wire::prepend(where, u"arguments.%1"_s.arg(index));
            return false;
        };
        return (read(at, std::get<at>(arguments)) && ...);
    }
    (std::make_index_sequence<kCount>());
}

template <typename T>
void watchControl(WindowLink::Running &running, const T &argument)
{
    if constexpr (wire::kIsControl<T>) {
        running.cancel = [argument] { argument->isCancelled = true; };
        running.progress = [argument] {
            return std::pair(argument->done.load(), argument->total.load());
        };
    }
}

template <typename Gateway, auto part>
constexpr bool isPartOf(const wire::Named<part> & /*row*/)
{
    return std::is_same_v<Gateway, typename wire::PartsOf<part>::Gateway>;
}

/// Whether wire::kStates has a row of this gateway.
template <typename Gateway>
constexpr bool kHasState =
    std::apply([](const auto &...rows) { return (isPartOf<Gateway>(rows) || ...); }, wire::kStates);

template <auto method>
void handle(WindowLink &link, const wire::Call &call)
{
    using Parts = wire::PartsOf<method>;
    typename Parts::Arguments arguments{};
    QString where;
    if (!readArguments(call.arguments, arguments, where)) {
        return link.refuse(
            call.id,
            {ErrorCode::RouteNotFound,
             u"the service does not understand the arguments of this call; update it"_s, where});
    }
    WindowLink::Running running{call.id};
    std::apply([&](const auto &...each) { (watchControl(running, each), ...); }, arguments);
    link.run(std::move(running));
    auto &gateway = std::get<typename Parts::Gateway &>(link.gateways());
    const auto future =
        std::apply([&](const auto &...each) { return (gateway.*method)(each...); }, arguments);
    whenReady(future, &link, [&link, id = call.id](const Result<typename Parts::Value> &result) {
        if (!result)
            return link.refuse(id, result.error());
        constexpr bool kIsOfState = kHasState<typename Parts::Gateway>;
        if constexpr (std::is_void_v<typename Parts::Value>)
            link.answer(id, nullptr, kIsOfState);
        else
            link.answer(id, wire::toCbor(*result), kIsOfState);
    });
}

QHash<QString, Handler> allHandlers()
{
    QHash<QString, Handler> handlers;
    std::apply(
        [&]<auto... method>(const wire::Named<method> &...rows) {
            (handlers.insert(QString::fromUtf8(rows.name.data(), qsizetype(rows.name.size())),
                             &handle<method>),
             ...);
        },
        wire::kCalls);
    return handlers;
}

} // namespace

Handler handlerOf(const QString &name)
{
    static const QHash<QString, Handler> kHandlers = allHandlers();
    return kHandlers.value(name, nullptr);
}

} // namespace tilldesk::desk
