import {describe, expect, it} from 'vitest';
import {settingGroups} from './groups';
import {securityFeatures} from '../../../data/securityFeatures';
import type {Setting} from '../../../data/settings';

const all: readonly Setting[] = Object.values(settingGroups).flatMap(
  (group) => group.settings as readonly Setting[],
);

describe('settings', () => {
  it('say everything in both languages', () => {
    for (const setting of all) {
      for (const text of [
        setting.label,
        setting.meaning,
        setting.default,
        setting.allowed,
        setting.effect,
      ]) {
        if (text) expect([text.en.length > 0, text.de.length > 0]).toEqual([true, true]);
      }
    }
  });

  it('name every security value that the product stores', () => {
    const stored = [
      'minimumTimeActive minimumTimeSeconds honeypotFieldActive honeypotFieldName',
      'delayActive delayNumberOfRequests delayDetectionTimeFrame delayTime delayMultiplicator',
      'lockoutActive lockoutNumberOfRequests lockoutDetectionTimeFrame lockoutTime lockoutMultiplicator',
      'proofOfWorkActive proofOfWorkComplexity proofOfWorkDynamicComplexityActive',
      'proofOfWorkDynamicComplexityMaxComplexity proofOfWorkDynamicComplexityNumberOfSubmissions',
      'proofOfWorkDynamicComplexityTimeFrame proofOfWorkDynamicComplexityBasedOnIpAddress',
      'equalSubmissionsActive equalSubmissionsNumberOfEqualSubmissions equalSubmissionsTimeFrame',
      'equalSubmissionsBasedOnIpAddress ipAllowList',
    ].join(' ');
    const keys = Object.values(securityFeatures).flatMap((feature) =>
      feature.settings.map(({key}) => key),
    );
    expect(keys.join(' ')).toBe(stored);
  });
});
