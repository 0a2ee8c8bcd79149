import {numberOf} from '../evaluate';
import type {Setup} from '../setup';

interface WriteOptions {
  readonly date: Date;
  readonly newUuid: () => string;
  /** Name of a rule that has none. */
  readonly nameOf: (index: number) => string;
}

/** How often mosparo may load the package again: once a day. */
const REFRESH_SECONDS = 86_400;

/** The rules as a rule package. A 0 would count as 1 there, so an item that gives nothing is left out. */
export function writePackage({rules}: Setup, {date, newUuid, nameOf}: WriteOptions): string {
  const written = rules.flatMap((rule, index) => {
    const factor = numberOf(rule.factor) ?? 1;
    const items = rule.items
      .map((item) => ({...item, points: numberOf(item.rating) ?? 1}))
      .filter(({value, points}) => value !== '' && points !== 0 && factor !== 0)
      .map(({uuid, type, value, points}) => ({
        uuid: uuid ?? newUuid(),
        type,
        value,
        rating: points,
      }));
    if (items.length === 0) return [];
    const {uuid = newUuid(), name, type} = rule;
    return [{uuid, name: name || nameOf(index), type, spamRatingFactor: factor, items}];
  });
  const lastUpdatedAt = date.toISOString().replace(/\.\d+Z$/, '+00:00');
  const content = {lastUpdatedAt, refreshInterval: REFRESH_SECONDS, rules: written};
  return `${JSON.stringify(content, null, 2)}\n`;
}
