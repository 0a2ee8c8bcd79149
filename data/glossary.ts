import type {Localized} from './localized';

export interface GlossaryEntry {
  readonly term: Localized;
  readonly definition: Localized;
}

/** One term for one thing. Pages explain a term with `<Term id="…">…</Term>`. */
export const glossary = {
  'submit-token': {
    term: {en: 'Submit token', de: 'Absende-Token'},
    definition: {
      en: 'One-time ticket that mosparo issues when a form is opened. It travels with the form and can be verified once.',
      de: 'Einmalschein, den mosparo beim Öffnen eines Formulars ausstellt. Er reist mit dem Formular mit und lässt sich genau einmal überprüfen.',
    },
  },
} as const satisfies Record<string, GlossaryEntry>;

export type GlossaryId = keyof typeof glossary;
