import {expect, it} from 'vitest';
import {trim, type Bill} from './sbom.mts';

it('leaves out development tools, timestamp and serial number', () => {
  const bill: Bill = {
    serialNumber: 'urn:uuid:1',
    metadata: {timestamp: '2026-01-01', component: {name: 'folder'}},
    components: [
      {'bom-ref': 'react@1', properties: []},
      {'bom-ref': 'vitest@3', properties: [{name: 'cdx:npm:package:development'}]},
      {'bom-ref': 'tests@0', properties: [{name: 'cdx:npm:package:private'}]},
    ],
    dependencies: [
      {ref: 'site', dependsOn: ['react@1', 'vitest@3']},
      {ref: 'vitest@3', dependsOn: []},
    ],
  };
  expect(trim(bill, 'site')).toEqual({
    metadata: {component: {name: 'site'}},
    components: [{'bom-ref': 'react@1', properties: []}],
    dependencies: [{ref: 'site', dependsOn: ['react@1']}],
  });
});
