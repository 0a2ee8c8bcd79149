import {useSyncExternalStore} from 'react';
import {isAsleep, onAwake} from './state';

const isAwake = () => !isAsleep();

/** Whether the main part of the page is live. */
export const useAwake = (): boolean => useSyncExternalStore(onAwake, isAwake, isAwake);
