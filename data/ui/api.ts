import type {UiArea} from './types';

export const apiUi: UiArea = {
  labels: [],
  messages: [],
};
