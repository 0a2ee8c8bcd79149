import {isPlainClick} from '../siteLink';
import {beforeReact} from './beforeReact';
import {begin} from './begin';

/** The box of the search opens by itself, in browsers that know commands of buttons. */
const command = 'command' in HTMLButtonElement.prototype ? ', [command]' : '';

/** Controls that need React. Others work by themselves, or one of the files beside this one answers. */
const controls = `button:not([popovertarget], [role=tab], [data-code-tool], [data-color-mode]${command}), a[href="#"], [data-needs-react]`;

/** Controls that were clicked too early, each once. */
const kept = new Set<HTMLElement>();

function keep(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>(controls);
  if (!control || !isPlainClick(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.ariaBusy = 'true';
  kept.add(control);
  begin();
}

addEventListener('click', keep, {capture: true, signal: beforeReact});

beforeReact.addEventListener('abort', () => {
  kept.forEach((control) => {
    control.ariaBusy = null;
    control.click();
  });
});
