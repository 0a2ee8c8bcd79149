import {indexFileName} from '../core/indexFileName';

export const indexUrl = (baseUrl: string, tag: string) => baseUrl + indexFileName(tag);
