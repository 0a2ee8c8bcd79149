import type {CompleteLocale} from '../../../website/config/locales';

type Each<Value> = Readonly<Record<CompleteLocale, Value>>;

export interface DemoRule {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  /** Type, value and rating of each item. */
  readonly items: readonly (readonly [type: string, value: string, rating: number])[];
}

export interface DemoSubmission {
  readonly fields: Readonly<Record<string, string>>;
  readonly address: string;
  readonly userAgent: string;
}

export interface DemoData {
  readonly locale: CompleteLocale;
  readonly projects: readonly (readonly [name: string, description: string])[];
  readonly pageTitle: string;
  readonly guideline: string;
  readonly packageName: string;
  readonly packageRules: readonly [words: string, domains: string];
  readonly ruleTexts: readonly (readonly [name: string, description: string])[];
  readonly message: string;
  readonly box: readonly (readonly [locale: string, text: string])[];
}

const box = [
  ['de', 'Mit dem Absenden stimmen Sie der Spamprüfung zu.'],
  ['en', 'I agree that my entries are checked for spam.'],
  ['fr', 'J’accepte la vérification contre le spam.'],
] as const;

export const demoData: Each<DemoData> = {
  en: {
    locale: 'en',
    projects: [
      ['Contact form', 'Contact form of the company website'],
      ['Newsletter', 'Registration for the monthly newsletter'],
    ],
    pageTitle: 'Contact',
    guideline: 'Office',
    packageName: 'Community spam list',
    packageRules: ['Gambling', 'Advertised domains'],
    ruleTexts: [
      ['Advertising phrases', 'Phrases which never occur in genuine enquiries'],
      ['Foreign scripts', 'Scripts which our customers do not use'],
      ['Known senders', 'Addresses with many spam submissions'],
      ['Throwaway addresses', 'Providers of addresses for a few minutes'],
      ['Unwanted links', 'Domains which only spam links to'],
    ],
    message: 'Hello, do you also deliver to private addresses?',
    box,
  },
  de: {
    locale: 'de',
    projects: [
      ['Kontaktformular', 'Kontaktformular der Firmen-Website'],
      ['Newsletter', 'Anmeldung zum monatlichen Newsletter'],
    ],
    pageTitle: 'Kontakt',
    guideline: 'Büro',
    packageName: 'Gemeinsame Spam-Liste',
    packageRules: ['Glücksspiel', 'Beworbene Domains'],
    ruleTexts: [
      ['Werbefloskeln', 'Wendungen, die in echten Anfragen nie vorkommen'],
      ['Fremde Schriften', 'Schriften, die unsere Kunden nicht verwenden'],
      ['Bekannte Absender', 'Adressen mit vielen Spam-Einsendungen'],
      ['Wegwerfadressen', 'Anbieter von Adressen für wenige Minuten'],
      ['Unerwünschte Links', 'Domains, auf die nur Spam verweist'],
    ],
    message: 'Guten Tag, liefern Sie auch an Privatadressen?',
    box,
  },
};

const ruleItems: readonly (readonly [type: string, items: DemoRule['items']])[] = [
  [
    'word',
    [
      ['text', 'casino bonus', 5],
      ['text', 'make money fast', 5],
      ['text', 'guaranteed ranking', 4],
      ['wExact', 'lottery', 3],
      ['wFull', 'crypto', 2.5],
      ['regex', String.raw`/\b(buy|order) now\b/i`, 2],
    ],
  ],
  ['unicodeBlock', [['block', 'Cyrillic', 3]]],
  ['ipAddress', [['subnet', '203.0.113.0/24', 2]]],
  ['email', [['email', 'offers@throwaway.example', 4]]],
  ['domain', [['domain', 'bonus-games.example', 5]]],
];

export const demoRules = ({ruleTexts}: DemoData): DemoRule[] =>
  ruleItems.map(([type, items], index) => {
    const [name, description] = ruleTexts[index]!;
    return {name, description, type, items};
  });

export function demoPackage({packageRules: [words, domains]}: DemoData): string {
  const rule = (name: string, type: string, item: string, values: readonly string[]) => ({
    uuid: crypto.randomUUID(),
    name,
    description: '',
    type,
    spamRatingFactor: 1,
    items: values.map((value) => ({uuid: crypto.randomUUID(), type: item, value, rating: 5})),
  });
  return JSON.stringify({
    lastUpdatedAt: '2026-11-15T08:00:00+00:00',
    refreshInterval: 86_400,
    rules: [
      rule(words, 'word', 'text', ['jackpot', 'free spins', 'roulette']),
      rule(domains, 'domain', 'domain', ['lucky-bets.example', 'spin-now.example']),
    ],
  });
}

const spam = {
  name: 'Best Offers',
  emailAddress: 'offers@throwaway.example',
  message: 'Claim your casino bonus today: https://bonus-games.example/start',
};
const weaker = {...spam, emailAddress: 'offers@shop.example'};

const userAgents = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  script: 'python-requests/2.32.3',
} as const;

export const demoSubmissions = ({message}: DemoData): DemoSubmission[] => {
  const {desktop, phone, script} = userAgents;
  const from = (name: string) => ({
    name: `${name} Sample`,
    emailAddress: `${name.toLowerCase()}@example.com`,
    message,
  });
  return [
    {fields: from('Alex'), address: '198.51.100.41', userAgent: desktop},
    {fields: spam, address: '203.0.113.54', userAgent: script},
    {fields: from('Robin'), address: '198.51.100.67', userAgent: phone},
    {fields: weaker, address: '198.51.100.86', userAgent: script},
    {fields: weaker, address: '203.0.113.91', userAgent: script},
    {fields: from('Kim'), address: '198.51.100.35', userAgent: phone},
    {fields: {...spam, name: 'Casino'}, address: '203.0.113.17', userAgent: script},
    {fields: from('Jo'), address: '198.51.100.23', userAgent: desktop},
  ];
};
