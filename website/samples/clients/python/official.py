import logging
import os

from mosparo_api_client import Client, MosparoException

client = Client(os.environ["MOSPARO_HOST"], os.environ["MOSPARO_PUBLIC_KEY"], os.environ["MOSPARO_PRIVATE_KEY"])


def is_genuine(form, fields):
    """True for a clear yes only. form: name -> text, for example request.form in Flask."""
    try:
        result = client.verify_submission(
            {field: form.get(field, "") for field in fields},
            form.get("_mosparo_submitToken"),
            form.get("_mosparo_validationToken"),
        )
    except MosparoException as problem:
        logging.warning("%s", problem)
        return False
    return result.is_submittable() and all(result.get_verified_field(field) == "valid" for field in fields)
