import {openTarget} from './openTarget';

/** After the reader has followed a link; on arrival the inline script opens it. */
export function onRouteDidUpdate(): void {
  openTarget();
}
