// Written by the plugin; loaded with the box instead of with every page.
export {default as offers} from '@generated/docusaurus-theme-section-search/default/offers.json';
