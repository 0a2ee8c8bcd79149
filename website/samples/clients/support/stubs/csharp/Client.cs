using System.Collections.Generic;

/// <summary>Signatures of the official client that the sample uses.</summary>
namespace Mosparo.ApiClient
{
    public interface IFormValue { }

    public class StringFormValue : IFormValue
    {
        public StringFormValue(string value) { }
    }

    public class FormRequest
    {
        public FormRequest(string submitToken, string validationToken, SortedDictionary<string, IFormValue> formData) { }
    }

    public class VerificationResult
    {
        public const string VALID = "valid";
        public bool isSubmittable() { return false; }
        public string getVerifiedField(string name) { return VALID; }
    }

    public class ApiClient
    {
        public ApiClient(string host, string publicKey, string privateKey) { }
        public VerificationResult verifySubmission(FormRequest formRequest) { return new VerificationResult(); }
    }
}
