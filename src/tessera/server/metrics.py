"""What Prometheus may ask for."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

TABLES_OPENED = Counter("tessera_tables_opened", "Tables that were opened", ["game"])
GAMES_OVER = Counter("tessera_games_over", "Games that came to their end", ["game"])
MOVES = Counter("tessera_moves", "Moves that were made, chance included", ["game"])
REFUSALS = Counter("tessera_refusals", "What was refused, by code", ["code"])
TABLES_LIVE = Gauge("tessera_tables_live", "Tables in memory", multiprocess_mode="livesum")
CONNECTIONS = Gauge("tessera_connections", "Open WebSockets", multiprocess_mode="livesum")
BOTS_WAITING = Gauge(
    "tessera_bots_waiting", "Bots that think or wait for a thread", multiprocess_mode="livesum"
)
WORK_WAITING = Gauge(
    "tessera_work_waiting", "What waits for a thread", ["kind"], multiprocess_mode="livesum"
)
WORK_WAITED_SECONDS = Histogram(
    "tessera_work_waited_seconds",
    "From a request until a thread begins with it",
    ["kind"],
    buckets=(0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60),
)
BOT_TROUBLE = Counter("tessera_bot_trouble", "Bots that failed")
COMMIT_SECONDS = Histogram(
    "tessera_commit_seconds",
    "From a request to its entry on the disk",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2, 10),
)
RESTARTS = Counter("tessera_restarts", "Tasks that failed and were begun again", ["task"])
SET_ASIDE = Gauge(
    "tessera_tables_set_aside", "Tables that cannot be read", multiprocess_mode="livesum"
)
