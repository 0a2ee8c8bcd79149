import type {UiArea} from './types';

export const installationUi: UiArea = {
  labels: [],
  messages: [],
};
