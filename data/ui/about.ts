import type {UiArea} from './types';

export const aboutUi: UiArea = {
  labels: [],
  messages: [],
};
