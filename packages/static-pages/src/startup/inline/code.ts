import {noticeText, showNotice} from '../../features/notice';

/** How long the button shows that the code was copied. */
const COPIED_MS = 2000;

function name(button: HTMLElement, text: string): void {
  button.setAttribute('aria-label', text);
  button.title = text;
}

async function copy(button: HTMLElement, code: HTMLElement): Promise<void> {
  if (button.hasAttribute('data-copied')) return;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    // Access is denied, or the page was served by plain HTTP, where browsers have no `clipboard`.
    getSelection()?.selectAllChildren(code);
    if (!document.execCommand('copy')) return showNotice(noticeText('notCopied'));
  }
  const before = button.title;
  button.toggleAttribute('data-copied', true);
  name(button, button.dataset.done!);
  setTimeout(() => {
    button.toggleAttribute('data-copied', false);
    name(button, before);
  }, COPIED_MS);
}

function wrap(button: HTMLElement, code: HTMLElement): void {
  button.setAttribute('aria-pressed', String(code.toggleAttribute('data-wrap')));
}

const tools: Record<string, (button: HTMLElement, code: HTMLElement) => unknown> = {copy, wrap};

/** One listener for the buttons of all code blocks, including those of pages that are opened later. */
addEventListener('click', ({target}) => {
  const button = (target as Element).closest<HTMLElement>('[data-code-tool]');
  const code = button?.closest('[data-code]')?.querySelector('pre');
  if (button && code) void tools[button.dataset.codeTool ?? '']?.(button, code);
});
