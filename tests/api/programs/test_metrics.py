"""/metrics and /ready of a running service. Prometheus' own parser reads the metrics."""

import json
import urllib.request

from prometheus_client.parser import text_string_to_metric_families
from programs import ProgramTest, call, main


class Metrics(ProgramTest):
    """Each test serves its own demo shop."""

    def setUp(self):
        super().setUp()
        self.shop = self.demo(50)

    def key(self):
        return self.makes_key(self.shop["profiles"][0]["id"]).strip()

    def read(self, service):
        """Returns the samples by metric name, each a list of (labels, value)."""
        with urllib.request.urlopen(f"{service.address}/metrics") as answer:
            self.assertTrue(answer.headers["Content-Type"].startswith("text/plain; version=0.0.4"))
            text = answer.read().decode()
        samples = {}
        for family in text_string_to_metric_families(text):
            self.assertTrue(family.documentation, family.name)
            self.assertIn(family.type, ("counter", "gauge", "histogram"), family.name)
            self.assertTrue(family.samples or family.name.startswith("tilldesk_http_request"), family.name)
            for sample in family.samples:
                samples.setdefault(sample.name, []).append((sample.labels, sample.value))
        return samples

    def test_an_operator_finds_what_happens(self):
        key = self.key()
        with self.serve() as service:
            for _ in range(3):
                self.creates(service, key)
            self.assertEqual(call(f"{service.address}/v3/payments/{'0' * 24}", key)[0], 404)
            samples = self.read(service)
            requests = {(labels["method"], labels["route"], labels["status"]): value
                        for labels, value in samples["tilldesk_http_requests_total"]}
            self.assertEqual(requests[("POST", "/v3/payments", "201")], 3)
            self.assertEqual(requests[("GET", "/v3/payments/{id}", "404")], 1)
            statuses = {labels["status"]: value for labels, value in samples["tilldesk_payments"]}
            self.assertEqual(sum(statuses.values()), 53)
            self.assertEqual(samples["tilldesk_ready"], [({}, 1.0)])
            conditions = {labels["condition"]: value for labels, value in samples["tilldesk_condition_ok"]}
            self.assertEqual(conditions["ledger"], 1)
            self.assertGreaterEqual(samples["tilldesk_core_batch_commands_sum"][0][1], 3)
            self.assertIn("version", samples["tilldesk_build_info"][0][0])
            self.assertEqual(samples["tilldesk_core_transaction_failures_total"][0][1], 0)

    def test_histograms_add_up(self):
        key = self.key()
        with self.serve() as service:
            for _ in range(5):
                self.creates(service, key)
            samples = self.read(service)
            create = {"method": "POST", "route": "/v3/payments"}
            buckets = [value for labels, value in samples["tilldesk_http_request_duration_seconds_bucket"]
                       if create.items() <= labels.items()]
            self.assertEqual(buckets, sorted(buckets))
            self.assertEqual(buckets[-1], 5)
            counts = dict((labels["route"], value)
                          for labels, value in samples["tilldesk_http_request_duration_seconds_count"])
            self.assertEqual(counts["/v3/payments"], 5)

    def test_strangers_need_a_key(self):
        key = self.key()
        with self.serve("--public-base-url", "https://pay.example") as service:
            self.assertEqual(call(f"{service.address}/metrics")[0], 401)
            self.assertEqual(call(f"{service.address}/metrics", key)[0], 200)

    def test_ready_names_what_is_missing(self):
        with self.serve("--min-free-disk", "1000000") as service:
            for _ in range(600):
                status, body = call(f"{service.address}/ready")
                if status == 503:
                    break
            problems = json.loads(body)["problems"]
            self.assertEqual([problem["condition"] for problem in problems], ["disk"])
            self.assertEqual(call(f"{service.address}/health")[0], 200)


if __name__ == "__main__":
    main()
