package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/url"
	"os"
	"strings"
)

// region:handler
var mosparo = Mosparo{
	Host:       os.Getenv("MOSPARO_HOST"),
	PublicKey:  os.Getenv("MOSPARO_PUBLIC_KEY"),
	PrivateKey: os.Getenv("MOSPARO_PRIVATE_KEY"),
}

// In an http.HandlerFunc: call r.ParseForm() and pass r.PostForm.
func handleContact(form url.Values) (status int, text string) {
	// 1. Verify the raw values, once.
	if err := mosparo.Verify(form, []string{"name", "emailAddress", "message"}, ""); err != nil {
		log.Print(err)
		return 403, "Your message could not be verified. Please send it again."
	}

	// 2. Only now clean and validate them.
	name, email := strings.TrimSpace(form.Get("name")), strings.TrimSpace(form.Get("emailAddress"))
	if name == "" || !strings.Contains(email, "@") {
		return 422, "Please enter your name and your email address."
	}

	// 3. Process the message: send it, store it.
	return 200, "Thank you for your message."
}

// endregion:handler

type vector struct {
	PublicKey, PrivateKey, Metadata string
	Form                            map[string]any
	Fields                          []string
}

func sign(input []byte) ([]byte, error) {
	var given vector
	if err := json.Unmarshal(input, &given); err != nil {
		return nil, err
	}
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
	client := Mosparo{PublicKey: given.PublicKey, PrivateKey: given.PrivateKey}
	return json.Marshal(client.Sign(
		Prepare(form, given.Fields),
		form.Get("_mosparo_submitToken"),
		form.Get("_mosparo_validationToken"),
		given.Metadata,
	))
}

func main() {
	log.SetFlags(0)
	if len(os.Args) < 2 {
		log.Fatal("usage: contact sign | verify FIELD... | contact")
	}
	input, err := io.ReadAll(os.Stdin)
	if err != nil {
		log.Fatal(err)
	}
	if os.Args[1] == "sign" {
		for _, line := range bytes.Split(bytes.TrimSpace(input), []byte("\n")) {
			output, err := sign(line)
			if err != nil {
				log.Fatal(err)
			}
			fmt.Println(string(output))
		}
		return
	}
	form, err := url.ParseQuery(string(input))
	if err != nil {
		log.Fatal(err)
	}
	if os.Args[1] == "contact" {
		status, text := handleContact(form)
		fmt.Printf("%d %s", status, text)
	} else if err := mosparo.Verify(form, os.Args[2:], ""); err != nil {
		fmt.Print("refused: ", err)
		os.Exit(1)
	} else {
		fmt.Print("accepted")
	}
}
