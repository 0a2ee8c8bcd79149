import type {UiArea} from './types';

export const operationUi: UiArea = {
  labels: [],
  messages: [],
};
