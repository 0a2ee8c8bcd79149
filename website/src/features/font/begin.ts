/** The font is for fast connections: others keep the one of their system, and load nothing. Part of the inline script. */
import {isFastLine} from 'docusaurus-theme-static-pages/inline';

document.documentElement.toggleAttribute('data-font', isFastLine());
