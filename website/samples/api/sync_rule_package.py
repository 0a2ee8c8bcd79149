"""Brings a rule package up to date with as few changes as possible.

Reads the wanted rules from a rule package file, asks mosparo for its hash index,
and sends only the differences as batches. Needs Python 3 only.
"""
import base64
import hashlib
import hmac
import json
import os
import sys
import urllib.parse
import urllib.request

HOST = os.environ.get("MOSPARO_HOST", "https://mosparo.example.com")
PUBLIC_KEY = os.environ.get("MOSPARO_PUBLIC_KEY", "YOUR_PUBLIC_KEY")
PRIVATE_KEY = os.environ.get("MOSPARO_PRIVATE_KEY", "YOUR_PRIVATE_KEY")
TASKS_PER_BATCH = 500
ITEMS_PER_PAGE = 100000


def call(path, query=None, body=None):
    """Signed request; returns status and text of the answer."""
    text = json.dumps(query or body or {}, separators=(",", ":"))
    signed = path + text.replace("/", "\\/").replace("[]", "{}")
    signature = hmac.new(PRIVATE_KEY.encode(), signed.encode(), hashlib.sha256).hexdigest()
    credentials = base64.b64encode(f"{PUBLIC_KEY}:{signature}".encode()).decode()
    address = HOST + path + ("?" + urllib.parse.urlencode(query) if query else "")
    headers = {"Authorization": f"Basic {credentials}", "Accept": "application/json"}
    if body:
        headers["Content-Type"] = "application/json"
    data = json.dumps(body).encode() if body else None
    request = urllib.request.Request(address, data=data, headers=headers)
    with urllib.request.urlopen(request, timeout=120) as response:
        return response.status, response.read().decode()


def fraction(text):
    """2.0 as 2: the server writes whole numbers without a fraction, and so must the signed text."""
    value = float(text)
    return int(value) if value.is_integer() else value


def number(value):
    """A number as PHP prints it: 5, 1.5, and nothing for None."""
    return "" if value is None else f"{value:.14g}"


def md5(*parts):
    return hashlib.md5("".join(parts).encode()).hexdigest()


# region:hash-index
def read_index(package):
    """uuid -> (kind, hash, id) of everything that is stored."""
    stored, offset = {}, 0
    while True:
        # Both parameters are texts in the signed text.
        query = {"offset": str(offset), "maxItems": str(ITEMS_PER_PAGE)}
        status, text = call(f"/api/v1/rule-package/{package}/hash-index", query)
        if status == 205:
            return {}
        lines = [line for line in text.splitlines() if line and line != "###END"]
        for line in lines:
            uuid, rest = line.split("::", 1)
            kind, digest, number_in_database = rest.split("/")
            stored[uuid] = (kind, digest, int(number_in_database))
        if text.endswith("###END") or not any("::i/" in line for line in lines):
            return stored
        offset += ITEMS_PER_PAGE
# endregion:hash-index


# region:tasks
def tasks_for(package, stored):
    """The tasks that turn what is stored into what is wanted."""
    wanted, tasks = set(), []
    for rule in package["rules"]:
        wanted.add(rule["uuid"])
        factor = rule["spamRatingFactor"]
        description = rule.get("description", "")
        digest = md5(rule["uuid"], rule["type"], rule["name"], description, number(factor))
        if stored.get(rule["uuid"], ("", ""))[1] != digest:
            keys = ("uuid", "name", "type")
            data = {key: rule[key] for key in keys} | {"description": description, "spamRatingFactor": factor}
            tasks.append({"type": "store_rule", "data": data})
        for item in rule["items"]:
            wanted.add(item["uuid"])
            digest = md5(item["uuid"], item["type"], item["value"], number(item["rating"]))
            if stored.get(item["uuid"], ("", ""))[1] != digest:
                tasks.append({"type": "store_rule_item", "data": {"ruleUuid": rule["uuid"]} | item})
    # Items first: a rule can only be removed when it has no items any more.
    removed = [entry for uuid, entry in stored.items() if uuid not in wanted]
    for name, wanted_kind in (("remove_rule_item", "i"), ("remove_rule", "r")):
        tasks += [{"type": name, "data": {"id": entry[2]}} for entry in removed if entry[0] == wanted_kind]
    return tasks
# endregion:tasks


def main():
    package_id = int(sys.argv[1])
    with open(sys.argv[2], encoding="utf-8") as file:
        package = json.load(file, parse_float=fraction)
    tasks = tasks_for(package, read_index(package_id))
    head = {"type": "update_rule_package", "data": {key: package[key] for key in ("lastUpdatedAt", "refreshInterval")}}
    for start in range(0, len(tasks), TASKS_PER_BATCH):
        batch = [head] + tasks[start : start + TASKS_PER_BATCH]
        _, text = call(f"/api/v1/rule-package/{package_id}/batch", body={"tasks": batch})
        answer = json.loads(text)
        if answer.get("error"):
            sys.exit(answer["errorMessage"])
        for error in answer["errors"]:
            print(error, file=sys.stderr)
    print(f"{len(tasks)} changes")


main()
