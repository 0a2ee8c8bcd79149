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
      en: 'In invisible mode, the overlay stays on the page when the check cannot be carried out. Possible reasons: mosparo answers with an HTTP error, there is no submit token yet, a proof of work or a delay is still running, or the address was locked out before. Nothing is sent, and there is no second attempt.',
      de: 'Im unsichtbaren Modus bleibt das Overlay stehen, wenn die Prüfung nicht stattfinden kann. Gründe: mosparo antwortet mit einem HTTP-Fehler, es gibt noch keinen Absende-Token, Arbeitsnachweis oder Verzögerung laufen noch, oder die Adresse wurde zuvor gesperrt. Gesendet wird nichts, und einen zweiten Versuch gibt es nicht.',
    },
    remedy: {
      en: 'Visitors must reload the page. Keep the proof of work at a low complexity, and leave the delay off for projects with the invisible mode.',
      de: 'Besucher müssen die Seite neu laden. Halten Sie die Komplexität des Arbeitsnachweises niedrig und verzichten Sie in Projekten mit unsichtbarem Modus auf die Verzögerung.',
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
      en: 'A field with a single-letter name, such as `q`, reaches mosparo with an empty name and as a list. Its verification always fails.',
      de: 'Ein Feld, dessen Name aus einem einzigen Zeichen besteht, etwa `q`, erreicht mosparo mit leerem Namen und als Liste. Seine Verifizierung scheitert immer.',
    },
    remedy: {
      en: 'Give fields names of at least two characters, or the class `mosparo__ignored-field`.',
      de: 'Geben Sie Feldern Namen aus mindestens zwei Zeichen oder die Klasse `mosparo__ignored-field`.',
    },
  },
} satisfies KnownIssues;
