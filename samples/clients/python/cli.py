import json
import sys
from urllib.parse import parse_qs

# region:handler
import logging
import os

from mosparo import Mosparo, NotVerified

mosparo = Mosparo(
    os.environ.get("MOSPARO_HOST", ""),
    os.environ.get("MOSPARO_PUBLIC_KEY", ""),
    os.environ.get("MOSPARO_PRIVATE_KEY", ""),
)


# Flask: form = request.form.to_dict(flat=False)
# Django: form = dict(request.POST.lists())
def handle_contact(form):
    try:
        # 1. Verify the raw values, once.
        mosparo.verify(form, ["name", "emailAddress", "message"])
    except NotVerified as problem:
        logging.warning("%s", problem)
        return 403, "Your message could not be verified. Please send it again."

    # 2. Only now clean and validate them.
    name = form.get("name", [""])[0].strip()
    email = form.get("emailAddress", [""])[0].strip()
    if not name or "@" not in email:
        return 422, "Please enter your name and your email address."

    # 3. Process the message: send it, store it.
    return 200, "Thank you for your message."
# endregion:handler


def read_form(body):
    return parse_qs(body, keep_blank_values=True)


def client_of(given):
    return Mosparo(given["host"], given["publicKey"], given["privateKey"])


def sign(given):
    from mosparo import prepare

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
