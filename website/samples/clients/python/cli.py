import json
import sys
from urllib.parse import parse_qs

from contact import handle_contact
from mosparo import Mosparo, NotVerified


def read_form(body):
    return parse_qs(body, keep_blank_values=True)


def verify(given):
    try:
        client = Mosparo(given["host"], given["publicKey"], given["privateKey"])
        client.verify(read_form(given["body"]), given["fields"], given.get("metadata"))
        return "accepted"
    except NotVerified as problem:
        return f"refused: {problem}"


def contact(given):
    return "{} {}".format(*handle_contact(read_form(given["body"])))


# A task in each line of the standard input, its result in a line of the standard output, both JSON.
for line in sys.stdin:
    given = json.loads(line)
    result = {"verify": verify, "contact": contact}[given["task"]](given)
    print(json.dumps(result), flush=True)
