package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"
	"unicode/utf16"
)

const verifyPath = "/api/v1/verification/verify"

// Mosparo asks mosparo whether a submitted form is genuine.
type Mosparo struct {
	Host, PublicKey, PrivateKey string
}

// RequestData is the body of a verification; the order of its fields is part of the signature.
type RequestData struct {
	SubmitToken         string         `json:"submitToken"`
	ValidationSignature string         `json:"validationSignature"`
	FormSignature       string         `json:"formSignature"`
	FormData            map[string]any `json:"formData"`
	Metadata            string         `json:"metadata,omitempty"`
}

// Signed holds every intermediate value of a signed request.
type Signed struct {
	PreparedFormData      map[string]any `json:"preparedFormData"`
	FormData              map[string]any `json:"formData"`
	FormDataJSON          string         `json:"formDataJson"`
	FormSignature         string         `json:"formSignature"`
	ValidationSignature   string         `json:"validationSignature"`
	VerificationSignature string         `json:"verificationSignature"`
	RequestData           RequestData    `json:"requestData"`
	RequestJSON           string         `json:"requestJson"`
	SignedString          string         `json:"signedString"`
	RequestSignature      string         `json:"requestSignature"`
	AuthorizationHeader   string         `json:"authorizationHeader"`
}

// Verify returns nil for a clear yes only. fields lists the name attributes of all fields that mosparo checks.
func (m Mosparo) Verify(form url.Values, fields []string, metadata string) error {
	submitToken, validationToken := form.Get("_mosparo_submitToken"), form.Get("_mosparo_validationToken")
	if submitToken == "" || validationToken == "" {
		return errors.New("the tokens of mosparo are missing")
	}
	data := Prepare(form, fields)
	signed := m.Sign(data, submitToken, validationToken, metadata)
	var answer struct {
		Error                 bool
		ErrorMessage          string
		Valid                 bool
		VerificationSignature string
		VerifiedFields        json.RawMessage
		Issues                json.RawMessage
	}
	if err := m.send(signed, &answer); err != nil {
		return err
	}
	switch {
	case answer.Error:
		return fmt.Errorf("mosparo: %s", answer.ErrorMessage)
	case !answer.Valid:
		return fmt.Errorf("not valid: %s", answer.Issues)
	case !hmac.Equal([]byte(signed.VerificationSignature), []byte(answer.VerificationSignature)):
		return errors.New("the answer has a wrong signature")
	}
	verified := map[string]string{}
	if err := json.Unmarshal(answer.VerifiedFields, &verified); err != nil {
		return fmt.Errorf("the answer is not readable: %w", err)
	}
	for name := range data {
		if verified[name] != "valid" {
			return fmt.Errorf("the field %s was not verified", name)
		}
	}
	return nil
}

// Prepare returns the fields by name: texts as the visitor typed them, lists for names that end in [].
func Prepare(form url.Values, fields []string) map[string]any {
	data := map[string]any{}
	for _, field := range fields {
		values := make([]string, 0, len(form[field]))
		for _, value := range form[field] {
			// Browsers post line breaks as CR LF, but the box has checked LF. Nothing else may change.
			values = append(values, strings.ReplaceAll(value, "\r\n", "\n"))
		}
		if name := strings.TrimSuffix(field, "[]"); name != field || len(values) > 1 {
			data[name] = values
		} else {
			data[name] = strings.Join(values, "")
		}
	}
	return data
}

// Sign computes every value of a request from the prepared data.
func (m Mosparo) Sign(data map[string]any, submitToken, validationToken, metadata string) Signed {
	formData := map[string]any{}
	for name, value := range data {
		if list, ok := value.([]string); ok {
			hashes := make([]string, len(list))
			for i, item := range list {
				hashes[i] = hash(item)
			}
			formData[name] = hashes
		} else {
			formData[name] = hash(value.(string))
		}
	}
	formDataJSON := canonicalJSON(formData)
	request := RequestData{submitToken, m.hmac(validationToken), m.hmac(formDataJSON), formData, metadata}
	requestJSON := canonicalJSON(request)
	requestSignature := m.hmac(verifyPath + requestJSON)
	return Signed{
		PreparedFormData:      data,
		FormData:              formData,
		FormDataJSON:          formDataJSON,
		FormSignature:         request.FormSignature,
		ValidationSignature:   request.ValidationSignature,
		VerificationSignature: m.hmac(request.ValidationSignature + request.FormSignature),
		RequestData:           request,
		RequestJSON:           requestJSON,
		SignedString:          verifyPath + requestJSON,
		RequestSignature:      requestSignature,
		AuthorizationHeader:   "Basic " + base64.StdEncoding.EncodeToString([]byte(m.PublicKey+":"+requestSignature)),
	}
}

// canonicalJSON is the text that mosparo signs: compact, pure ASCII, with \/ and with {} for [].
// encoding/json sorts the keys of a map by bytes.
func canonicalJSON(value any) string {
	var plain bytes.Buffer
	encoder := json.NewEncoder(&plain)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		panic(err) // Only texts and lists of texts come here.
	}
	var ascii strings.Builder
	for _, char := range strings.TrimSuffix(plain.String(), "\n") {
		switch {
		case char == '/':
			ascii.WriteString(`\/`)
		case char < 0x80:
			ascii.WriteRune(char)
		default:
			for _, unit := range utf16.Encode([]rune{char}) {
				fmt.Fprintf(&ascii, `\u%04x`, unit)
			}
		}
	}
	return strings.ReplaceAll(ascii.String(), "[]", "{}")
}

func hash(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}

func (m Mosparo) hmac(message string) string {
	mac := hmac.New(sha256.New, []byte(m.PrivateKey))
	mac.Write([]byte(message))
	return hex.EncodeToString(mac.Sum(nil))
}

func (m Mosparo) send(signed Signed, answer any) error {
	body, err := json.Marshal(signed.RequestData)
	if err != nil {
		return err
	}
	request, err := http.NewRequest(http.MethodPost, m.Host+verifyPath, bytes.NewReader(body))
	if err != nil {
		return err
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Accept", "application/json")
	request.Header.Set("Authorization", signed.AuthorizationHeader)
	client := http.Client{
		Timeout:       5 * time.Second,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	response, err := client.Do(request)
	if err != nil {
		return fmt.Errorf("mosparo cannot be reached: %w", err)
	}
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	if err != nil {
		return fmt.Errorf("mosparo cannot be reached: %w", err)
	}
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("mosparo answered %d: %s", response.StatusCode, content)
	}
	return json.Unmarshal(content, answer)
}
