/** How a page uses mosparo; the first of each is the recommended way. */
export const options = {
  way: ['page', 'wordpress'],
  start: ['file', 'nonce', 'inline'],
  script: ['mosparo', 'own'],
  styles: ['project', 'base', 'own'],
  logo: ['shown', 'hidden'],
  mode: ['enforce', 'report'],
} as const;

export type ChoiceName = keyof typeof options;
export type Option<Name extends ChoiceName = ChoiceName> = (typeof options)[Name][number];

type Chosen = {readonly [Name in ChoiceName]: Option<Name>};

export interface Choices extends Chosen {
  /** Addresses of mosparo as typed, one per line. */
  readonly hosts: string;
}

export const choiceNames = Object.keys(options) as ChoiceName[];

export const defaults: Choices = {
  way: 'page',
  start: 'file',
  script: 'mosparo',
  styles: 'project',
  logo: 'shown',
  mode: 'enforce',
  hosts: 'https://mosparo.example.com',
};
