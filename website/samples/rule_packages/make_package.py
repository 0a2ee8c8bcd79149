#!/usr/bin/env python3
"""Makes a rule package from a list of domains, one a line.

Usage: make_package.py domains.txt > rule-package.json
"""
import json
import sys
import uuid
from datetime import datetime, timezone

# The same list always gets the same UUIDs, so mosparo recognizes its entries again.
RULE_UUID = uuid.uuid5(uuid.NAMESPACE_URL, "https://www.example.com/rules/domains")
RATING = 2.5


def item(domain: str) -> dict:
    return {
        "uuid": str(uuid.uuid5(RULE_UUID, domain)),
        "type": "domain",
        "value": domain,
        "rating": RATING,
    }


def package(lines: list[str]) -> dict:
    domains = sorted({line.strip().lower() for line in lines if line.strip()})
    return {
        "lastUpdatedAt": datetime.now(timezone.utc).isoformat(timespec="seconds"),
        "refreshInterval": 86400,
        "rules": [
            {
                "uuid": str(RULE_UUID),
                "name": "Blocked domains",
                "type": "domain",
                "spamRatingFactor": 1,
                "items": [item(domain) for domain in domains],
            }
        ],
    }


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as source:
        json.dump(package(source.readlines()), sys.stdout, indent=2)
