import type {GlossaryId} from './glossary';
import type {Localized} from './localized';

type Avoided = Partial<Record<keyof Localized, readonly string[]>>;

/**
 * One term for one thing: names that pages must not use for a term of the
 * glossary, as regular expressions. Texts of the product itself are free.
 */
export const avoidedTerms: Partial<Record<GlossaryId, Avoided>> = {
  'project-group': {de: ['Projekt-Gruppe\\w*']},
  'connection-details': {de: ['Verbindungs(daten|werte\\p{L}*|angaben|informationen)']},
  'private-key': {en: ['secret key of (the|a|your) project'], de: ['privat\\w* Schlüssel']},
  'submit-token': {
    en: ['submission tokens?'],
    de: ['Submit-Tokens?', 'Absendetokens?', 'Einsende-?codes?'],
  },
  'validation-token': {de: ['Validierungs-?tokens?']},
  'two-factor': {
    de: ['(Zwei|2)-Faktor-Authenti(sierung|kation)', 'Zweifaktor-?authenti\\p{L}+'],
  },
  'rule-package': {en: ['rule ?sets?'], de: ['Regel-Paket\\w*', 'Regel-?sets?']},
  'submission-rule': {de: ['Einsende-Regel\\w*']},
  'spam-score': {de: ['Spam-Score']},
  'false-positive': {de: ['falsch-positiv\\w*', 'False Positives?']},
  honeypot: {de: ['Honigtopf']},
  'proof-of-work': {de: ['(?<!\\()Proof[- ]of[- ]Work']},
  'ip-allow-list': {en: ['white ?list\\w*', 'allowlist'], de: ['Positivliste', 'Whitelist']},
  'invisible-mode': {de: ['Überlagerung\\w*']},
  'multi-step-form': {en: ['multistep'], de: ['Multi-Step-\\w+']},
  cleanup: {en: ['clean-ups?'], de: ['Aufräum\\w+', 'Datenbank-Bereinigung']},
  'retention-period': {en: ['retention times?'], de: ['Aufbewahrungs(zeit|dauer)\\w*']},
};
