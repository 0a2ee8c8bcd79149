import type {UiArea} from './types';

export const usageUi: UiArea = {
  labels: [],
  messages: [],
};
