/** A text of mosparo's interface, exactly as the product shows it: [English, German]. */
export type UiText = readonly [en: string, de: string];

/** The interface texts that pages quote, by area of the product. */
export interface UiArea {
  /** Buttons, menu entries, fields, headings: `<Label>` and `<Menu>`. */
  readonly labels: readonly UiText[];
  /** Whole messages and errors: `<Message>`. */
  readonly messages: readonly UiText[];
}
