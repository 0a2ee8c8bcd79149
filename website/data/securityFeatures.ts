import {fill, same, t, type Localized} from '../texts';
import {empty, off, on, type Setting, type SettingGroup} from './settings';

export interface SecurityFeature extends SettingGroup {
  /** Heading on the page about security. */
  readonly anchor: string;
  readonly since?: string;
  /** The moment at which it acts. */
  readonly acts: Localized;
  readonly stops: Localized;
  /** Whether visitors on the IP allow list are exempt; undefined for the list itself. */
  readonly exempt?: boolean;
}

const opening: Localized = t('when the form is opened');
const checking: Localized = t('when the box is ticked');
const verifying: Localized = t('at the verification');
const wholeSeconds: Localized = t('whole seconds');
const wholeNumber: Localized = t('whole number');
const factor: Localized = t('from 0.1, one decimal');
const timeFrameLabel: Localized = t('Detection time frame');

function seconds(value: number): Localized {
  return fill(t('{value} seconds'), {value});
}

function timeFrame(key: string, value: number, text: Localized): Setting {
  return {
    key,
    label: timeFrameLabel,
    meaning: text,
    default: seconds(value),
    allowed: wholeSeconds,
  };
}

function enable(key: string, text: Localized): Setting {
  return {
    key,
    label: text,
    meaning: t('Switches it on.'),
    default: off,
  };
}

/** The protections of a project besides its rules, in the order of the page. */
export const securityFeatures = {
  minimumTime: {
    anchor: 'minimum-time',
    caption: t('Minimum Time'),
    acts: verifying,
    stops: t('Programs that fill in and send a form at once'),
    exempt: false,
    settings: [
      enable('minimumTimeActive', t('Enable minimum time')),
      {
        key: 'minimumTimeSeconds',
        label: t('Minimum time'),
        meaning: t('Shortest time between the submit token and the verification by your backend.'),
        default: seconds(10),
        allowed: wholeSeconds,
      },
    ],
  },
  honeypot: {
    anchor: 'honeypot',
    caption: t('Honeypot'),
    acts: checking,
    stops: t('Programs that fill in every field they find'),
    exempt: true,
    settings: [
      enable('honeypotFieldActive', t('Enable honeypot field')),
      {
        key: 'honeypotFieldName',
        label: t('Field name'),
        meaning: t(
          'Name of the hidden field that mosparo adds. No field of your form may have it.',
        ),
        default: empty,
        allowed: t('letters A–Z, digits, `-`'),
        effect: t('While the name is empty, the feature does nothing.'),
      },
    ],
  },
  requestDelay: {
    anchor: 'request-delay',
    caption: t('Request delaying'),
    acts: opening,
    stops: t('Many requests from one IP address in a short time: slows them down'),
    exempt: true,
    settings: [
      enable('delayActive', t('Enable request delay')),
      {
        key: 'delayNumberOfRequests',
        label: t('Number of allowed requests'),
        meaning: t('Requests from one IP address in this project before the delay begins.'),
        default: same('30'),
        allowed: wholeNumber,
      },
      timeFrame('delayDetectionTimeFrame', 30, t('Period in which requests are counted.')),
      {
        key: 'delayTime',
        label: t('Base delay time'),
        meaning: t('Length of the first delay.'),
        default: seconds(60),
        allowed: wholeSeconds,
      },
      {
        key: 'delayMultiplicator',
        label: t('Multiplicator'),
        meaning: t('Each additional request during a delay multiplies its length by this number.'),
        default: t('1.5'),
        allowed: factor,
        effect: t('At most one year.'),
      },
    ],
  },
  ipLockout: {
    anchor: 'ip-lockout',
    caption: t('IP lockout'),
    acts: checking,
    stops: t('Very many requests from one IP address: refuses to check the form'),
    exempt: true,
    settings: [
      enable('lockoutActive', t('Enable automatic lockout')),
      {
        key: 'lockoutNumberOfRequests',
        label: t('Number of allowed requests'),
        meaning: t('Requests from one IP address in this project before the lockout begins.'),
        default: same('60'),
        allowed: wholeNumber,
      },
      timeFrame('lockoutDetectionTimeFrame', 60, t('Period in which requests are counted.')),
      {
        key: 'lockoutTime',
        label: t('Base lockout time'),
        meaning: t('Length of the first lockout.'),
        default: t('300 seconds (5 minutes)'),
        allowed: wholeSeconds,
      },
      {
        key: 'lockoutMultiplicator',
        label: t('Multiplicator'),
        meaning: t('Each additional attempt during a lockout makes it longer by this factor.'),
        default: t('1.2'),
        allowed: factor,
        effect: t('At most one year.'),
      },
    ],
  },
  proofOfWork: {
    anchor: 'proof-of-work',
    caption: t('Proof of Work mechanism'),
    since: '1.3',
    acts: t('opening (task) and ticking (check)'),
    stops: t('Mass sending: every form costs computing time'),
    exempt: true,
    settings: [
      enable('proofOfWorkActive', t('Enable proof of work')),
      {
        key: 'proofOfWorkComplexity',
        label: t('Complexity'),
        meaning: t(
          'Digits of the largest number that the browser may have to try: 5 means 1 to 99,999.',
        ),
        default: same('5'),
        allowed: t('2 to 7'),
      },
      {
        key: 'proofOfWorkDynamicComplexityActive',
        label: t('Enable dynamic complexity'),
        meaning: t('The largest number grows evenly with the requests in the time frame.'),
        default: on,
      },
      {
        key: 'proofOfWorkDynamicComplexityMaxComplexity',
        label: t('Maximum complexity'),
        meaning: t('The highest complexity that the dynamic part reaches.'),
        default: same('7'),
        allowed: t('2 to 7; choose at least the complexity'),
      },
      {
        key: 'proofOfWorkDynamicComplexityNumberOfSubmissions',
        label: t('Number of submissions to reach maximum complexity'),
        meaning: t('With this many opened forms in the time frame, the maximum is reached.'),
        default: same('30'),
        allowed: t('whole number from 1'),
        effect: t('Never enter 0: each form then ends with HTTP 500.'),
      },
      timeFrame(
        'proofOfWorkDynamicComplexityTimeFrame',
        300,
        t('Period in which requests are counted.'),
      ),
      {
        key: 'proofOfWorkDynamicComplexityBasedOnIpAddress',
        label: t('Based on IP address'),
        meaning: t(
          'On: counts the requests of this IP address. Off: of all visitors of the project.',
        ),
        default: on,
      },
    ],
  },
  equalSubmissions: {
    anchor: 'equal-submissions',
    caption: t('Block equal submissions'),
    since: '1.2',
    acts: verifying,
    stops: t('The same content sent again and again'),
    exempt: false,
    settings: [
      enable('equalSubmissionsActive', t('Enable block equal submissions')),
      {
        key: 'equalSubmissionsNumberOfEqualSubmissions',
        label: t('Number of allowed equal submissions'),
        meaning: t('Allowed submissions with the same form data, the current one included.'),
        default: same('3'),
        allowed: t('whole number from 1'),
        effect: t('With 0, every submission is refused.'),
      },
      timeFrame('equalSubmissionsTimeFrame', 300, t('Period in which submissions are compared.')),
      {
        key: 'equalSubmissionsBasedOnIpAddress',
        label: t('Based on IP address'),
        meaning: t('On: compares submissions of the same IP address. Off: of all visitors.'),
        default: on,
      },
    ],
  },
  ipAllowList: {
    anchor: 'ip-allow-list',
    caption: t('IP allow list'),
    acts: t('opening and ticking'),
    stops: t('Nothing: exempts your own addresses from four of the features'),
    settings: [
      {
        key: 'ipAllowList',
        label: t('Always allowed IP addresses and subnets'),
        meaning: t('IPv4 or IPv6 addresses and subnets in CIDR notation, every prefix length.'),
        default: empty,
        allowed: t(
          'one per line, or separated by commas; no spaces; a single IPv6 address in its short form (`2001:db8::1`)',
        ),
        effect: t('An entry with a typo has no effect, without a message.'),
      },
    ],
  },
} as const satisfies Record<string, SecurityFeature>;
