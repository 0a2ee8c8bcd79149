import type {PageClaims} from '../claim';
import {signing} from './api/signing';
import {troubleshooting} from './api/troubleshooting';

/** Claims by page; a page may have several lists. */
export const allClaims: readonly PageClaims[] = [signing, troubleshooting];
