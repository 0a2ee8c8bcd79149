import type {CompleteLocale} from '../../website/config/locales';

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
  readonly isSpam?: true;
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

export const demoSubmissions = ({message}: DemoData): DemoSubmission[] => {
  const valid = {name: 'Alex Sample', emailAddress: 'alex@example.com', message};
  return [
    {fields: valid, address: '198.51.100.41'},
    {fields: spam, address: '203.0.113.54', isSpam: true},
    {fields: {...valid, name: 'Robin Sample'}, address: '198.51.100.67'},
    {fields: weaker, address: '198.51.100.86', isSpam: true},
    {fields: weaker, address: '203.0.113.91', isSpam: true},
    {fields: {...valid, name: 'Kim Sample'}, address: '198.51.100.35'},
    {fields: {...spam, name: 'Casino'}, address: '203.0.113.17', isSpam: true},
    {fields: {...valid, name: 'Jo Sample'}, address: '198.51.100.23'},
  ];
};
