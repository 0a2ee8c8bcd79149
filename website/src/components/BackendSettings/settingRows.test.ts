import {describe, expect, it} from 'vitest';
import {uiTexts} from '@site/data/ui';
import {settingGroups, settingRows, type SettingGroupId} from './settingRows';

const ids = Object.keys(settingGroups) as SettingGroupId[];
const labels = new Set(uiTexts.labels.map(({en, de}) => `${en}|${de}`));

describe('settings of the backend', () => {
  it.each(ids)('%s quotes labels of the interface', (id) => {
    const {title, fields} = settingGroups[id];
    for (const label of [title, ...fields.map((field) => field.label)]) {
      expect(labels).toContain(`${label.en}|${label.de}`);
    }
  });

  it.each(ids)('%s has complete rows with ids of their own in both languages', (id) => {
    for (const locale of ['en', 'de'] as const) {
      const {rows} = settingRows(id, locale);
      expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
      for (const row of rows) {
        expect([row.label, row.meaning, row.allowed, row.default].every(Boolean)).toBe(true);
      }
    }
  });
});
