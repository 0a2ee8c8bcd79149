using System;
using System.Collections.Generic;
using System.Linq;
using Mosparo.ApiClient;

static class Official
{
    private static readonly ApiClient Client = new ApiClient(
        Environment.GetEnvironmentVariable("MOSPARO_HOST"),
        Environment.GetEnvironmentVariable("MOSPARO_PUBLIC_KEY"),
        Environment.GetEnvironmentVariable("MOSPARO_PRIVATE_KEY"));

    /// <summary>True for a clear yes only. The reader returns the posted text of a field, or an empty text.</summary>
    public static bool IsGenuine(Func<string, string> read, IReadOnlyCollection<string> fields)
    {
        var formData = new SortedDictionary<string, IFormValue>();
        foreach (var field in fields)
        {
            formData[field] = new StringFormValue(read(field));
        }
        try
        {
            var result = Client.verifySubmission(
                new FormRequest(read("_mosparo_submitToken"), read("_mosparo_validationToken"), formData));
            return result.isSubmittable()
                && fields.All(field => result.getVerifiedField(field) == VerificationResult.VALID);
        }
        catch (Exception problem)
        {
            Console.Error.WriteLine(problem.Message);
            return false;
        }
    }
}
