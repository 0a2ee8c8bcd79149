import type {Choices} from './choices';

export const fetchDirectives = ['script-src', 'style-src', 'img-src', 'connect-src'] as const;
export type FetchDirective = (typeof fetchDirectives)[number];

/** Why something has to be allowed. */
export type Why =
  | 'script'
  | 'request'
  | 'projectStyles'
  | 'baseStyles'
  | 'logo'
  | 'nonce'
  | 'inlineStart'
  | 'inlineStyles'
  | 'inlineImages';

export interface Need {
  readonly directive: FetchDirective;
  readonly source: string;
  readonly why: Why;
}

/** Placeholder for a value that the server generates for every response. */
export const NONCE = "'nonce-RANDOM'";

/** WordPress, its themes and the plugin write code into the page. */
const wordpressNeeds: readonly Need[] = [
  {directive: 'script-src', source: "'unsafe-inline'", why: 'inlineStart'},
  {directive: 'style-src', source: "'unsafe-inline'", why: 'inlineStyles'},
  {directive: 'img-src', source: 'data:', why: 'inlineImages'},
];

const startNeeds: Readonly<Record<Choices['start'], readonly Need[]>> = {
  file: [],
  nonce: [{directive: 'script-src', source: NONCE, why: 'nonce'}],
  inline: [{directive: 'script-src', source: "'unsafe-inline'", why: 'inlineStart'}],
};

function originNeeds(origin: string, choices: Choices): Need[] {
  // The plugin for WordPress always uses script and styles of mosparo.
  const plugin = choices.way === 'wordpress';
  const script = plugin ? 'mosparo' : choices.script;
  const styles = plugin ? 'project' : choices.styles;
  const needs: (Need | false)[] = [
    script === 'mosparo' && {directive: 'script-src', source: origin, why: 'script'},
    styles === 'project' && {directive: 'style-src', source: origin, why: 'projectStyles'},
    styles === 'base' && {directive: 'style-src', source: origin, why: 'baseStyles'},
    // The stylesheet loads the logo from its own folder; a copy of it loads a copy of the logo.
    choices.logo === 'shown' &&
      styles !== 'own' && {directive: 'img-src', source: origin, why: 'logo'},
    {directive: 'connect-src', source: origin, why: 'request'},
  ];
  return needs.filter((need) => need !== false);
}

/** Everything that has to be allowed, in the order of `fetchDirectives`. */
export function findNeeds(origins: readonly string[], choices: Choices): Need[] {
  const inline = choices.way === 'wordpress' ? wordpressNeeds : startNeeds[choices.start];
  const needs = [...inline, ...origins.flatMap((origin) => originNeeds(origin, choices))];
  return fetchDirectives.flatMap((directive) =>
    needs.filter((need) => need.directive === directive),
  );
}
