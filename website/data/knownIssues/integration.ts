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
      en: 'Possible reasons are an HTTP error of mosparo, no submit token yet, a proof of work or delay that is still running, or an earlier lockout. Nothing is sent.',
      de: 'Gründe: ein HTTP-Fehler von mosparo, noch kein Absende-Token, ein laufender Arbeitsnachweis, eine laufende Verzögerung oder eine frühere Sperre. Gesendet wird nichts.',
    },
    remedy: {
      en: 'Visitors must reload the page. Use a low proof-of-work complexity and no delay.',
      de: 'Besucher müssen die Seite neu laden. Verwenden Sie eine niedrige Komplexität des Arbeitsnachweises und keine Verzögerung.',
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
