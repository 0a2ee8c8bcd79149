declare module '*/statusLoader.mjs!./status.json' {
  const status: readonly import('./translationStatus.mts').PageStatus[];
  export default status;
}
