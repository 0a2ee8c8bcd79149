import type {Choices} from './choices';
import {readHosts, type Host, type ReadHost} from './host';
import {mergePolicy, type Merged} from './merge';
import {findNeeds} from './needs';
import {readPolicy, type ReadPolicy} from './policy';

export interface Result {
  readonly hosts: readonly ReadHost[];
  readonly existing: ReadPolicy;
  /** Undefined while an address or the pasted policy cannot be used. */
  readonly merged?: Merged;
}

const isHost = (read: ReadHost): read is ReadHost & {readonly host: Host} => 'host' in read;

/** The policy for the reader's input. */
export function findResult(choices: Choices, pasted: string): Result {
  const hosts = readHosts(choices.hosts);
  const existing = readPolicy(pasted);
  if (existing.problem || !hosts.every(isHost)) return {hosts, existing};
  const origins = [...new Set(hosts.map(({host}) => host.origin))];
  return {hosts, existing, merged: mergePolicy(existing.policy, findNeeds(origins, choices))};
}
