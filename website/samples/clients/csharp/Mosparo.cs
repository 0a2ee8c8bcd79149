using System;
using System.Collections.Generic;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Security.Cryptography;
using System.Text;
using System.Threading.Tasks;
using System.Xml;
using System.Xml.Linq;

public sealed class NotVerified : Exception
{
    public NotVerified(string message, Exception cause = null) : base(message, cause) { }
}

/// <summary>Asks mosparo whether a submitted form is genuine. Every answer but a clear yes throws NotVerified.</summary>
public sealed class Mosparo
{
    private const string Path = "/api/v1/verification/verify";

    private static readonly HttpClient Http = new HttpClient(new HttpClientHandler { AllowAutoRedirect = false })
    {
        Timeout = TimeSpan.FromSeconds(5),
    };

    private readonly string host;
    private readonly string publicKey;
    private readonly byte[] privateKey;

    public Mosparo(string host, string publicKey, string privateKey)
    {
        this.host = host;
        this.publicKey = publicKey;
        this.privateKey = Encoding.UTF8.GetBytes(privateKey ?? "");
    }

    /// <param name="form">Name to list of values, unchanged.</param>
    /// <param name="fields">Name attributes of all fields that mosparo checks.</param>
    /// <param name="metadata">JSON text for the submission, or null.</param>
    public async Task Verify(IDictionary<string, string[]> form, IEnumerable<string> fields, string metadata = null)
    {
        var submitToken = First(form, "_mosparo_submitToken");
        var validationToken = First(form, "_mosparo_validationToken");
        if (submitToken == "" || validationToken == "")
        {
            throw new NotVerified("The tokens of mosparo are missing.");
        }
        var data = Prepare(form, fields);
        var signed = Sign(data, submitToken, validationToken, metadata);
        var answer = await Send(Json.Write(signed["requestData"]), (string)signed["authorizationHeader"]);
        if ((string)answer.Element("error") == "true")
        {
            throw new NotVerified("mosparo: " + (string)answer.Element("errorMessage"));
        }
        if ((string)answer.Element("valid") != "true")
        {
            throw new NotVerified("Not valid: " + answer.Element("issues"));
        }
        if (!Same((string)signed["verificationSignature"], (string)answer.Element("verificationSignature") ?? ""))
        {
            throw new NotVerified("The answer has a wrong signature.");
        }
        var verified = answer.Element("verifiedFields").Elements().ToLookup(Json.Name, element => element.Value);
        var missing = data.Keys.FirstOrDefault(name => !verified[name].Contains("valid"));
        if (missing != null)
        {
            throw new NotVerified("The field " + missing + " was not verified.");
        }
    }

    /// <summary>The fields by name: texts as the visitor typed them, lists for names that end in [].</summary>
    public static SortedDictionary<string, object> Prepare(IDictionary<string, string[]> form, IEnumerable<string> fields)
    {
        var data = new SortedDictionary<string, object>(StringComparer.Ordinal);
        foreach (var field in fields)
        {
            // Browsers post line breaks as CR LF, but the box has checked LF. Nothing else may change.
            var values = (form.TryGetValue(field, out var posted) ? posted : new string[0])
                .Select(value => value.Replace("\r\n", "\n")).ToArray();
            if (field.EndsWith("[]", StringComparison.Ordinal))
            {
                data[field.Substring(0, field.Length - 2)] = values;
            }
            else
            {
                data[field] = values.Length > 1 ? (object)values : string.Concat(values);
            }
        }
        return data;
    }

    /// <summary>Every intermediate value of a signed request.</summary>
    public Dictionary<string, object> Sign(
        SortedDictionary<string, object> data, string submitToken, string validationToken, string metadata)
    {
        var formData = new SortedDictionary<string, object>(StringComparer.Ordinal);
        foreach (var field in data)
        {
            formData[field.Key] = field.Value is string text
                ? (object)Sha256(text)
                : ((string[])field.Value).Select(Sha256).ToArray();
        }
        var formDataJson = Json.Canonical(formData);
        var formSignature = Hmac(formDataJson);
        var validationSignature = Hmac(validationToken);
        var requestData = new List<KeyValuePair<string, object>>
        {
            new KeyValuePair<string, object>("submitToken", submitToken),
            new KeyValuePair<string, object>("validationSignature", validationSignature),
            new KeyValuePair<string, object>("formSignature", formSignature),
            new KeyValuePair<string, object>("formData", formData),
        };
        if (metadata != null)
        {
            requestData.Add(new KeyValuePair<string, object>("metadata", metadata));
        }
        var requestJson = Json.Canonical(requestData);
        var requestSignature = Hmac(Path + requestJson);
        var credentials = Encoding.UTF8.GetBytes(publicKey + ":" + requestSignature);
        return new Dictionary<string, object>
        {
            ["preparedFormData"] = data,
            ["formData"] = formData,
            ["formDataJson"] = formDataJson,
            ["formSignature"] = formSignature,
            ["validationSignature"] = validationSignature,
            ["verificationSignature"] = Hmac(validationSignature + formSignature),
            ["requestData"] = requestData,
            ["requestJson"] = requestJson,
            ["signedString"] = Path + requestJson,
            ["requestSignature"] = requestSignature,
            ["authorizationHeader"] = "Basic " + Convert.ToBase64String(credentials),
        };
    }

    private async Task<XElement> Send(string body, string authorization)
    {
        var request = new HttpRequestMessage(HttpMethod.Post, host + Path)
        {
            Content = new StringContent(body, Encoding.UTF8, "application/json"),
        };
        request.Headers.Add("Accept", "application/json");
        request.Headers.Add("Authorization", authorization);
        try
        {
            var response = await Http.SendAsync(request);
            var text = await response.Content.ReadAsStringAsync();
            if (response.StatusCode != HttpStatusCode.OK)
            {
                throw new NotVerified("mosparo answered " + (int)response.StatusCode + ": " + text);
            }
            return Json.Read(text);
        }
        catch (Exception problem) when (
            problem is HttpRequestException || problem is TaskCanceledException || problem is XmlException)
        {
            throw new NotVerified("mosparo cannot be reached.", problem);
        }
    }

    /// <summary>The first value of a field, or an empty text.</summary>
    public static string First(IDictionary<string, string[]> form, string name)
    {
        return form.TryGetValue(name, out var values) ? values.FirstOrDefault() ?? "" : "";
    }

    private static string Hex(byte[] bytes)
    {
        return string.Concat(bytes.Select(value => value.ToString("x2")));
    }

    private static string Sha256(string text)
    {
        using (var sha = SHA256.Create())
        {
            return Hex(sha.ComputeHash(Encoding.UTF8.GetBytes(text)));
        }
    }

    private string Hmac(string text)
    {
        using (var hmac = new HMACSHA256(privateKey))
        {
            return Hex(hmac.ComputeHash(Encoding.UTF8.GetBytes(text)));
        }
    }

    /// <summary>Takes the same time wherever the first difference is.</summary>
    private static bool Same(string one, string other)
    {
        var difference = one.Length ^ other.Length;
        for (var i = 0; i < one.Length && i < other.Length; i++)
        {
            difference |= one[i] ^ other[i];
        }
        return difference == 0;
    }
}
