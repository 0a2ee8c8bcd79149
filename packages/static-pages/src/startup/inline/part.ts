/** For parts of the inline script that a site or another package adds (option `inline`). */
export {read, write} from '../../features/storage';
export {beforeReact} from './beforeReact';
export {isFastLine} from './prefetch';
