"""What the server counts, in Prometheus' text format at `/metrics`."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from greed import __version__
from greed._revision import revision

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The counters of one process.

    Several on one database each have their own rooms and counters, which Prometheus adds up; what
    `greed_rooms` counts is in the database, and the same for all of them.
    """

    media = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        build = Gauge(
            "greed_build_info", "1, with the version and revision that runs",
            ["version", "revision"], registry=self.registry,
        )  # fmt: skip
        build.labels(__version__, revision()).set(1)
        PlatformCollector(registry=self.registry)
        self.requests = Counter(
            "greed_requests", "HTTP requests, by the endpoint and its answer",
            ["endpoint", "status"], registry=self.registry,
        )  # fmt: skip
        self.request_seconds = Histogram(
            "greed_request_seconds", "Time to answer an HTTP request",
            buckets=_SECONDS, registry=self.registry,
        )  # fmt: skip
        self.messages = Counter(
            "greed_socket_messages", "Messages of sockets", registry=self.registry
        )
        self.refusals = Counter(
            "greed_refusals", "Requests and messages refused, by code",
            ["code"], registry=self.registry,
        )  # fmt: skip
        self.steps = Counter("greed_steps", "Steps stored", registry=self.registry)
        self.races = Counter(
            "greed_races_lost",
            "Steps that another process had stored first",
            registry=self.registry,
        )
        self.created = Counter("greed_rooms_created", "Rooms made", registry=self.registry)
        self.commit_seconds = Histogram(
            "greed_commit_seconds", "Time of one commit, of many rooms' steps together",
            buckets=_SECONDS, registry=self.registry,
        )  # fmt: skip
        self.commit_steps = Histogram(
            "greed_commit_steps", "Steps in one commit",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500), registry=self.registry,
        )  # fmt: skip
        self.sockets = Gauge("greed_sockets", "Open sockets", registry=self.registry)
        self.in_memory = Gauge("greed_rooms_in_memory", "Rooms in memory", registry=self.registry)
        self.rooms = Gauge(
            "greed_rooms", "Rooms in the database, by status", ["status"], registry=self.registry
        )

    def committed(self, seconds: float, steps: int) -> None:
        """Note a commit."""
        self.commit_seconds.observe(seconds)
        self.commit_steps.observe(steps)

    def text(self, rooms: dict[str, int], in_memory: int) -> bytes:
        """Return everything counted, as Prometheus reads it."""
        for status in ("open", "starting", "playing", "over", "abandoned"):
            self.rooms.labels(status).set(rooms.get(status, 0))
        self.in_memory.set(in_memory)
        return generate_latest(self.registry)
