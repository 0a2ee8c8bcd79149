import {expect, it} from 'vitest';
import {checkFreshness} from './freshness.mts';
import {head, site} from './fixture.mts';
import {chooseTranslations} from './translationChoice.mts';

const stale = site('', '', {deHead: head('source_hash: "000000000000"\n')});
const chosenFor = (...wanted: string[]) =>
  chooseTranslations(stale, wanted).chosen.map(({page}) => page.file);

it('accepts the path that the check of translations prints', () => {
  const printed = /translation:accept -- (.+?)"/.exec(checkFreshness(stale)[0]?.remedy ?? '')?.[1];
  expect(chosenFor(printed ?? '')).toEqual(['i18n/de/a.mdx']);
});

it.each(['i18n/de/a.mdx', './website/i18n/de/a.mdx', 'docs/a.mdx', 'website/docs/a.mdx', '--all'])(
  'takes %s',
  (wanted) => {
    expect(chosenFor(wanted)).toEqual(['i18n/de/a.mdx']);
  },
);

it('returns arguments that match no page, even among others that do', () => {
  expect(chooseTranslations(stale, ['docs/a.mdx', 'website/docs/b.mdx'])).toMatchObject({
    chosen: [{page: {file: 'i18n/de/a.mdx'}}],
    unknown: ['website/docs/b.mdx'],
  });
});
