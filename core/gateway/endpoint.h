#pragma once

#include <QObject>
#include <QString>

namespace tilldesk {

/// Whether shops' software can reach us.
struct EndpointState {
    bool isListening = false;
    QString address; ///< for example `http://127.0.0.1:8400`
    QString error;   ///< English, why it does not listen; empty while it does

    friend bool operator==(const EndpointState &, const EndpointState &) = default;
};

} // namespace tilldesk

namespace tilldesk::gateway {

/// What a window may ask about the local HTTP endpoint. Lives on the window's thread.
class Endpoint : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual EndpointState state() const = 0;

Q_SIGNALS:
    void changed(const tilldesk::EndpointState &state);
};

} // namespace tilldesk::gateway
