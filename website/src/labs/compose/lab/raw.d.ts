/** A file as text (rule in src/content/markdown/plugin.ts). */
declare module '*?raw' {
  const text: string;
  export default text;
}
