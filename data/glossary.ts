import type {Localized} from './localized';

export interface GlossaryEntry {
  readonly term: Localized;
  readonly definition: Localized;
}

function entry(en: string, de: string, definition: Localized): GlossaryEntry {
  return {term: {en, de}, definition};
}

/** One term for one thing. Pages explain a term with `<Term id="…">…</Term>`. */
export const glossary = {
  project: entry('Project', 'Projekt', {
    en: 'Container for settings, rules, keys and statistics. One project can serve many websites and forms.',
    de: 'Behälter für Einstellungen, Regeln, Schlüssel und Statistiken. Ein Projekt kann viele Websites und Formulare bedienen.',
  }),
  'project-group': entry('Project group', 'Projektgruppe', {
    en: 'Folder for projects; groups can be nested.',
    de: 'Ordner für Projekte; Gruppen lassen sich verschachteln.',
  }),
  'field-rule': entry('Field rule', 'Feldregel', {
    en: 'Named list of items of one rule type that mosparo looks for in each field of a form.',
    de: 'Benannte Liste von Einträgen eines Regeltyps, nach denen mosparo in jedem Feld eines Formulars sucht.',
  }),
  item: entry('Item', 'Eintrag', {
    en: 'One value inside a field rule, with its item type and its rating.',
    de: 'Ein einzelner Wert in einer Feldregel, mit seinem Eintragstyp und seiner Bewertung.',
  }),
  'submission-rule': entry('Submission rule', 'Einsenderegel', {
    en: 'Built-in check that looks at a submission as a whole.',
    de: 'Eingebaute Prüfung, die eine Einsendung als Ganzes betrachtet.',
  }),
  'rule-package': entry('Rule package', 'Regelpaket', {
    en: 'Rules that come from outside the project and cannot be edited in it. Called ruleset before version 1.4.',
    de: 'Regeln, die von außerhalb des Projekts kommen und darin nicht bearbeitet werden können. Vor Version 1.4 hieß es Regelset.',
  }),
  'submit-token': entry('Submit token', 'Absende-Token', {
    en: 'One-time ticket that mosparo issues when a form is opened. It travels with the form and can be verified once.',
    de: 'Einmalschein, den mosparo beim Öffnen eines Formulars ausstellt. Er reist mit dem Formular mit und lässt sich genau einmal überprüfen.',
  }),
  'validation-token': entry('Validation token', 'Validierungscode', {
    en: 'Second token. mosparo issues it when the form data passed the check in the browser.',
    de: 'Zweiter Token. mosparo stellt ihn aus, wenn die Formulardaten die Prüfung im Browser bestanden haben.',
  }),
  submission: entry('Submission', 'Einsendung', {
    en: 'One stored check of the data of a form.',
    de: 'Eine gespeicherte Prüfung der Daten eines Formulars.',
  }),
  'spam-rating': entry('Spam rating', 'Spam-Bewertung', {
    en: 'The points that a submission collected.',
    de: 'Die Punkte, die eine Einsendung gesammelt hat.',
  }),
  'spam-score': entry('Spam score', 'Spam-Grenzwert', {
    en: 'The limit: a submission whose rating reaches it is spam.',
    de: 'Die Grenze: Eine Einsendung, deren Bewertung sie erreicht, ist Spam.',
  }),
  'spam-rating-factor': entry('Spam rating factor', 'Spam-Bewertungsfaktor', {
    en: 'Multiplier on the ratings of a rule or a rule package.',
    de: 'Multiplikator für die Bewertungen einer Regel oder eines Regelpakets.',
  }),
  'security-guideline': entry('Security guideline', 'Sicherheitsrichtlinie', {
    en: 'Set of security settings that replaces the general ones for visitors or forms of a certain origin.',
    de: 'Satz von Sicherheitseinstellungen, der die allgemeinen für Besucher oder Formulare einer bestimmten Herkunft ersetzt.',
  }),
  verification: entry('Verification', 'Überprüfung', {
    en: 'Request from the backend of the website to mosparo that asks whether a submitted form is genuine.',
    de: 'Anfrage des Website-Backends an mosparo, ob ein abgesendetes Formular echt ist.',
  }),
  honeypot: entry('Honeypot field', 'Honeypot-Feld', {
    en: 'Hidden form field that people leave empty and many bots fill in.',
    de: 'Verstecktes Formularfeld, das Menschen leer lassen und viele Bots ausfüllen.',
  }),
  'proof-of-work': entry('Proof of work', 'Proof of Work', {
    en: 'Small calculation that the browser has to solve before the form can be checked.',
    de: 'Kleine Rechenaufgabe, die der Browser lösen muss, bevor das Formular geprüft werden kann.',
  }),
  'silent-mode': entry('Silent mode', 'Stiller Modus', {
    en: 'The box always accepts in the browser; the decision reaches the backend with the verification.',
    de: 'Die Box nimmt im Browser immer an; die Entscheidung erhält das Backend mit der Überprüfung.',
  }),
  'private-key': entry('Private key', 'Privater Schlüssel', {
    en: 'Secret of a project with which the backend signs its requests. It never belongs into a web page.',
    de: 'Geheimnis eines Projekts, mit dem das Backend seine Anfragen signiert. Es gehört nie in eine Webseite.',
  }),
  'public-key': entry('Public key', 'Öffentlicher Schlüssel', {
    en: 'Name of a project towards the API. It may be seen by everybody.',
    de: 'Name eines Projekts gegenüber der API. Ihn darf jeder sehen.',
  }),
} as const satisfies Record<string, GlossaryEntry>;

export type GlossaryId = keyof typeof glossary;
