declare module '*/statusLoader.mjs!./status.json' {
  const status: readonly import('./translationStatus.mts').LanguageStatus[];
  export default status;
}
