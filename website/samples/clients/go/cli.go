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
	Host, PublicKey, PrivateKey, Metadata, Body string
	Fields                                      []string
}

func verify(given given) string {
	form, err := url.ParseQuery(given.Body)
	if err != nil {
		log.Fatal(err)
	}
	client := Mosparo{Host: given.Host, PublicKey: given.PublicKey, PrivateKey: given.PrivateKey}
	if err := client.Verify(form, given.Fields, given.Metadata); err != nil {
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
		if err := output.Encode(verify(given)); err != nil {
			log.Fatal(err)
		}
	}
}
