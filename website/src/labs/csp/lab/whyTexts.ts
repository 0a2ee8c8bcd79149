import type {Localized} from '@site/data/localized';
import type {Why} from '../core/needs';

export const whyTexts: Readonly<Record<Why, Localized>> = {
  script: {
    en: 'Loads `mosparo-frontend.js`. Without it, there is no box.',
    de: 'Lädt `mosparo-frontend.js`. Ohne diesen Teil gibt es keine Box.',
  },
  request: {
    en: 'Lets the box request its token and have the fields checked. Without it, the box shows an error.',
    de: 'Lässt die Box ihren Token anfordern und die Felder prüfen. Ohne diesen Teil zeigt die Box einen Fehler.',
  },
  projectStyles: {
    en: 'Loads the stylesheet of the project, with a `link` element or `loadCssResource`. Without it, the box has no design.',
    de: 'Lädt das Stylesheet des Projekts, über ein `link`-Element oder `loadCssResource`. Ohne diesen Teil hat die Box keine Gestaltung.',
  },
  baseStyles: {
    en: 'Loads `/build/mosparo-frontend.css`. Put your own variables into a file: in a `style` element they would need a nonce.',
    de: 'Lädt `/build/mosparo-frontend.css`. Legen Sie Ihre eigenen Variablen in eine Datei: In einem `style`-Element bräuchten sie eine Nonce.',
  },
  logo: {
    en: 'Loads the logo from the stylesheet. Without it, only the logo is missing.',
    de: 'Lädt das Logo, das im Stylesheet steht. Ohne diesen Teil fehlt nur das Logo.',
  },
  nonce: {
    en: 'Allows only the start code with the same nonce. For every response, replace `RANDOM` with a new random value.',
    de: 'Erlaubt nur den Startcode mit derselben Nonce. Ersetzen Sie `RANDOM` bei jeder Antwort durch einen neuen Zufallswert.',
  },
  inlineStart: {
    en: 'Allows the start code, and all other code, in the page.',
    de: 'Erlaubt den Startcode und jeden anderen Code in der Seite.',
  },
  inlineStyles: {
    en: 'WordPress and its themes add styles to the page. mosparo does not need this.',
    de: 'WordPress und seine Themes fügen Stile in die Seite ein. mosparo braucht das nicht.',
  },
  inlineImages: {
    en: 'WordPress uses images embedded in the page. mosparo does not need this.',
    de: 'WordPress verwendet in die Seite eingebettete Bilder. mosparo braucht das nicht.',
  },
};
