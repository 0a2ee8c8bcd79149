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
