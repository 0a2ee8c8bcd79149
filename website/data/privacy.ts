import {t, type Localized} from '../texts';

/**
 * What mosparo sends, stores, deletes and shows to whom: each sentence once, exact, for all pages. Readers
 * rely on these words, and copy them into privacy notices. Pages show them with `<Privacy id="storage" />`;
 * a check names sentences that say the same in other words.
 */
export const privacy = {
  // For those who run mosparo
  recipients: t(
    'Data of visitors goes to your mosparo only, not to its developers or to third parties.',
  ),
  notSent: t(
    'Values of password, file, hidden, checkbox and radio fields, and of [excluded fields](/docs/integration/ignored_fields#exclude). A password shown as text is sent, unless its field is excluded.',
  ),
  storage: t(
    'Field values, IP address and user agent are stored encrypted. Page addresses, results, and values that failed the verification or matched a submission rule are plain text.',
  ),
  retention: t(
    'Each cleanup deletes submissions older than 14 days. Submissions that are neither spam nor verified go after 24 hours.',
  ),
  access: t(
    'In the interface, administrators see the submissions of all projects, and members of a project, in every role, those of that project.',
  ),
  device: t(
    'The box sets no cookies, stores nothing in the browser, and does not watch typing or mouse movements.',
  ),
  // In a few words, for the start page and the drawing
  recipientsNote: t('No visitor data to third parties'),
  retentionNote: t('cleanup after 14 days'),
  // For visitors; also in samples/privacy/
  visitorNotSent: t(
    'Files are not transmitted, and passwords only if they are shown as text at that moment.',
  ),
  visitorStorage: t(
    'Your entries, your IP address and the identification of your browser are stored encrypted. The address of the page, the result of the check and notes on its cause, which can contain single entries, are stored unencrypted.',
  ),
  visitorRetention: t(
    'All of this is deleted after 14 days, or after 24 hours if it is not spam and was never verified for the website; the deletion itself can take up to one more day.',
  ),
} as const satisfies Readonly<Record<string, Localized>>;

export type PrivacyId = keyof typeof privacy;
