import {openTarget} from './openTarget';

/** Opens the entry that a followed link names. On the first page the inline script does it. */
export function onRouteDidUpdate(): void {
  openTarget();
}
