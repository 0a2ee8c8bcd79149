import {hydratedEvent} from '../hydrated';
import {isPlainClick} from '../siteLink';
import {begin} from './begin';

/** Controls that need React. Others work by themselves, or one of the files beside this one answers. */
const controls =
  'button:not([popovertarget], [role=tab], [data-code-tool], [data-color-mode]), a[href="#"], [data-needs-react]';

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

const stop = new AbortController();
addEventListener('click', keep, {capture: true, signal: stop.signal});

document.addEventListener(hydratedEvent, () => {
  stop.abort();
  kept.forEach((control) => {
    control.ariaBusy = null;
    control.click();
  });
});
