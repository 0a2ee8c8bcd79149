/** What tools and tests may use of the search: pure functions. The browser loads its files one by one instead. */
export {buildIndex, type BuiltIndex} from './buildIndex';
export {decodeNumbers} from './codec';
export {fold} from './fold';
export {indexFileName, textFileName} from './indexFileName';
export {loadIndex, type LoadedIndex} from './loadIndex';
export {pageRoute} from './pageRoute';
export {findPages, search} from './search';
export type {SectionText} from './sectionText';
export {selectPages, type PageHits} from './select';
export {isStopWord} from './stopWords';
export {textPlace} from './texts';
export * from './types';
