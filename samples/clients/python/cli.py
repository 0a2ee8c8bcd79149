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


def sign(given):
    from mosparo import prepare

    form = {name: value if isinstance(value, list) else [value] for name, value in given["form"].items()}
    client = Mosparo("", given["publicKey"], given["privateKey"])
    return client.sign(
        prepare(form, given["fields"]),
        form["_mosparo_submitToken"][0],
        form["_mosparo_validationToken"][0],
        given.get("metadata"),
    )


def main():
    command, fields = (sys.argv[1:] or [""])[0], sys.argv[2:]
    body = sys.stdin.buffer.read().decode()
    if command == "sign":
        for line in body.strip().split("\n"):
            print(json.dumps(sign(json.loads(line))))
    elif command == "verify":
        try:
            mosparo.verify(read_form(body), fields)
            print("accepted", end="")
        except NotVerified as problem:
            print(f"refused: {problem}", end="")
            sys.exit(1)
    elif command == "contact":
        print(*handle_contact(read_form(body)), end="")
    else:
        sys.exit("usage: cli.py sign | verify FIELD... | contact")


main()
