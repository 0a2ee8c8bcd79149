import closeButton from 'docusaurus-theme-static-pages/closeButton.module.css';
import styles from './styles.later.module.css';
import {inEachLanguage} from '../../../texts';

interface Hint {
  /** Language of the hint, which is not the language of the page. */
  readonly locale: string;
  /** A function, because the address changes when the reader opens another page. */
  readonly address: () => string;
  readonly onDismiss: () => void;
}

const texts: Readonly<Record<string, {name: string; link: string; close: string}>> = inEachLanguage(
  (t) => ({name: t('Language'), link: t('Read this page in English'), close: t('Close')}),
);

function createLink({address, onDismiss}: Hint, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.textContent = text;
  const update = () => {
    link.href = address();
  };
  update();
  ['pointerdown', 'focus', 'click'].forEach((event) => link.addEventListener(event, update));
  link.addEventListener('click', onDismiss);
  return link;
}

/** A bar at the lower edge of the window, at the end of the page below everything: it covers nothing for good and moves nothing. */
export function showHint(hint: Hint): void {
  const text = texts[hint.locale];
  if (!text) return;
  const card = document.createElement('aside');
  card.className = styles.hint ?? '';
  card.lang = hint.locale;
  card.setAttribute('aria-label', text.name);
  const close = document.createElement('button');
  close.type = 'button';
  close.className = closeButton.close ?? '';
  close.textContent = '×';
  close.setAttribute('aria-label', text.close);
  close.addEventListener('click', () => {
    hint.onDismiss();
    card.remove();
  });
  card.append(createLink(hint, text.link), close);
  document.body.append(card);
}
