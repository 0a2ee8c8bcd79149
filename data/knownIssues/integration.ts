import type {KnownIssues} from './types';

export const integrationIssues = {
  'invisible-overlay-stays': {
    title: {
      en: 'Invisible mode: the overlay stays after a failed check',
      de: 'Unsichtbarer Modus: Das Overlay bleibt nach einer gescheiterten Prüfung stehen',
    },
    effect: 'changes-steps',
    page: '/docs/usage/design',
    text: {
      en: 'Possible reasons: mosparo answers with an HTTP error, there is no submit token yet, a proof of work or a delay is still running, or the address was locked out before. Nothing is sent.',
      de: 'Mögliche Gründe: mosparo antwortet mit einem HTTP-Fehler, es gibt noch keinen Absende-Token, Arbeitsnachweis oder Verzögerung laufen noch, oder die Adresse wurde zuvor gesperrt. Gesendet wird nichts.',
    },
    remedy: {
      en: 'Visitors must reload the page. With the invisible mode, use a low proof-of-work complexity and no delay.',
      de: 'Besucher müssen die Seite neu laden. Verwenden Sie im unsichtbaren Modus eine niedrige Komplexität des Arbeitsnachweises und keine Verzögerung.',
    },
  },
  'one-letter-field-names': {
    title: {
      en: 'Field names with one letter always fail',
      de: 'Feldnamen aus einem Zeichen scheitern immer',
    },
    effect: 'blocks',
    page: '/docs/integration/ignored_fields',
    text: {
      en: 'A field such as `q` reaches mosparo as a list with an empty name.',
      de: 'Ein Feld wie `q` erreicht mosparo als Liste mit leerem Namen.',
    },
    remedy: {
      en: 'Give fields names of at least two characters, or the class `mosparo__ignored-field`.',
      de: 'Geben Sie Feldern Namen aus mindestens zwei Zeichen oder die Klasse `mosparo__ignored-field`.',
    },
  },
} satisfies KnownIssues;
