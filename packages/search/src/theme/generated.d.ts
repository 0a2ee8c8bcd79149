declare module '@generated/docusaurus-theme-section-search/default/kinds.json' {
  const patterns: import('../plugin/options').SearchPluginOptions['kinds'];
  export default patterns;
}

declare module '@generated/docusaurus-theme-section-search/default/offers.json' {
  const offers: import('../plugin/options').Offers;
  export default offers;
}

declare module '@generated/docusaurus-theme-section-search/default/site.json' {
  const site: import('../plugin/options').SiteData;
  export default site;
}
