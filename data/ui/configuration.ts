import type {UiArea} from './types';

export const configurationUi: UiArea = {
  labels: [],
  messages: [],
};
