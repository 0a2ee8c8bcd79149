import {t, type Localized} from '../texts';

export interface GlossaryEntry {
  readonly term: Localized;
  /** Plain text, because the explanation of a term has no room for markup. */
  readonly definition: Localized;
  /** Other names of the same thing, in the interface or in everyday language. */
  readonly also?: Localized;
  /** The page that says everything about it. */
  readonly page?: string;
}

function entry(
  text: Localized,
  definition: Localized,
  more: Pick<GlossaryEntry, 'also' | 'page'> = {},
): GlossaryEntry {
  return {term: text, definition, ...more};
}

/** One term for one thing. Pages explain a term with `<Term id="…">…</Term>`. */
export const glossary = {
  // Projects
  project: entry(
    t('Project'),
    t(
      'Container for settings, rules, keys and statistics. One project can serve many websites and forms.',
    ),
    {page: '/docs/usage/projects'},
  ),
  'project-group': entry(
    t('Project group'),
    t('Folder for projects. Groups can be nested and do not grant any rights.'),
    {page: '/docs/usage/projects#groups'},
  ),
  'project-role': entry(
    t('Project role'),
    t(
      'What a member may do in a project: Reader, Editor or Owner. Administrators are owners in every project.',
    ),
    {page: '/docs/usage/settings#project-members'},
  ),
  hosts: entry(
    t('Hosts'),
    t('The names of the websites whose visitors may use the box of a project.'),
    {page: '/docs/usage/settings#hosts'},
  ),
  'connection-details': entry(
    t('Connection details'),
    t(
      'The four values that connect a website with a project: host, unique identification number, public and private key.',
    ),
    {page: '/docs/usage/settings#connection'},
  ),
  uuid: entry(
    t('Unique identification number'),
    t(
      'Identifier of a project, used in the names of its stylesheet and CSS class. It never changes.',
    ),
    {also: t('UUID'), page: '/docs/usage/settings#connection'},
  ),
  'public-key': entry(
    t('Public key'),
    t('Identifies a project in requests to the API. It is not secret.'),
    {page: '/docs/usage/settings#connection'},
  ),
  'private-key': entry(
    t('Private key'),
    t(
      'Secret of a project that the backend uses to sign its requests. It never belongs in a web page.',
    ),
    {
      also: t('secret key'),
      page: '/docs/usage/settings#connection',
    },
  ),

  // The box and the three moments
  box: entry(
    t('Box'),
    t('What visitors see of mosparo: a checkbox with a text that a script adds to the form.'),
    {
      also: t('mosparo box, checkbox'),
      page: '/docs/usage/design',
    },
  ),
  'submit-token': entry(
    t('Submit token'),
    t(
      'One-time token that mosparo issues when a form is opened. It is sent with the form and can be verified once.',
    ),
    {
      also: t('_mosparo_submitToken'),
      page: '/docs/about/how_it_works#token',
    },
  ),
  check: entry(
    t('Check'),
    t(
      'The second moment: the browser sends the field values, and mosparo decides whether they are spam.',
    ),
    {
      also: t('validation, check-form-data'),
      page: '/docs/about/how_it_works#check',
    },
  ),
  'validation-token': entry(
    t('Validation token'),
    t('Second token, which mosparo issues when the form data passed the check.'),
    {
      also: t('_mosparo_validationToken'),
      page: '/docs/about/how_it_works#check',
    },
  ),
  verification: entry(
    t('Verification', 'documentation'),
    t(
      'The third moment: the backend of the website asks mosparo whether a submitted form is genuine.',
    ),
    {
      also: t('server-side verification, verify'),
      page: '/docs/about/how_it_works#verification',
    },
  ),
  signature: entry(
    t('Signature'),
    t(
      'Checksum made with the private key (HMAC-SHA256). It proves that a request comes unchanged from your backend.',
    ),
    {page: '/docs/api/signing#signing'},
  ),
  'website-backend': entry(
    t('Backend of the website'),
    t(
      'The program on your web server that receives the form. The backend of mosparo is the interface that you log in to.',
    ),
    {page: '/docs/integration/custom#performing-verification'},
  ),
  submission: entry(
    t('Submission'),
    t('One stored check of the data of a form. Every tick of the box creates one.'),
    {page: '/docs/usage/submissions'},
  ),
  'partial-submission': entry(
    t('Partial submission'),
    t(
      'The stored fields of the earlier steps of a multi-step form, before the last step is checked.',
    ),
    {page: '/docs/integration/multi_step#multi-step'},
  ),
  'ignored-field': entry(
    t('Ignored field'),
    t(
      'Form field whose value the box does not send, for example one of the type password, or one that the website excludes.',
    ),
    {page: '/docs/integration/ignored_fields'},
  ),
  metadata: entry(
    t('Metadata'),
    t('Additional values that the website stores with a submission. Rules never check them.'),
    {page: '/docs/usage/settings#advanced-settings'},
  ),

  // Rules and rating
  'field-rule': entry(
    t('Field rule'),
    t('Named list of items of one rule type that mosparo looks for in a submission.'),
    {also: t('rule (before 1.5)'), page: '/docs/usage/rules'},
  ),
  'rule-type': entry(
    t('Rule type'),
    t('What a field rule looks for, for example words, domains or IP addresses.'),
    {page: '/docs/usage/rule_types'},
  ),
  item: entry(t('Item'), t('One value inside a field rule, with its item type and its rating.'), {
    also: t('rule item'),
    page: '/docs/usage/rules#items',
  }),
  'item-type': entry(
    t('Item type'),
    t(
      'How the value of an item is compared, for example as an exact word or as a regular expression.',
    ),
    {page: '/docs/usage/rule_types#overview'},
  ),
  'submission-rule': entry(t('Submission rule'), t('Built-in check of a submission as a whole.'), {
    page: '/docs/usage/submission_rules#submission-rules',
  }),
  'rule-package': entry(
    t('Rule package'),
    t('Rules that come from outside the project and cannot be edited in it.'),
    {
      also: t('ruleset (before 1.4)'),
      page: '/docs/usage/rule_packages',
    },
  ),
  rating: entry(
    t('Rating'),
    t(
      'The points that an item gives when it matches, 1 by default. A negative rating takes points away.',
    ),
    {page: '/docs/usage/rating#rating'},
  ),
  'spam-rating-factor': entry(
    t('Spam rating factor'),
    t('Multiplier for the ratings of a rule or a rule package.'),
    {page: '/docs/usage/rating#rating'},
  ),
  'spam-rating': entry(t('Spam rating'), t('The points that a submission collected.'), {
    page: '/docs/usage/rating#rating',
  }),
  'spam-score': entry(
    t('Spam score'),
    t('The limit: a submission whose rating reaches it is spam. The default is 5.'),
    {page: '/docs/usage/rating#rating'},
  ),
  status: entry(
    t('Status'),
    t(
      'Switch of a project. An inactive project rates submissions but refuses none for its points.',
    ),
    {page: '/docs/usage/settings#status'},
  ),
  'false-positive': entry(t('False positive'), t('A genuine message that was refused as spam.'), {
    also: t('wrongly refused message'),
    page: '/docs/usage/submissions#wrongly-refused',
  }),

  // Security features
  'request-delay': entry(
    t('Request delay'),
    t(
      'Security feature: an IP address that opens forms too often must wait for its next submit token.',
    ),
    {
      also: t('Request delaying', 'term'),
      page: '/docs/usage/security#request-delay',
    },
  ),
  lockout: entry(
    t('IP lockout'),
    t('Security feature: an IP address that opens forms far too often is refused for some time.'),
    {page: '/docs/usage/security#ip-lockout'},
  ),
  honeypot: entry(
    t('Honeypot field'),
    t('Hidden form field that people leave empty and many bots fill in.'),
    {page: '/docs/usage/security#honeypot'},
  ),
  'proof-of-work': entry(
    t('Proof of work'),
    t('Small calculation that the browser must solve before the form can be checked.'),
    {also: t('PoW'), page: '/docs/usage/security#proof-of-work'},
  ),
  'minimum-time': entry(
    t('Minimum time'),
    t(
      'Security feature: the minimum number of seconds between the issue of the submit token and the verification.',
    ),
    {page: '/docs/usage/security#minimum-time'},
  ),
  'equal-submissions': entry(
    t('Equal submissions'),
    t('Security feature: refuses a form whose content was sent too often within a time frame.'),
    {page: '/docs/usage/security#equal-submissions'},
  ),
  'ip-allow-list': entry(
    t('IP allow list'),
    t('Addresses that a project exempts from request delay, lockout, honeypot and proof of work.'),
    {also: t('allow list'), page: '/docs/usage/security#ip-allow-list'},
  ),
  'security-guideline': entry(
    t('Security guideline'),
    t(
      'Set of security settings that replaces the general ones for visitors or forms of a certain origin.',
    ),
    {
      also: t('origin-based security guideline'),
      page: '/docs/usage/guidelines',
    },
  ),

  // Modes and tools
  'silent-mode': entry(
    t('Silent mode'),
    t(
      'The box does not refuse spam. The backend gets the decision with the verification. Delay and lockout still apply.',
    ),
    {page: '/docs/usage/settings#silent-mode'},
  ),
  'invisible-mode': entry(
    t('Invisible mode'),
    t('Design without a visible box: the check runs when the visitor submits the form.'),
    {page: '/docs/usage/design#design-invisible'},
  ),
  'multi-step-form': entry(
    t('Multi-step form'),
    t('Form on several pages with one submit token, checked at the last step.'),
    {page: '/docs/integration/multi_step#multi-step'},
  ),
  'language-source': entry(
    t('Language source'),
    t('Whether the language of the box follows the browser or the website.'),
    {page: '/docs/usage/box_texts#language'},
  ),
  'custom-translation': entry(
    t('Custom translation'),
    t('Text of the box that a project replaces with its own, by language.'),
    {page: '/docs/usage/box_texts#translations'},
  ),
  'api-debug-mode': entry(
    t('API debug mode'),
    t('Setting of a project: answers say why a request failed. Only for tests.'),
    {page: '/docs/api/api_debug_mode'},
  ),
  'verification-simulation': entry(
    t('Verification simulation'),
    t('Shows step by step which data, hashes and signatures mosparo expects for a submission.'),
    {page: '/docs/usage/submissions#simulation'},
  ),
  'rule-tester': entry(
    t('Rule tester'),
    t('Tool that rates one value with the rules of a project and stores nothing.'),
    {page: '/docs/usage/tools#rule-tester'},
  ),
  'two-factor': entry(
    t('Two-factor authentication'),
    t('Login with a password and, as a second factor, a six-digit code from an app.'),
    {
      also: t('2FA, second factor'),
      page: '/docs/account/two_factor_authentication',
    },
  ),

  // Data
  cleanup: entry(
    t('Cleanup'),
    t(
      'Run that deletes what has reached the end of its retention period. Requests of the box start it, or a cron job.',
    ),
    {
      also: t('database cleanup'),
      page: '/docs/administration/cleanup_statistic#what',
    },
  ),
  'retention-period': entry(
    t('Retention period'),
    t(
      'Age from which the cleanup deletes something: 14 days for submissions, 24 hours for unused submit tokens and for submissions that are neither spam nor verified, or less.',
    ),
    {page: '/docs/administration/cleanup_statistic#what'},
  ),
  'statistic-storage': entry(
    t('Statistic storage'),
    t('How long the daily counters of a project are kept, forever by default.'),
    {page: '/docs/usage/settings#advanced-settings'},
  ),
  geoip: entry(
    t('GeoIP2'),
    t('Optional databases on your server that show the country and the network of an IP address.'),
    {page: '/docs/administration/geoip'},
  ),
  'as-number': entry(
    t('AS number'),
    t('Number of the network (autonomous system) of an internet provider or a hosting company.'),
    {page: '/docs/usage/rule_types#provider'},
  ),
} as const satisfies Record<string, GlossaryEntry>;

export type GlossaryId = keyof typeof glossary;
