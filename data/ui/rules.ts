import type {UiArea} from './types';

export const rulesUi: UiArea = {
  labels: [],
  messages: [],
};
