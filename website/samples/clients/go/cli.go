package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"log"
	"net/url"
	"os"
)

type given struct {
	Task, Host, PublicKey, PrivateKey, Metadata, Body string
	Form                                              map[string]any
	Fields                                            []string
}

func (given given) client() Mosparo {
	return Mosparo{Host: given.Host, PublicKey: given.PublicKey, PrivateKey: given.PrivateKey}
}

func sign(given given) any {
	form := url.Values{}
	for name, value := range given.Form {
		if list, ok := value.([]any); ok {
			for _, item := range list {
				form.Add(name, item.(string))
			}
		} else {
			form.Add(name, value.(string))
		}
	}
	return given.client().Sign(
		Prepare(form, given.Fields),
		form.Get("_mosparo_submitToken"),
		form.Get("_mosparo_validationToken"),
		given.Metadata,
	)
}

func run(given given) any {
	if given.Task == "sign" {
		return sign(given)
	}
	form, err := url.ParseQuery(given.Body)
	if err != nil {
		log.Fatal(err)
	}
	if err := given.client().Verify(form, given.Fields, ""); err != nil {
		return fmt.Sprint("refused: ", err)
	}
	return "accepted"
}

// A task in each line of the standard input, its result in a line of the standard output, both JSON.
func main() {
	log.SetFlags(0)
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20)
	output := json.NewEncoder(os.Stdout)
	for lines.Scan() {
		var given given
		if err := json.Unmarshal(lines.Bytes(), &given); err != nil {
			log.Fatal(err)
		}
		if err := output.Encode(run(given)); err != nil {
			log.Fatal(err)
		}
	}
}
