import {placeholders} from './placeholders.mjs';
import {readValues} from './store';
import {readValue} from './validate';

/** Host of the reader's mosparo; the placeholder if there is none, or none that can be right. */
export function ownHost(): string {
  return readValue('host', readValues().host ?? '') || placeholders.host;
}
