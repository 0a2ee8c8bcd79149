import {product} from '../config/product.ts';
import {checkedAgainst} from '../config/checkedAgainst.ts';
import {isNewer} from '../../scripts/product/version.mts';
import {problem, type Problem} from './problem.mts';
import type {Site} from './site.mts';

const list = 'config/checkedAgainst.ts';

function lineOf({code}: Site, route: string): number {
  const source = code.find(({file}) => file === list)?.source ?? '';
  return source.split('\n').findIndex((line) => line.includes(`'${route}'`)) + 1;
}

/** Every page in config/checkedAgainst.ts exists, and its version is earlier than the documented one. */
export function checkCheckedAgainst(
  site: Site,
  waiting: Readonly<Record<string, string>> = checkedAgainst,
): Problem[] {
  const routes = new Set(site.pages.map(({id}) => `/docs/${id}`));
  return Object.entries(waiting).flatMap(([route, version]) => {
    const report = (message: string) => [
      problem(list, lineOf(site, route), message, 'delete the line, or correct it.'),
    ];
    if (!routes.has(route)) return report(`There is no page ${route}.`);
    if (!isNewer(product.version, version))
      return report(`${route}: ${version} is not older than ${product.version}.`);
    return [];
  });
}
