"""The board for Grafana and the alerts for Prometheus ask for figures that the bot has."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.metrics import MetricWrapperBase

from bot.watch import metrics
from tests.project.documents import ROOT, rows

EXAMPLES: Final = ROOT / "docs" / "examples"
FIGURES: Final = {each._name: each for each in vars(metrics).values() if isinstance(each, MetricWrapperBase)}
PARTS: Final = re.compile(r"_(total|bucket|count|sum)$")
OTHERS: Final = {"up": {"job"}}
"""What Prometheus knows by itself."""


def board() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((EXAMPLES / "grafana.json").read_text("utf-8"))
    return found


def alerts() -> list[dict[str, Any]]:
    groups = yaml.safe_load((EXAMPLES / "alerts.yml").read_text("utf-8"))["groups"]
    return [rule for group in groups for rule in group["rules"]]


QUESTIONS: Final = [
    *(target["expr"] for panel in board()["panels"] for target in panel["targets"]),
    *(rule["expr"] for rule in alerts()),
]


def asked(question: str) -> dict[str, set[str]]:
    """The figures of a question, each with the labels that choose or group it."""
    found: dict[str, set[str]] = {}
    groups = {label for group in re.findall(r"by \(([^)]*)\)", question) for label in re.split(r", *", group)} - {"le"}
    for name, labels in re.findall(r"\b(carcassonne_\w+|up)\b(?:\{([^}]*)\})?", question):
        found.setdefault(PARTS.sub("", name), set()).update(groups, re.findall(r"(\w+)=", labels))
    return found


@pytest.mark.parametrize("question", dict.fromkeys(QUESTIONS))
def test_each_question_is_about_a_figure_with_these_labels(question: str) -> None:
    assert asked(question)
    for name, labels in asked(question).items():
        known = OTHERS[name] if name in OTHERS else {*FIGURES[name]._labelnames}
        assert labels <= known, name


def test_board_and_alerts_leave_out_no_figure() -> None:
    shown = {name for panel in board()["panels"] for target in panel["targets"] for name in asked(target["expr"])}
    assert shown == set(FIGURES)
    told = rows((ROOT / "docs" / "hosting.md").read_text("utf-8"), r"carcassonne_[^`]+")
    assert {PARTS.sub("", name.partition("{")[0]) for name in told} == set(FIGURES)


def test_panels_do_not_overlap() -> None:
    taken = set[tuple[int, int]]()
    for panel in board()["panels"]:
        at = panel["gridPos"]
        cells = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert not cells & taken, panel["title"]
        assert at["x"] + at["w"] <= 24
        taken |= cells


def test_each_alert_says_what_is_wrong_and_what_to_do() -> None:
    assert len({rule["alert"] for rule in alerts()}) == len(alerts()) >= 5
    for rule in alerts():
        assert {"summary", "action"} == set(rule["annotations"])
        assert rule["labels"]["severity"] in {"critical", "warning"}
