import {translate} from '@docusaurus/Translate';
import {announce} from 'docusaurus-theme-static-pages/announce';

/** How long the control shows the result. */
const SHOWN_MS = 2000;

async function readCopy(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.text();
}

/** Safari allows access to the clipboard only while the click is handled, so it gets a promise of the text. */
async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
  // If access is denied, nothing else handles a rejection of the text.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

function say(control: HTMLElement, text: string): void {
  announce(text);
  control.dataset.said = text;
  setTimeout(() => delete control.dataset.said, SHOWN_MS);
}

/** Copies the page's Markdown copy, whose address the control names. */
export default function copyMarkdown(control: HTMLElement): void {
  copyText(readCopy(control.dataset.href ?? '')).then(
    () => say(control, translate({id: 'pageMenu.copied', message: 'Copied'})),
    () => say(control, translate({id: 'pageMenu.notCopied', message: 'Could not be copied'})),
  );
}
