import json
import sys
from urllib.parse import parse_qs

from contact import handle_contact
from mosparo import Mosparo, NotVerified, prepare


def read_form(body):
    return parse_qs(body, keep_blank_values=True)


def client_of(given):
    return Mosparo(given["host"], given["publicKey"], given["privateKey"])


def sign(given):
    form = {name: value if isinstance(value, list) else [value] for name, value in given["form"].items()}
    return client_of(given).sign(
        prepare(form, given["fields"]),
        form["_mosparo_submitToken"][0],
        form["_mosparo_validationToken"][0],
        given.get("metadata"),
    )


def verify(given):
    try:
        client_of(given).verify(read_form(given["body"]), given["fields"])
        return "accepted"
    except NotVerified as problem:
        return f"refused: {problem}"


def contact(given):
    return "{} {}".format(*handle_contact(read_form(given["body"])))


# A task in each line of the standard input, its result in a line of the standard output, both JSON.
for line in sys.stdin:
    given = json.loads(line)
    result = {"sign": sign, "verify": verify, "contact": contact}[given["task"]](given)
    print(json.dumps(result), flush=True)
