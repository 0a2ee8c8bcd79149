using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading.Tasks;
using System.Xml.Linq;

static class Program
{
    // region:handler
    private static readonly Mosparo Protection = new Mosparo(
        Environment.GetEnvironmentVariable("MOSPARO_HOST"),
        Environment.GetEnvironmentVariable("MOSPARO_PUBLIC_KEY"),
        Environment.GetEnvironmentVariable("MOSPARO_PRIVATE_KEY"));

    // In ASP.NET Core: var posted = await request.ReadFormAsync();
    // and pass posted.ToDictionary(field => field.Key, field => field.Value.ToArray()).
    static async Task<KeyValuePair<int, string>> HandleContact(IDictionary<string, string[]> form)
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
    // endregion:handler

    private static KeyValuePair<int, string> Answer(int status, string text)
    {
        return new KeyValuePair<int, string>(status, text);
    }

    private static Dictionary<string, string[]> ReadForm(string body)
    {
        return body.Split('&')
            .Select(pair => pair.Split(new[] { '=' }, 2))
            .GroupBy(pair => WebUtility.UrlDecode(pair[0]), pair => WebUtility.UrlDecode(pair.Last()))
            .ToDictionary(group => group.Key, group => group.ToArray());
    }

    private static string Sign(XElement given)
    {
        var form = given.Element("form").Elements().ToDictionary(
            Json.Name,
            field => field.HasElements || (string)field.Attribute("type") == "array"
                ? field.Elements().Select(item => item.Value).ToArray()
                : new[] { field.Value });
        var client = new Mosparo("", (string)given.Element("publicKey"), (string)given.Element("privateKey"));
        return Json.Write(client.Sign(
            Mosparo.Prepare(form, given.Element("fields").Elements().Select(field => field.Value)),
            form["_mosparo_submitToken"][0],
            form["_mosparo_validationToken"][0],
            (string)given.Element("metadata")));
    }

    private static async Task<int> Run(string[] arguments)
    {
        var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false));
        var input = new StreamReader(Console.OpenStandardInput(), Encoding.UTF8).ReadToEnd();
        var exitCode = 0;
        switch (arguments.FirstOrDefault())
        {
            case "sign":
                foreach (var line in input.Trim().Split('\n'))
                    output.WriteLine(Sign(Json.Read(line)));
                break;
            case "verify":
                try
                {
                    await Protection.Verify(ReadForm(input), arguments.Skip(1));
                    output.Write("accepted");
                }
                catch (NotVerified problem)
                {
                    output.Write("refused: " + problem.Message);
                    exitCode = 1;
                }
                break;
            case "contact":
                var answer = await HandleContact(ReadForm(input));
                output.Write(answer.Key + " " + answer.Value);
                break;
            default:
                Console.Error.WriteLine("usage: contact sign | verify FIELD... | contact");
                exitCode = 2;
                break;
        }
        output.Flush();
        return exitCode;
    }

    // Mono waits for its threads when it ends, now and then for a minute: one of them sleeps on.
    [DllImport("libc", EntryPoint = "_exit")]
    private static extern void ExitAtOnce(int exitCode);

    private static void Main(string[] arguments)
    {
        ExitAtOnce(Run(arguments).GetAwaiter().GetResult());
    }
}
