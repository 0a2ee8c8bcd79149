/**
 * The keys of the search until React has hydrated the page: a part of the inline script of
 * docusaurus-theme-static-pages (its option `inline`). Without that theme nothing uses this file.
 */
import {beforeReact} from 'docusaurus-theme-static-pages/inline';
import {triggers} from './client/box';
import {onKey, onSubmit} from './client/keys';

const open = () => document.querySelector<HTMLElement>(triggers)?.click();

addEventListener('keydown', (event) => onKey(event, open), {capture: true, signal: beforeReact});
addEventListener('submit', onSubmit, {signal: beforeReact});
