"""Imports the content of a rule package file. Needs Python 3 only."""
import base64
import hashlib
import hmac
import json
import os
import sys
import urllib.request

host = os.environ.get("MOSPARO_HOST", "https://mosparo.example.com")
public_key = os.environ.get("MOSPARO_PUBLIC_KEY", "YOUR_PUBLIC_KEY")
private_key = os.environ.get("MOSPARO_PRIVATE_KEY", "YOUR_PRIVATE_KEY")

path = "/api/v1/rule-package/import"


def canonical(data):
    """The text that the server signs: ASCII, escaped slashes, {} for []."""
    text = json.dumps(data, separators=(",", ":"))
    return text.replace("/", "\\/").replace("[]", "{}")


rule_package_id, file_name = int(sys.argv[1]), sys.argv[2]
with open(file_name, encoding="utf-8") as file:
    content = file.read()

data = {
    "rulePackageId": rule_package_id,
    "rulePackageContent": content,
    "rulePackageHash": hashlib.sha256(content.encode()).hexdigest(),
}
signature = hmac.new(private_key.encode(), (path + canonical(data)).encode(), hashlib.sha256).hexdigest()
credentials = base64.b64encode(f"{public_key}:{signature}".encode()).decode()

request = urllib.request.Request(
    host + path,
    data=json.dumps(data).encode(),
    headers={
        "Authorization": f"Basic {credentials}",
        "Content-Type": "application/json",
        "Accept": "application/json",
    },
)
with urllib.request.urlopen(request, timeout=120) as response:
    answer = json.load(response)

if not answer.get("successful"):
    sys.exit(answer.get("errorMessage", "No answer from mosparo."))
print("imported, hash verified" if answer["verifiedHash"] else "imported")
