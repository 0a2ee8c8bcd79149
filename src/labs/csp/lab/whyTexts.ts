import type {Localized} from '@site/data/localized';
import type {Why} from '../core/needs';

export const whyTexts: Readonly<Record<Why, Localized>> = {
  script: {
    en: 'Loads `mosparo-frontend.js`. Without it there is no box.',
    de: 'Lädt `mosparo-frontend.js`. Ohne diesen Teil gibt es keine Box.',
  },
  request: {
    en: 'Lets the box ask for its token and have the fields checked. Without it the box shows an error.',
    de: 'Lässt die Box ihr Token holen und die Felder prüfen. Ohne diesen Teil zeigt die Box einen Fehler.',
  },
  projectStyles: {
    en: 'Loads the stylesheet of the project, by a `link` element or by `loadCssResource`. Without it the box has no design.',
    de: 'Lädt das Stylesheet des Projekts, über ein `link`-Element oder `loadCssResource`. Ohne diesen Teil hat die Box keine Gestaltung.',
  },
  baseStyles: {
    en: 'Loads `/build/mosparo-frontend.css`. Put your own variables into a file: in a `style` element they would need a nonce.',
    de: 'Lädt `/build/mosparo-frontend.css`. Legen Sie Ihre eigenen Variablen in eine Datei: In einem `style`-Element bräuchten sie eine Nonce.',
  },
  logo: {
    en: 'Loads the logo that the stylesheet names. Without it the logo is missing, nothing else.',
    de: 'Lädt das Logo, das im Stylesheet steht. Ohne diesen Teil fehlt das Logo, sonst nichts.',
  },
  nonce: {
    en: 'Allows the one block of start code that carries the same value. Put a new random value in the place of `RANDOM` for every answer.',
    de: 'Erlaubt genau den Block Startcode, der denselben Wert trägt. Setzen Sie für jede Antwort einen neuen Zufallswert an die Stelle von `RANDOM`.',
  },
  inlineStart: {
    en: 'Allows the start code, and all other code, inside of the page.',
    de: 'Erlaubt den Startcode und jeden anderen Code in der Seite.',
  },
  inlineStyles: {
    en: 'WordPress and its themes write styles into the page. mosparo itself does not need it.',
    de: 'WordPress und seine Themes schreiben Stile in die Seite. mosparo selbst braucht das nicht.',
  },
  inlineImages: {
    en: 'WordPress uses images that stand in the page itself. mosparo itself does not need it.',
    de: 'WordPress verwendet Bilder, die in der Seite selbst stehen. mosparo selbst braucht das nicht.',
  },
};
