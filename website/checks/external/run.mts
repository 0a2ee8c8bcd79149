/**
 * `npm run check:external`: lists all external links and checks whether they still work. Not part of `npm test`, because
 * it needs internet access.
 */
import {loadSite} from '../loadSite.mts';
import {report} from '../report.mts';
import {requestAll} from './request.mts';
import {externalLinks} from './collect.mts';

const links = externalLinks(loadSite());
links.forEach(({url, file, line}) => console.log(`${url}  (${file}:${line})`));
report({'external links': await requestAll(links)}, `${links.length} URLs`);
