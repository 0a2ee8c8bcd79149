/** A text in every language of the site. */
export interface Localized {
  readonly en: string;
  readonly de: string;
}
