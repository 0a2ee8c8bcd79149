import {placeholders} from '../../content/markdown/placeholders.mjs';
import {readValues} from './store';
import {readValue} from './validate';

/** Host of the reader's mosparo; the placeholder if none, or no valid one, is stored. */
export function ownHost(): string {
  return readValue('host', readValues().host ?? '') || placeholders.host;
}
