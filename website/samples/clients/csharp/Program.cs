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
    private static Dictionary<string, string[]> ReadForm(string body)
    {
        return body.Split('&')
            .Select(pair => pair.Split(new[] { '=' }, 2))
            .GroupBy(pair => WebUtility.UrlDecode(pair[0]), pair => WebUtility.UrlDecode(pair.Last()))
            .ToDictionary(group => group.Key, group => group.ToArray());
    }

    private static async Task<string> Verify(XElement given)
    {
        try
        {
            var client = new Mosparo(
                (string)given.Element("host"), (string)given.Element("publicKey"), (string)given.Element("privateKey"));
            await client.Verify(
                ReadForm((string)given.Element("body")),
                given.Element("fields").Elements().Select(field => field.Value),
                (string)given.Element("metadata"));
            return "accepted";
        }
        catch (NotVerified problem)
        {
            return "refused: " + problem.Message;
        }
    }

    private static async Task<string> HandleContact(XElement given)
    {
        var answer = await Contact.HandleContact(ReadForm((string)given.Element("body")));
        return answer.Key + " " + answer.Value;
    }

    private static async Task<string> Result(XElement given)
    {
        switch ((string)given.Element("task"))
        {
            case "verify": return await Verify(given);
            case "contact": return await HandleContact(given);
            default: throw new ArgumentException("unknown task");
        }
    }

    /// <summary>A task in each line of the standard input, its result in a line of the standard output, both JSON.</summary>
    private static async Task Run()
    {
        var input = new StreamReader(Console.OpenStandardInput(), Encoding.UTF8);
        var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false)) { AutoFlush = true };
        for (var line = input.ReadLine(); line != null; line = input.ReadLine())
        {
            output.WriteLine(Json.Write(await Result(Json.Read(line))));
        }
    }

    // Mono waits for its threads when it ends, now and then for a minute: one of them sleeps on.
    [DllImport("libc", EntryPoint = "_exit")]
    private static extern void ExitAtOnce(int exitCode);

    private static void Main()
    {
        Run().GetAwaiter().GetResult();
        ExitAtOnce(0);
    }
}
