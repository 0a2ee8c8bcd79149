import {isPlainClick} from '../siteLink';
import {beforeReact} from './beforeReact';
import {begin} from './begin';

/** The search button has a `command`; browsers that support it open the box without a script. */
const command = 'command' in HTMLButtonElement.prototype ? ', [command]' : '';

/** Controls that need React. All others work without a script, or with one of the files beside this one. */
const controls = `button:not([popovertarget], [role=tab], [data-code-tool], [data-color-mode]${command}), a[href="#"], [data-needs-react]`;

/** Controls that were clicked before hydration; each is clicked once afterwards. */
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
