import {cause, entry, type ErrorEntry} from './types';
import {t} from '../../texts';

/** What the details of a submission say. */
export const submissionErrors: readonly ErrorEntry[] = [
  entry('submission-too-fast', {
    place: 'submission',
    message: t('Submission too fast'),
    also: [
      t(
        'The form was submitted too fast. The submitter required only … seconds, which is less than the minimum time of … seconds.',
      ),
    ],
    reason: 'minimum_time_invalid',
    causes: [
      cause(
        t(
          'A short form with autofill, a new token right before sending (for example by `reset()`), or a bot.',
        ),
        t(
          'Lower the minimum time, for one form with a [security guideline](/docs/usage/guidelines). Request the token when the form appears.',
        ),
      ),
    ],
  }),
  entry('too-many-equal-submissions', {
    place: 'submission',
    message: t('Too many equal submissions'),
    also: [
      t(
        'This submission is equal to previous submissions. mosparo found … equal submissions within the configured time range, more than the allowed number of … equal submissions.',
      ),
    ],
    reason: 'too_many_equal_submissions',
    meaning: t('This submission and every tick of the box with the same data count.'),
    causes: [
      cause(t('Tests with fixed data.'), t('Vary one field, for example with the time.')),
      cause(
        t('A short form (newsletter, vote) without the option “Based on IP address”.'),
        t('Switch on the option, or raise the number.'),
      ),
      cause(
        t(
          'A multi-step form: only the fields of the last step are compared. Without a text field there, all submissions are equal.',
        ),
        t(
          'Put a field that differs there, such as the email address, or switch off the feature with a [security guideline](/docs/usage/guidelines).',
        ),
      ),
    ],
  }),
  entry('proof-of-work-incorrect', {
    place: 'submission',
    message: t('Proof of work incorrect'),
    also: [
      t(
        'mosparo received the wrong result for the proof of work verification method. This usually means that someone tried to bypass the proof of work mechanism.',
      ),
    ],
    causes: [
      cause(
        t(
          'A bot, your own client without [the number](/docs/api/frontend#proof-of-work), or the number of another token. Rating: spam score plus one point.',
        ),
        t('Create one object for each form. Request a new token only when the old one is used up.'),
      ),
    ],
  }),
  entry('field-must-be-empty', {
    place: 'submission',
    message: t('Field must be empty'),
    causes: [
      cause(
        t(
          'A bot, autofill or password manager filled in the honeypot, or a field of your form has its name. Rating: spam score plus one point.',
        ),
        t(
          'Choose another name for the [honeypot](/docs/usage/security#honeypot) if it was not a bot.',
        ),
      ),
    ],
  }),
  entry('field-verification-failed', {
    place: 'submission',
    message: t('Verification failed'),
    causes: [
      cause(
        t(
          'Next to a field: the backend’s value differs or is missing, see [Field not valid.](/docs/api/troubleshooting#field-not-valid)',
        ),
        t(
          '“Verification issues” shows the reason and both values, with invisible characters marked.',
        ),
      ),
    ],
  }),
  entry('field-not-verified', {
    place: 'submission',
    message: t('Not verified'),
    causes: [
      cause(
        t(
          'Next to a field: the verification stopped earlier, for example because of the minimum time.',
        ),
        t(
          'Read the verification issues, and [Verification failed.](/docs/api/troubleshooting#verification-failed)',
        ),
      ),
    ],
  }),
  entry('simulation-impossible', {
    place: 'submission',
    message: t(
      'The verification simulation is impossible because no validation token is stored for this submission.',
    ),
    causes: [
      cause(
        t(
          'The submission is spam and has no validation token. mosparo adds: “This means that the data in the form did not pass the mosparo validation, making the verification impossible.”',
        ),
        t('Open a submission that was accepted.'),
      ),
    ],
  }),
];
