import type {UiArea} from './types';

export const administrationUi: UiArea = {
  labels: [],
  messages: [],
};
