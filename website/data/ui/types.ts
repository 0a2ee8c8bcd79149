import type {Localized} from '../../texts';

/** The texts of mosparo's interface that pages quote, exactly as the product shows them, by area. */
export interface UiArea {
  /** Buttons, menu entries, fields, headings: `<Label>` and `<Menu>`. */
  readonly labels: readonly Localized[];
  /** Whole messages and errors: `<Message>`. */
  readonly messages: readonly Localized[];
}
