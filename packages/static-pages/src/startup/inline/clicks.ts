import {isPlainClick} from '../siteLink';
import {beforeReact} from './beforeReact';
import {begin, hasFailed, tellFailure} from './begin';
import {kept, release} from './kept';

/** The search button has a `command`; browsers that support it open the box without a script. */
const command = 'command' in HTMLButtonElement.prototype ? ', [command]' : '';

/**
 * Controls that need React, among them the links of the version menu, because React stores which version was picked. All
 * others work without a script, or with one of the files beside this one; forms answer for their own buttons.
 */
const controls = `button:not([popovertarget], [type=submit], [type=reset], [role=tab], [data-code-tool], [data-color-mode], #notice *${command}), a[href="#"], [data-needs-react], [data-needs-react] + ul a`;

function keep(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>(controls);
  if (!control || !isPlainClick(event)) return;
  if (hasFailed) return tellFailure();
  event.preventDefault();
  event.stopImmediatePropagation();
  control.ariaBusy = 'true';
  kept.add(control);
  begin();
}

addEventListener('click', keep, {capture: true, signal: beforeReact});

beforeReact.addEventListener('abort', () => {
  release();
  kept.forEach((control) => control.click());
});
