"""Asks mosparo whether a submitted form is genuine. Needs nothing but Python 3.8."""
import base64
import hashlib
import hmac
import json
import urllib.error
import urllib.request

PATH = "/api/v1/verification/verify"


class NotVerified(Exception):
    """Every answer but a clear yes."""


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args, **kwargs):
        return None


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def text(value):
    """Browsers post line breaks as CR LF, but the box has checked LF. Nothing else may change."""
    return value.replace("\r\n", "\n")


def canonical_json(value):
    """The text that mosparo signs: compact, pure ASCII, with \\/ and with {} for []."""
    plain = json.dumps(value, separators=(",", ":"))
    return plain.replace("/", "\\/").replace("[]", "{}")


def prepare(form, fields):
    """The fields by name: texts as the visitor typed them, lists for names that end in []."""
    data = {}
    for field in fields:
        values = [text(value) for value in form.get(field, [])]
        if field.endswith("[]"):
            data[field[:-2]] = values
        else:
            data[field] = values if len(values) > 1 else "".join(values)
    return dict(sorted(data.items()))


class Mosparo:
    def __init__(self, host, public_key, private_key, timeout=5):
        self.host = host
        self.public_key = public_key
        self._private_key = private_key.encode()
        self.timeout = timeout

    def verify(self, form, fields, metadata=None):
        """form: name -> list of values; fields: name attributes of all fields that mosparo checks."""
        submit_token = "".join(form.get("_mosparo_submitToken", []))
        validation_token = "".join(form.get("_mosparo_validationToken", []))
        if not submit_token or not validation_token:
            raise NotVerified("The tokens of mosparo are missing.")
        data = prepare(form, fields)
        signed = self.sign(data, submit_token, validation_token, metadata)
        answer = self._send(signed["requestData"], signed["authorizationHeader"])
        if answer.get("error"):
            raise NotVerified(f"mosparo: {answer.get('errorMessage')}")
        if answer.get("valid") is not True:
            raise NotVerified(f"Not valid: {answer.get('issues')}")
        if not hmac.compare_digest(signed["verificationSignature"], str(answer.get("verificationSignature"))):
            raise NotVerified("The answer has a wrong signature.")
        verified = dict(answer.get("verifiedFields") or {})
        for name in data:
            if verified.get(name) != "valid":
                raise NotVerified(f"The field {name} was not verified.")

    def sign(self, data, submit_token, validation_token, metadata=None):
        """Every intermediate value of a signed request."""
        form_data = {
            name: [sha256(item) for item in value] if isinstance(value, list) else sha256(value)
            for name, value in data.items()
        }
        form_signature = self._hmac(canonical_json(form_data))
        validation_signature = self._hmac(validation_token)
        request_data = {
            "submitToken": submit_token,
            "validationSignature": validation_signature,
            "formSignature": form_signature,
            "formData": form_data,
        }
        if metadata is not None:
            request_data["metadata"] = metadata
        signed_string = PATH + canonical_json(request_data)
        request_signature = self._hmac(signed_string)
        credentials = f"{self.public_key}:{request_signature}".encode()
        return {
            "preparedFormData": data,
            "formData": form_data,
            "formDataJson": canonical_json(form_data),
            "formSignature": form_signature,
            "validationSignature": validation_signature,
            "verificationSignature": self._hmac(validation_signature + form_signature),
            "requestData": request_data,
            "requestJson": canonical_json(request_data),
            "signedString": signed_string,
            "requestSignature": request_signature,
            "authorizationHeader": "Basic " + base64.b64encode(credentials).decode(),
        }

    def _hmac(self, message):
        return hmac.new(self._private_key, message.encode(), hashlib.sha256).hexdigest()

    def _send(self, request_data, authorization):
        request = urllib.request.Request(
            self.host + PATH,
            data=json.dumps(request_data).encode(),
            headers={
                "Content-Type": "application/json",
                "Accept": "application/json",
                "Authorization": authorization,
            },
        )
        try:
            with urllib.request.build_opener(NoRedirect).open(request, timeout=self.timeout) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            raise NotVerified(f"mosparo answered {error.code}: {error.read().decode()}") from error
        except (OSError, ValueError) as error:
            raise NotVerified("mosparo cannot be reached.") from error
