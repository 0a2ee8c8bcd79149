/** Modules that plugin.ts generates during the build. */
declare module '@generated/site-api/default/errors.json' {
  const errors: readonly import('../errors/errorModel').ErrorModel[];
  export default errors;
}

declare module '@generated/site-api/default/errorLines.json' {
  const lines: readonly import('../errors/errorModel').ErrorLine[];
  export default lines;
}

declare module '@generated/site-api/default/signing.json' {
  const values: Readonly<
    Record<
      import('../signing/exampleValues').ExampleName,
      {readonly language: string; readonly html: string}
    >
  >;
  export default values;
}
