import {t, type Localized} from '@site/texts';
import type {Why} from '../core/needs';

export const whyTexts: Readonly<Record<Why, Localized>> = {
  script: t('Loads `mosparo-frontend.js`. Without it, there is no box.'),
  request: t(
    'Lets the box request its token and have the fields checked. Without it, the box shows an error.',
  ),
  projectStyles: t(
    'Loads the stylesheet of the project, with a `link` element or `loadCssResource`. Without it, the box has no design.',
  ),
  baseStyles: t(
    'Loads `/build/mosparo-frontend.css`. Put your own variables into a file: in a `style` element they would need a nonce.',
  ),
  logo: t('Loads the logo from the stylesheet. Without it, only the logo is missing.'),
  nonce: t(
    'Allows only the start code with the same nonce. For every response, replace `RANDOM` with a new random value.',
  ),
  inlineStart: t('Allows the start code, and all other code, in the page.'),
  inlineStyles: t('WordPress and its themes add styles to the page. mosparo does not need this.'),
  inlineImages: t('WordPress uses images embedded in the page. mosparo does not need this.'),
};
