import {
  scriptCallbacks,
  scriptEvents,
  scriptMethods,
  scriptOptions,
} from '../../../../website/data/scriptOptions';
import {holds, same, type Claim, type PageClaims} from '../../claim';
import {stated} from '../../passages';
import type {Target} from '../../target';
import {boxPage, tick} from './page';

const needs = ['keys', 'browser'] as const;
const page = 'integration/script_reference';

/** What the object of an untouched page has. */
const object = (target: Target) =>
  target.once('object of the box', () =>
    target.browser.visit(boxPage(target.browser.mosparo, target.api.keys), ({page: tab}) =>
      tab.evaluate(() => {
        const {box} = window as unknown as {box: Record<string, unknown>};
        const options = box.defaultOptions as Record<string, unknown>;
        return {
          options: Object.fromEntries(
            Object.entries(options).map(([name, value]) => [name, JSON.stringify(value)]),
          ),
          kinds: Object.fromEntries(Object.keys(box).map((name) => [name, typeof box[name]])),
        };
      }),
    ),
  );

const options: readonly Claim[] = scriptOptions.map(({name, standard = ''}) => ({
  id: `option ${name}`,
  at: 'options',
  says: {name, standard},
  needs,
  async holds(target) {
    const seen = (await object(target)).options[name];
    // The page writes JavaScript, with single quotes.
    same(seen?.replaceAll('"', "'"), standard, `Default of ${name}`);
  },
}));

const callbacks: readonly Claim[] = scriptCallbacks.map(({name}) => ({
  id: `callback ${name}`,
  at: 'callbacks',
  says: name,
  needs,
  async holds(target) {
    same((await object(target)).options[name], 'null', `Option ${name}`);
  },
}));

const methods: readonly Claim[] = scriptMethods.map(({name, shape}) => ({
  id: `method ${name}`,
  at: 'methods',
  says: {name, shape},
  needs,
  async holds(target) {
    const kind = shape.startsWith('(') ? 'function' : 'object';
    same((await object(target)).kinds[name], kind, name);
  },
}));

const complete: Claim = {
  id: 'no other options and callbacks',
  at: 'options',
  says: [...scriptOptions, ...scriptCallbacks].map(({name}) => name).sort(),
  needs,
  async holds(target) {
    const seen = Object.keys((await object(target)).options).sort();
    same(seen, [...scriptOptions, ...scriptCallbacks].map(({name}) => name).sort());
  },
};

/** The events of a visible box, and how each is brought about after a tick. */
const visible: Readonly<Record<string, string>> = {
  'before-get-form-data': '',
  'before-get-field-value': '',
  'collect-request-data': '',
  'form-checked': '',
  'state-reseted': 'window.box.resetState()',
  'submit-aborted':
    "document.querySelector('[name=name]').value = 'Eve'; document.getElementById('contact').requestSubmit()",
};

const events: readonly Claim[] = scriptEvents
  .filter(({name}) => name in visible)
  .map(({name}) => ({
    id: `event ${name}`,
    at: 'events',
    says: name,
    needs,
    async holds({browser, api}) {
      const html = boxPage(browser.mosparo, api.keys);
      const seen = await browser.visit(html, async ({page: tab}) => {
        await tab.evaluate(`(${tick})()`);
        await tab.evaluate(visible[name] ?? '');
        return tab.evaluate<string[]>('window.seen');
      });
      holds(seen.includes(name), `the event ${name}`, seen);
    },
  }));

const behavior: readonly Claim[] = [
  {
    id: 'the checkbox is required',
    at: 'behavior',
    says: stated(page, 'behavior', /the checkbox is required, and `novalidate` is removed/),
    needs,
    async holds({browser, api}) {
      const html = boxPage(browser.mosparo, api.keys).replace('<form', '<form novalidate');
      const seen = await browser.visit(html, ({page: tab}) =>
        tab.evaluate(() => ({
          required: document.querySelector<HTMLInputElement>('#box input[type=checkbox]')?.required,
          novalidate: document.querySelector('form')?.hasAttribute('novalidate'),
        })),
      );
      same(seen, {required: true, novalidate: false});
    },
  },
  {
    id: 'a changed field removes the tick',
    at: 'behavior',
    says: stated(page, 'behavior', /\*\*Changed field:\*\* removes the tick/),
    needs,
    async holds({browser, api}) {
      const html = boxPage(browser.mosparo, api.keys);
      const seen = await browser.visit(html, async ({page: tab}) => {
        await tab.evaluate(`(${tick})()`);
        const ticked = () => tab.locator('#box input[type=checkbox]').isChecked();
        const before = await ticked();
        await tab.fill('[name=name]', 'Eve');
        await tab.press('[name=name]', 'Tab');
        await tab.waitForFunction("!document.querySelector('#box input[type=checkbox]').checked");
        return {before, after: await ticked()};
      });
      same(seen, {before: true, after: false});
    },
  },
  {
    id: 'container gets lang, states are announced',
    at: 'behavior',
    says: stated(
      page,
      'behavior',
      /announced to screen readers \(`role="alert"`\), the container gets `lang`/,
    ),
    needs,
    async holds({browser, api}) {
      const seen = await browser.visit(boxPage(browser.mosparo, api.keys), async ({page: tab}) => {
        await tab.evaluate(`(${tick})()`);
        return tab.evaluate(() => ({
          lang: document.querySelector('#box[lang], #box [lang]')?.getAttribute('lang'),
          alert: document.querySelectorAll('#box [role=alert]').length > 0,
        }));
      });
      same(seen, {lang: 'en', alert: true});
    },
  },
];

export const script: PageClaims = {
  page,
  claims: [complete, ...options, ...callbacks, ...events, ...methods, ...behavior],
};
