import {readFileSync} from 'node:fs';
import {expect, fileTest} from '../e2e/fixture';

fileTest('the bill of materials lists the packages that the pages are made with', () => {
  const {components} = JSON.parse(readFileSync('build.delivery/sbom.cdx.json', 'utf8')) as {
    components: {name: string}[];
  };
  const names = components.map(({name}) => name);
  expect(names).toContain('react');
  expect(names).toContain('@docusaurus/core');
  expect(names).not.toContain('vitest');
  expect(names).not.toContain('hostile');
});
