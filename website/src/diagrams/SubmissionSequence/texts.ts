import {inEachLanguage} from '../../../texts';

/** Words of the picture and the picture in words. Lines of a note are separate, because SVG does not wrap. */
export const texts = inEachLanguage((t) => ({
  title: t('The three moments of a submission: token, check, verification'),
  actors: [t('Browser'), t('mosparo'), t('Website backend')],
  moments: [t('1 Token'), t('2 Check'), t('3 Verification')],
  cues: [t('the form opens'), t('the box is ticked'), t('the form is sent')],
  requestToken: t('Page, form, language'),
  tokenNote: [t('Request delay')],
  token: t('Submit token, texts, tasks'),
  data: t('Field values, submit token'),
  checkNote: [t('Lockout, honeypot,'), t('proof of work, rules')],
  validation: t('Validation token, or refusal'),
  form: t('Form with both tokens'),
  verify: t('Hashes of the fields, signed'),
  verifyNote: [t('Minimum time, fields,'), t('equal submissions')],
  verdict: t('Valid: yes or no'),
  page: t('Your confirmation or error page'),
  words: [
    t(
      'Token: when the form opens, the browser tells mosparo the page, the form and the language. If there is no request delay, mosparo answers with a submit token and the texts of the box. If switched on, it adds the name of the honeypot field and a calculation.',
    ),
    t(
      'Check: when the visitor ticks the box, the browser sends the field values with the submit token. mosparo applies lockout, honeypot, proof of work and rules. It stores the submission and answers with a validation token or a refusal.',
    ),
    t(
      'Verification: the browser sends the form with both tokens to the backend of the website. The backend sends hashes of the fields and signatures to mosparo.',
    ),
    t(
      'mosparo checks the minimum time, compares every field, counts equal submissions, and answers whether the submission is valid.',
    ),
    t('The backend processes or refuses the form and shows its own page.'),
  ],
}));
