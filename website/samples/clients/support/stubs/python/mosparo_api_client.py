"""What the sample uses of the official client: every field is valid, unless a token is missing."""


class MosparoException(Exception):
    pass


class Result:
    def __init__(self, fields):
        self.fields = fields

    def is_submittable(self):
        return True

    def get_verified_field(self, name):
        return "valid" if name in self.fields else "not-verified"


class Client:
    def __init__(self, host, public_key, private_key):
        pass

    def verify_submission(self, form_data, submit_token=None, validation_token=None):
        if not submit_token or not validation_token:
            raise MosparoException("Submit or validation token not available.")
        return Result(form_data)
