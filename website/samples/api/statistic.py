"""Prints the statistic since a day. Needs Python 3 only."""
import base64
import hashlib
import hmac
import json
import os
import sys
import urllib.error
import urllib.parse
import urllib.request

host = os.environ.get("MOSPARO_HOST", "https://mosparo.example.com")
public_key = os.environ.get("MOSPARO_PUBLIC_KEY", "YOUR_PUBLIC_KEY")
private_key = os.environ.get("MOSPARO_PRIVATE_KEY", "YOUR_PRIVATE_KEY")

path = "/api/v1/statistic/by-date"
query = {"startDate": sys.argv[1] if len(sys.argv) > 1 else "2026-03-01"}

signed = path + json.dumps(query, separators=(",", ":"))
signature = hmac.new(private_key.encode(), signed.encode(), hashlib.sha256).hexdigest()
credentials = base64.b64encode(f"{public_key}:{signature}".encode()).decode()

request = urllib.request.Request(
    f"{host}{path}?{urllib.parse.urlencode(query)}",
    headers={"Authorization": f"Basic {credentials}", "Accept": "application/json"},
)
try:
    with urllib.request.urlopen(request, timeout=10) as response:
        answer = json.load(response)
except urllib.error.HTTPError as error:
    sys.exit(f"mosparo answered with status {error.code}: {error.read().decode()}")

# An error can come with status 200.
if answer.get("error"):
    sys.exit(answer["errorMessage"])

# Without data, numbersByDate is an empty list.
for day, numbers in dict(answer["data"]["numbersByDate"]).items():
    print(day, numbers["numberOfValidSubmissions"], numbers["numberOfSpamSubmissions"])
