import type {Source} from '../../../../../data/ruleTypes';
import {parseAddress, type Address} from '../ip';
import {lazy} from '../lazy';
import {addressesIn} from './addressesIn';
import {hostsIn} from './hostsIn';
import {urlsIn} from './urlsIn';
import {toBytes} from '../pcre';
import {lower, trim} from '../php';
import type {SetupField} from '../setup';

/** A field in every form that matchers compare. Each is made once, however many items are tried on it. */
export interface FieldText {
  readonly source: Source;
  readonly value: string;
  readonly trimmed: () => string;
  /** As PHP does it: A–Z only. */
  readonly lower: () => string;
  /** All letters, to explain why an item does not match. */
  readonly allLower: () => string;
  readonly bytes: () => string;
  readonly ipAddress: () => Address | undefined;
  /** Hosts, email addresses and URLs that mosparo finds in the value. */
  readonly hosts: () => ReadonlySet<string>;
  readonly addresses: () => ReadonlySet<string>;
  readonly urls: () => ReadonlySet<string>;
}

export function fieldText({source, value}: SetupField): FieldText {
  const inLower = lazy(() => lower(value));
  return {
    source,
    value,
    trimmed: lazy(() => trim(value)),
    lower: inLower,
    allLower: lazy(() => value.toLowerCase()),
    bytes: lazy(() => toBytes(value)),
    ipAddress: lazy(() => parseAddress(value)),
    hosts: lazy(() => new Set(hostsIn(inLower(), source))),
    addresses: lazy(() => new Set(addressesIn(inLower(), source))),
    urls: lazy(() => new Set(urlsIn(inLower(), source))),
  };
}
