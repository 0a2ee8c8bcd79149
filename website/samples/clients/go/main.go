package main

import (
	"fmt"
	"log"
	"net/http"
	"net/url"
	"os"
	"strings"
)

var mosparo = Mosparo{
	Host:       os.Getenv("MOSPARO_HOST"),
	PublicKey:  os.Getenv("MOSPARO_PUBLIC_KEY"),
	PrivateKey: os.Getenv("MOSPARO_PRIVATE_KEY"),
}

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

func main() {
	http.HandleFunc("/contact", func(w http.ResponseWriter, r *http.Request) {
		if err := r.ParseForm(); err != nil {
			http.Error(w, "The form cannot be read.", 400)
			return
		}
		status, text := handleContact(r.PostForm)
		w.WriteHeader(status)
		fmt.Fprintln(w, text)
	})
	port := os.Getenv("PORT")
	if port == "" {
		port = "8000"
	}
	log.Fatal(http.ListenAndServe("127.0.0.1:"+port, nil))
}
