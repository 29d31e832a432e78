#!/usr/bin/env python3
"""The commands for the clock, the simulation and the environment, next to a running service and without one.

Usage: test_simulation.py TILLDESKD TILLDESK
"""

import datetime
import json

from programs import ProgramTest, call, main

FAR = "2031-05-06T07:08:09.000Z"


def parsed(line):
    """Parses the output of `clock …`. Returns the time and the words."""
    time, words = line.strip().split(" ", 1)
    return datetime.datetime.fromisoformat(time.replace("Z", "+00:00")), words


def seconds(earlier, later):
    return (later - earlier).total_seconds()


class Simulation(ProgramTest):
    def clock(self, *words):
        return parsed(self.command("clock", *words))

    def change(self, service, **change):
        return call(f"{service.address}/sim/clock", body=change)[0]

    def test_a_refusal_names_the_failed_check_only_while_the_simulation_is_on(self):
        self.demo()
        asked = (("/v3/payments/search", {}, "header: the request has neither an API key nor a signature"),
                 ("/v3/payments/search", {"Authorization": "Bearer x"}, "key: the key is unknown"),
                 ("/v3/payments/search", {"Signature": "x"}, "parts: the signature is not a JWS of three parts"),
                 (f"/v3/payments/{'0' * 24}/refunds", {"Authorization": "Bearer x"}, "key: the key is unknown"),
                 ("/reconciliation/payouts", {"Signature": "x"}, "parts: the signature is not a JWS of three parts"),
                 ("/reconciliation/payouts", {}, "header: Reconciliation needs a signature"))
        traces = []
        with self.serve() as service:
            for switch in ("on", "off"):
                self.command("simulation", switch)
                for path, headers, reason in asked:
                    body = None if "recon" in path else {}
                    status, content = call(service.address + path, body=body, headers=headers)
                    answer = json.loads(content)
                    self.assertEqual(status, 401, (path, headers))
                    self.assertEqual(answer.get("reason"), reason if switch == "on" else None)
                    is_plain = "refund" in path or "recon" in path
                    self.assertEqual("traceId" in answer, switch == "on" or not is_plain, answer)
                    traces += [answer["traceId"]] if "traceId" in answer else []
            service.stop()
            self.assertTrue(all(trace in service.said() for trace in traces))

    def test_the_clock_stops_goes_is_put_forward_set_and_given_back(self):
        self.demo()
        for served in (False, True):
            with self.beside(served):
                now, how = self.clock("show")
                real = datetime.datetime.now(datetime.timezone.utc)
                self.assertLess(abs(seconds(now, real)), 60)
                self.assertEqual(how, "the computer's clock")

                frozen, how = self.clock("freeze")
                self.assertEqual(how, "frozen")
                self.assertEqual(self.clock("show"), (frozen, "frozen"))
                for by, difference in (("45s", 45), ("20min", 1200), ("3h", 10_800), ("7d", 604_800),
                                       ("PT20M", 1200), ("P1DT1S", 86_401), ("30", 30), ("0", 0)):
                    later, how = self.clock("advance", "--by", by)
                    self.assertEqual((seconds(frozen, later), how), (difference, "frozen"), by)
                    frozen = later
                self.assertEqual(self.clock("set", "--to", FAR)[0].isoformat(), FAR.replace(".000Z", "+00:00"))
                in_summer = self.clock("set", "--to", "2031-05-06T09:08:09+02:00")
                self.assertEqual(in_summer, parsed(FAR + " frozen"))

                running, how = self.clock("run")
                self.assertLess(seconds(parsed(FAR + " x")[0], running), 60)
                self.assertRegex(how, r"^offset \d{6,} s$")
                self.assertGreaterEqual(seconds(running, self.clock("show")[0]), 0)
                advanced, how = self.clock("advance", "--by", "1h")
                self.assertGreaterEqual(seconds(running, advanced), 3600)
                self.assertLess(seconds(running, advanced), 3660)

                now, how = self.clock("reset")
                self.assertEqual(how, "the computer's clock")
                self.assertLess(abs(seconds(real, now)), 60)

    def test_a_wrong_time_or_duration_is_named_and_changes_nothing(self):
        self.demo()
        before = self.clock("freeze")
        for served in (False, True):
            with self.beside(served):
                for by in ("-5s", "5 s", "5y", "1.5h", "PT", "soon", "1000000000", "100000d"):
                    self.refused(2, "by: ", "clock", "advance", f"--by={by}")
                for to in ("now", "2031-05-06", "2031-05-06T07:08:09", "1999-12-31T23:59:59Z",
                           "2100-01-01T00:00:00Z"):
                    self.refused(2, "to: ", "clock", "set", f"--to={to}")
                self.refused(2, "--by", "clock", "advance")
                self.refused(2, "--to", "clock", "set")
                self.refused(2, "--by does not go with clock set", "clock", "set", "--to", FAR, "--by", "5s")
                self.assertEqual(self.clock("show"), before)

    def test_a_running_services_payment_expires_when_the_clock_is_put_forward(self):
        key = self.demo()["profiles"][0]["apiKey"]
        with self.serve() as service:
            self.clock("freeze")
            payment = self.creates(service, key)
            self.clock("advance", "--by", "1199s")
            self.assertEqual(self.status_of(service, key, payment), "PENDING")
            self.clock("advance", "--by", "1s")
            self.assertEqual(self.status_of(service, key, payment), "EXPIRED")
            self.assertEqual(call(f"{service.address}/sim/payments/{payment}/identify", method="POST")[0], 422)
            second = self.creates(service, key)
            self.assertEqual(self.change(service, advance="PT20M"), 200)
            self.assertEqual(self.status_of(service, key, second), "EXPIRED")
            self.clock("run")
            self.assertEqual(self.status_of(service, key, second), "EXPIRED")
        self.command("verify")

    def test_the_clock_survives_a_restart(self):
        self.demo()
        with self.serve() as service:
            self.clock("freeze")
            self.clock("set", "--to", FAR)
            service.stop()
        with self.serve() as service:
            answer = json.loads(call(f"{service.address}/sim/clock")[1])
            self.assertEqual((answer["now"], answer["frozen"]), (FAR, True))
            self.clock("run")
            service.process.kill()
            service.process.wait()
        now, how = self.clock("show")
        self.assertRegex(how, "^offset ")
        self.assertLess(seconds(parsed(FAR + " x")[0], now), 60)

    def test_the_simulation_is_switched_while_the_service_runs(self):
        shop = self.demo()["profiles"][0]
        self.assertEqual(self.command("simulation", "show"), "local, on\n")
        for served in (False, True):
            with self.beside(served) as service:
                self.clock("set", "--to", FAR)
                self.assertEqual(self.command("simulation", "off"), "")
                self.assertEqual(self.command("simulation", "show"), "local, off\n")
                self.assertEqual(self.clock("show")[1], "the computer's clock")
                for words in (["freeze"], ["run"], ["advance", "--by", "5s"], ["set", "--to", FAR], ["reset"]):
                    self.refused(1, "simulation is off", "clock", *words)
                if service:
                    payment = self.creates(service, shop["apiKey"])
                    self.assertEqual(self.simulated(service, payment), [404, 404, 404, 404])
                self.assertEqual(self.command("simulation", "on"), "")
                self.assertEqual(self.command("simulation", "show"), "local, on\n")
                if service:
                    self.assertEqual(self.simulated(service, payment), [200, 200, 200, 200])
                    self.assertEqual(self.status_of(service, shop["apiKey"], payment), "SUCCEEDED")

    def simulated(self, service, payment):
        """Returns the statuses of requests that only a simulation answers."""
        base = service.address
        return [call(f"{base}/sim/clock")[0], call(f"{base}/pay/2/{payment}/payment")[0],
                call(f"{base}/sim/payments/{payment}/identify", method="POST")[0],
                call(f"{base}/sim/payments/{payment}/confirm", body={"settle": True})[0]]

    def test_without_a_demo_nothing_is_simulated(self):
        with self.serve() as service:
            self.assertEqual(call(f"{service.address}/sim/clock")[0], 404)
        self.assertEqual(self.command("simulation", "show"), "local, off\n")
        self.refused(1, "simulation is off", "clock", "freeze")

    def test_a_production_database_simulates_nothing_for_good(self):
        self.command("init", "--production", "--merchant", "Peeters", "--iban", "BE68539007547034")
        with self.serve() as service:
            self.assertEqual(call(f"{service.address}/sim/clock")[0], 404)
            self.assertEqual(self.change(service, reset=True), 404)
            self.refused(1, "production", "simulation", "on")
            self.refused(1, "simulation is off", "clock", "freeze")
        for _ in range(2):
            self.assertEqual(self.command("simulation", "show"), "production, off\n")
            self.assertEqual(self.clock("show")[1], "the computer's clock")
            self.refused(1, "production", "simulation", "on")
            self.command("simulation", "off")
        self.command("verify")

    def test_new_service_keys_sign_a_day_later_and_the_old_ones_go_a_day_after(self):
        key = self.demo()["profiles"][0]["apiKey"]

        def phases():
            listed = json.loads(self.command("keys", "list", "--json"))
            return [entry["phase"] for entry in listed if entry["algorithm"] == "ES256"]
        with self.serve() as service:
            self.clock("freeze")
            self.command("keys", "rotate")
            self.assertEqual(phases(), ["SIGNING", "WAITING"])
            for by, expected in (("86399s", ["SIGNING", "WAITING"]), ("1s", ["LEAVING", "SIGNING"]),
                                 ("86399s", ["LEAVING", "SIGNING"])):
                self.clock("advance", "--by", by)
                self.assertEqual(phases(), expected)
            self.assertEqual(len(json.loads(call(f"{service.address}/")[1])["keys"]), 4)
            self.clock("advance", "--by", "1s")
            self.creates(service, key)  # any command lets the service check its due jobs
            self.assertEqual(len(json.loads(call(f"{service.address}/")[1])["keys"]), 2)
            self.assertEqual(phases(), ["SIGNING"])


if __name__ == "__main__":
    main()
