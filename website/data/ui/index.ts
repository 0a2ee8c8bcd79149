import {defaultLocale, type Locale} from '../../config/locales';
import {inEachLanguage, type Localized} from '../../texts';
import {listOf} from '../../texts/catalogues.cjs';
import english from './en.json';

/** Labels: buttons, menu entries, fields, headings (`<Label>`, `<Menu>`). Messages: whole ones (`<Message>`). */
export type UiKind = keyof typeof english;
type Translations = Readonly<Partial<Record<UiKind, Readonly<Record<string, string>>>>>;

/** `i18n/<language>/ui.json`: English text → text in this language. */
const translationsIn = (locale: Locale) =>
  (locale === defaultLocale ? {} : (listOf(locale, 'ui.json') ?? {})) as Translations;

/** Of two texts with the same English words, one names its place behind them: `Email [field]`. */
const textsOf = (kind: UiKind): readonly Localized[] =>
  english[kind].map((id) =>
    inEachLanguage(
      (_t, locale) => translationsIn(locale)[kind]?.[id] ?? id.replace(/ \[[^\]]+\]$/, ''),
    ),
  );

/** The texts of mosparo's interface that pages quote, exactly as the product shows them. */
export const uiTexts = {labels: textsOf('labels'), messages: textsOf('messages')};
