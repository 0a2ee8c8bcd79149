import type {Setup, SetupRule} from './setup';

const words: SetupRule = {
  name: '',
  type: 'word',
  factor: '',
  items: [
    {type: 'text', value: 'guest post', rating: '2'},
    {type: 'wExact', value: 'casino', rating: '5'},
    {type: 'regex', value: String.raw`/(https?:\/\/.*){2,}/s`, rating: '3'},
  ],
};

/** Example setups. The first one is the worked example of the page. */
export const examples = {
  contact: {
    origin: 'project',
    packageFactor: '',
    spamScore: '5',
    rules: [
      words,
      {
        name: '',
        type: 'domain',
        factor: '1.5',
        items: [{type: 'domain', value: 'mail.example.net', rating: '2'}],
      },
    ],
    fields: [
      {source: 'text', value: 'Guest post for your site'},
      {source: 'email', value: 'kim@mail.example.net'},
      {source: 'textarea', value: 'I would like to place a guest post about casinos.'},
    ],
  },
  trusted: {
    origin: 'project',
    packageFactor: '',
    spamScore: '5',
    rules: [
      words,
      {
        name: '',
        type: 'ipAddress',
        factor: '',
        items: [{type: 'subnet', value: '192.0.2.0/24', rating: '-10'}],
      },
    ],
    fields: [
      {source: 'textarea', value: 'Our event is in the Casino Baden.'},
      {source: 'ipAddress', value: '192.0.2.77'},
    ],
  },
  package: {
    origin: 'package',
    packageFactor: '3',
    spamScore: '5',
    rules: [
      {
        name: '',
        type: 'word',
        factor: '0.5',
        items: [{type: 'text', value: 'cheap', rating: '2'}],
      },
    ],
    fields: [{source: 'textarea', value: 'Cheap watches!'}],
  },
  limits: {
    origin: 'project',
    packageFactor: '',
    spamScore: '5',
    rules: [
      {
        name: '',
        type: 'word',
        factor: '',
        items: [
          {type: 'text', value: 'v?agra', rating: '5'},
          {type: 'wExact', value: '24/7', rating: '5'},
          {type: 'regex', value: 'seo', rating: '5'},
        ],
      },
      {
        name: '',
        type: 'ipAddress',
        factor: '',
        items: [{type: 'subnet', value: '2001:db8::/56', rating: '5'}],
      },
    ],
    fields: [
      {source: 'textarea', value: 'Viagra and SEO, 24/7'},
      {source: 'ipAddress', value: '2001:db8::1'},
    ],
  },
} as const satisfies Record<string, Setup>;

export type ExampleName = keyof typeof examples;
