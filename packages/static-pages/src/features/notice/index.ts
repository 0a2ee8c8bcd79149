import type {NoticeText} from './texts';

export {noticeLink} from './link';

/** The notice as HTML (parts.ts). Every page has it, because the inline script needs it when no other script has loaded. */
const template = () => document.querySelector<HTMLTemplateElement>('#notice-parts')!;

export const noticeText = (name: NoticeText) => template().dataset[name]!;

export function hideNotice(): void {
  document.querySelector('#notice')?.remove();
}

type Parts = [HTMLElement, HTMLElement, HTMLButtonElement, HTMLButtonElement];

/**
 * Tells readers that something could not be loaded or done, with a button to try again or another
 * control. All errors use this notice. It works without React, because the inline script uses it too; its
 * styles are in ../../css/notice.css.
 */
export function showNotice(text: string, onRetry?: () => void, control?: Element): void {
  hideNotice();
  const copy = document.importNode(template().content, true);
  const [box, words, retry, close] = Array.from(copy.children) as Parts;
  words.textContent = text;
  retry.hidden = !onRetry;
  retry.onclick = () => {
    hideNotice();
    onRetry!();
  };
  close.onclick = hideNotice;
  // In an open dialog, because the page behind it is neither visible nor announced.
  (document.querySelector('dialog[open]') ?? document.body).append(box);
  // Later, because screen readers announce what is added to a live region, not its initial content.
  requestAnimationFrame(() => box.append(words, control ?? retry, close));
}
