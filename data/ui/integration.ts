import type {UiArea} from './types';

export const integrationUi: UiArea = {
  labels: [],
  messages: [],
};
