import {doubleQuoted, java as javaLiteral} from './literals';
import {mediaType, timeoutSeconds, urlOf, type Writer} from './request';

export const go: Writer = (request) => `package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"strings"
	"time"
)

func main() {
	body := ${doubleQuoted(request.body)}
	request, err := http.NewRequest("POST", "${urlOf(request)}", strings.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "${request.authorization}")
	request.Header.Set("Content-Type", "${mediaType}")
	request.Header.Set("Accept", "${mediaType}")
	client := http.Client{Timeout: ${timeoutSeconds} * time.Second}
	response, err := client.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(response.StatusCode, string(answer))
}`;

export const java: Writer = (request) => `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

class Verify {
    public static void main(String[] args) throws Exception {
        var body = ${javaLiteral(request.body)};
        var request = HttpRequest.newBuilder(URI.create("${urlOf(request)}"))
            .timeout(Duration.ofSeconds(${timeoutSeconds}))
            .header("Authorization", "${request.authorization}")
            .header("Content-Type", "${mediaType}")
            .header("Accept", "${mediaType}")
            .POST(BodyPublishers.ofString(body))
            .build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        System.out.println(response.statusCode() + " " + response.body());
    }
}`;

export const csharp: Writer = (request) => `using System;
using System.Net.Http;
using System.Text;
using System.Threading.Tasks;

static class Verify
{
    public static async Task Main()
    {
        var body = ${doubleQuoted(request.body)};
        using (var client = new HttpClient { Timeout = TimeSpan.FromSeconds(${timeoutSeconds}) })
        {
            client.DefaultRequestHeaders.Add("Authorization", "${request.authorization}");
            client.DefaultRequestHeaders.Add("Accept", "${mediaType}");
            var content = new StringContent(body, Encoding.UTF8, "${mediaType}");
            var response = await client.PostAsync("${urlOf(request)}", content);
            var answer = await response.Content.ReadAsStringAsync();
            Console.WriteLine((int)response.StatusCode + " " + answer);
        }
    }
}`;
