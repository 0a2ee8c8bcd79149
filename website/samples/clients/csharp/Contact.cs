using System;
using System.Collections.Generic;
using System.Threading.Tasks;

static class Contact
{
    private static readonly Mosparo Protection = new Mosparo(
        Environment.GetEnvironmentVariable("MOSPARO_HOST"),
        Environment.GetEnvironmentVariable("MOSPARO_PUBLIC_KEY"),
        Environment.GetEnvironmentVariable("MOSPARO_PRIVATE_KEY"));

    // In ASP.NET Core: var posted = await request.ReadFormAsync();
    // and pass posted.ToDictionary(field => field.Key, field => field.Value.ToArray()).
    public static async Task<KeyValuePair<int, string>> HandleContact(IDictionary<string, string[]> form)
    {
        try
        {
            // 1. Verify the raw values, once.
            await Protection.Verify(form, new[] { "name", "emailAddress", "message" });
        }
        catch (NotVerified problem)
        {
            Console.Error.WriteLine(problem.Message);
            return Answer(403, "Your message could not be verified. Please send it again.");
        }

        // 2. Only now clean and validate them.
        var name = Mosparo.First(form, "name").Trim();
        var email = Mosparo.First(form, "emailAddress").Trim();
        if (name == "" || !email.Contains("@"))
        {
            return Answer(422, "Please enter your name and your email address.");
        }

        // 3. Process the message: send it, store it.
        return Answer(200, "Thank you for your message.");
    }

    private static KeyValuePair<int, string> Answer(int status, string text)
    {
        return new KeyValuePair<int, string>(status, text);
    }
}
