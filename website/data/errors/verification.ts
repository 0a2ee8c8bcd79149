import {cause, entry, type ErrorEntry} from './types';
import {t} from '../../texts';

/** Error answers of the verification API, and the messages in its `issues`. */
export const verificationErrors: readonly ErrorEntry[] = [
  entry('required-parameter-missing', {
    place: 'verification',
    message: 'Required parameter missing.',
    reason: 'required_parameter_missing',
    causes: [
      cause(
        t(
          'A parameter is missing or misspelled (case counts). Usually the form had no token: the box was removed or blocked.',
        ),
        t(
          'Refuse forms without `_mosparo_submitToken` or `_mosparo_validationToken`. Compare the [parameters](/docs/api/verification#verify-parameters).',
        ),
      ),
    ],
  }),
  entry('submit-token-not-found', {
    place: 'verification',
    message: 'Submit token not found or not valid.',
    reason: 'submit_token_not_found, submit_token_not_valid',
    meaning: t(
      'The project does not know the token (`submit_token_not_found`), or it was verified before (`submit_token_not_valid`). A failed verification also uses it up.',
    ),
    causes: [
      cause(
        t(
          'The backend verifies twice: two validators or hooks, a retry after a timeout, a repeated queue job.',
        ),
        t('Call `verify` once for each post and keep the result.'),
      ),
      cause(
        t(
          'The form was sent twice (double click, back button, reload), or shown again with the old token.',
        ),
        t(
          'Disable the button after the first click, and answer a post with a redirect. With AJAX, call `resetState()` and `requestSubmitToken()`.',
        ),
      ),
      cause(
        t('The form was open for longer than 24 hours (default).'),
        t('Ask the visitor to send it again, with a new token.'),
      ),
      cause(
        t('Frontend and backend use keys of different projects.'),
        t('Use both keys of one project.'),
      ),
    ],
  }),
  entry('submission-does-not-exist', {
    place: 'verification',
    message: 'Submission does not exist.',
    causes: [
      cause(
        t(
          'Never checked: a bot did not tick the box, `form.submit()` skipped it, or no step has `isLastStep`.',
        ),
        t(
          'Refuse the form. Use `form.requestSubmit()`, and set `isLastStep`. The token is not used up.',
        ),
      ),
    ],
  }),
  entry('verification-failed', {
    place: 'verification',
    message: 'Verification failed.',
    reason: 'minimum_time_invalid, validation_signature_invalid, too_many_equal_submissions',
    meaning: t(
      'One of three checks failed. “Verification issues” in the submission and the API debug mode say which one. The token is used up.',
    ),
    causes: [
      cause(
        t(
          '`minimum_time_invalid`: sent before the minimum time was over, for example with autofill.',
        ),
        t(
          'Lower the [minimum time](/docs/usage/security#minimum-time). The allow list does not exempt from it.',
        ),
      ),
      cause(
        t(
          '`validation_signature_invalid`: the validation token is not from the last check, or was signed with another key.',
        ),
        t(
          'Post the two hidden fields unchanged. Every tick creates a new token, so do not keep it in a session.',
        ),
      ),
      cause(
        t(
          '`too_many_equal_submissions`: the same data came too often, by default more than 3 times in 300 seconds. Repeated ticks count.',
        ),
        t(
          'Change the test data, wait, or raise the number of [equal submissions](/docs/usage/security#equal-submissions).',
        ),
      ),
    ],
  }),
  entry('field-not-valid', {
    place: 'verification',
    message: 'Field not valid.',
    reason: 'field_signature_invalid',
    meaning: t('In `issues`: the backend’s hash does not match the value from the browser.'),
    causes: [
      cause(
        t(
          'The backend changes the value first: trim, number or date format, lost leading zeros, lower case, HTML escaping, Unicode normalization.',
        ),
        t('Verify the raw values first. Clean and convert afterwards.'),
      ),
      cause(
        t('Multi-line text: the browser posts CR LF, but mosparo checked LF.'),
        t('Replace every CR LF with LF before hashing, even inside lists.'),
      ),
      cause(
        t('WordPress and others add backslashes to apostrophes and quotes.'),
        t('Remove them, in WordPress with `wp_unslash()`.'),
      ),
      cause(
        t('A script changes the field between check and post: phone masks, editors, trackers.'),
        t('Run it in the event `before-get-form-data`, or ignore the field.'),
      ),
      cause(
        t('A multi select without `[]` in its name reaches PHP as a single value.'),
        t('Name it `colors[]`, and send a list.'),
      ),
      cause(
        t('The hash has upper-case hex digits, or the text was not UTF-8.'),
        t('Use lower case and UTF-8.'),
      ),
    ],
  }),
  entry('missing-in-form-data', {
    place: 'verification',
    message: 'Missing in form data, verification not possible.',
    reason: 'field_not_in_received_data',
    meaning: t(
      'In `issues`: mosparo got the field from the browser, but not in the backend’s `formData`.',
    ),
    causes: [
      cause(
        t('The name was changed: lower case, or dots and spaces that PHP turns into `_`.'),
        t('Use the `name` attribute exactly as written, including case.'),
      ),
      cause(
        t('A framework made nested data from `form[address][street]`.'),
        t('Flatten it to one key with brackets.'),
      ),
      cause(
        t('An empty field or an empty list was left out.'),
        t('Send the hash of the empty text, and `[]` for an empty list.'),
      ),
      cause(
        t(
          'The browser does not post the field: disabled (form plugins disable hidden conditional fields), `<input type="image">`, `<output>`, or a button without `type` that was not clicked.',
        ),
        t(
          'Give the element itself the class `mosparo__ignored-field`, or exclude disabled fields with `inputFieldSelector`. See [ignored fields](/docs/integration/ignored_fields#exclude).',
        ),
      ),
      cause(t('The name has only one character.'), t('Use names of at least two characters.')),
      cause(
        t('Only the last step of a multi-step form was sent.'),
        t('Send the fields of all steps in one `verify` call.'),
      ),
    ],
  }),
  entry('form-data-is-empty', {
    place: 'verification',
    message: 'Form data is empty.',
    causes: [
      cause(
        t(
          'In `issues`: `formData` is missing or empty, or the form has only ignored fields (checkboxes, radio buttons, hidden and password fields).',
        ),
        t('Send the hashes of all fields. Add a text field, a textarea or a select to the form.'),
      ),
    ],
  }),
  entry('metadata-not-allowed', {
    place: 'verification',
    message: 'Metadata is not allowed in this project.',
    causes: [
      cause(
        t('Metadata is off by default. `verify` then ignores it.'),
        t('Switch on “Metadata allowed” in the advanced settings.'),
      ),
    ],
  }),
  entry('validation-signature-invalid', {
    place: 'verification',
    message: 'Validation signature invalid.',
    reason: 'validation_signature_invalid',
    causes: [
      cause(
        t('`store-metadata`: the validation token is not from the last check.'),
        t('Use the pair of tokens with which `verify` succeeded.'),
      ),
    ],
  }),
];
