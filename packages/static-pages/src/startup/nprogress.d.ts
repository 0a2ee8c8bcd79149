/** The progress bar of the theme; the package has no types. */
declare module 'nprogress' {
  const nprogress: {
    readonly settings: {readonly template: string};
    start(): void;
    done(): void;
  };
  export default nprogress;
}
