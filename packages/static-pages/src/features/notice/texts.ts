import type {Locale} from '../../../../../website/config/locales';

export interface NoticeTexts {
  readonly close: string;
  readonly retry: string;
  /** Scripts of the page could not be loaded. */
  readonly scripts: string;
  /** Copying code was refused. */
  readonly notCopied: string;
}

/** Texts of the notice that the HTML of every page has. */
export const noticeTexts: Readonly<Record<Locale, NoticeTexts>> = {
  en: {
    close: 'Close',
    retry: 'Try again',
    scripts:
      'Some functions of this page, such as the search, could not be loaded. You can read on and follow links.',
    notCopied:
      'The browser did not allow copying. The code is selected now, so you can copy it yourself.',
  },
  de: {
    close: 'Schließen',
    retry: 'Noch einmal versuchen',
    scripts:
      'Einige Funktionen dieser Seite, zum Beispiel die Suche, konnten nicht geladen werden. Sie können weiterlesen und Links folgen.',
    notCopied:
      'Der Browser hat das Kopieren nicht erlaubt. Der Code ist jetzt markiert, Sie können ihn selbst kopieren.',
  },
};
