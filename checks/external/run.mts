/**
 * `npm run check:external`: lists every link that leaves the site and asks
 * whether it still answers. Needs the internet, so `npm test` leaves it out.
 */
import {loadSite} from '../loadSite.mts';
import {report} from '../report.mts';
import {askAll} from './ask.mts';
import {externalLinks} from './collect.mts';

const links = externalLinks(loadSite());
links.forEach(({url, file, line}) => console.log(`${url}  (${file}:${line})`));
report({'external links': await askAll(links)}, `${links.length} addresses`);
