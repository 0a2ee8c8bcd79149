import {privacy} from '@site/data/privacy';

/** Words of the picture and the picture in words. Lines are separate, because SVG does not wrap. */
export const texts = {
  en: {
    title: 'mosparo runs next to your website, on servers that you choose',
    visitor: ['Visitor', 'form with the box'],
    website: ['Your website', 'receives the form'],
    mosparo: ['Your mosparo', 'rules, security features,', privacy.retentionNote.en],
    yours: 'Your servers',
    check: 'field values to be checked',
    send: 'the form',
    verify: ['is this', 'form genuine?'],
    words: [
      'The browser of the visitor sends the field values to your mosparo, which checks them with your rules and security features.',
      'The browser sends the form to your website.',
      'Your website asks your mosparo whether the form is genuine, and then processes or refuses it.',
      'Website and mosparo both run on servers that you choose.',
    ],
  },
  de: {
    title: 'mosparo läuft neben Ihrer Website, auf Servern Ihrer Wahl',
    visitor: ['Besucher', 'Formular mit der Box'],
    website: ['Ihre Website', 'nimmt das Formular an'],
    mosparo: ['Ihr mosparo', 'Regeln, Sicherheitsfunktionen,', privacy.retentionNote.de],
    yours: 'Ihre Server',
    check: 'Feldwerte zur Prüfung',
    send: 'das Formular',
    verify: ['Ist dieses', 'Formular echt?'],
    words: [
      'Der Browser des Besuchers schickt die Feldwerte an Ihr mosparo, das sie mit Ihren Regeln und Sicherheitsfunktionen prüft.',
      'Der Browser schickt das Formular an Ihre Website.',
      'Ihre Website fragt Ihr mosparo, ob das Formular echt ist, und verarbeitet es oder lehnt es ab.',
      'Website und mosparo laufen beide auf Servern Ihrer Wahl.',
    ],
  },
} as const;
