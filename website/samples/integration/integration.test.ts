import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, parseFragment} from 'parse5';
import {describe, expect, it} from 'vitest';
import {scriptCallbacks, scriptMethods, scriptOptions} from '../../data/scriptOptions';
import {readScript} from './scriptUse';

const folder = import.meta.dirname;
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const filesLike = (pattern: RegExp) => readdirSync(folder).filter((file) => pattern.test(file));

const optionNames = [...scriptOptions, ...scriptCallbacks].map(({name}) => name).sort();
const memberNames = scriptMethods.map(({name}) => name).sort();

/** Member names of an interface, and the keys of MosparoMessages, as the declaration file writes them. */
function declared(interfaceName: string): string[] {
  const body =
    new RegExp(`interface ${interfaceName} \\{\\n([^]*?)\\n\\}`).exec(read('mosparo.d.ts'))?.[1] ??
    '';
  return [...body.matchAll(/^ {2}(\w+)\??[:(]/gm)].map(([, name = '']) => name).sort();
}

const messageNames = [...read('mosparo.d.ts').matchAll(/^ {4}\| '(\w+)'/gm)].map(
  ([, name = '']) => name,
);

/** The script of a file; a Vue component has it in an element of its own. */
function scriptOf(file: string): [source: string, fileName: string] {
  const source = read(file);
  return file.endsWith('.vue')
    ? [/<script setup>([^]*)<\/script>/.exec(source)?.[1] ?? '', `${file}.js`]
    : [source, file];
}

describe('the scripts', () => {
  it.each(filesLike(/\.(js|tsx|mts|vue)$/))(
    '%s parses and uses only what the box offers',
    (file) => {
      const use = readScript(...scriptOf(file));
      expect(use.syntaxErrors).toEqual([]);
      expect(use.constructed.length).toBeGreaterThan(0);
      for (const count of use.constructed) expect([4, 5]).toContain(count);
      for (const option of use.options) expect(optionNames).toContain(option);
      for (const member of use.members) expect(memberNames).toContain(member);
      for (const message of use.messages) expect(messageNames).toContain(message);
    },
  );

  it('has a type declaration with exactly the documented names', () => {
    expect(declared('MosparoOptions')).toEqual(optionNames);
    expect(declared('MosparoBox')).toEqual(memberNames);
  });

  it('type-checks the React component', () => {
    const root = path.resolve(folder, '../../..');
    const options = ['--ignoreConfig', '--noEmit', '--strict', '--jsx', 'react-jsx'];
    const lib = ['--lib', 'es2022,dom,dom.iterable'];
    const module = ['--module', 'esnext', '--moduleResolution', 'bundler', '--types', 'react'];
    // Our declaration file is checked, the compiler's own ones are not.
    const skip = '--skipDefaultLibCheck';
    const files = ['mosparo.d.ts', 'ContactForm.tsx'].map((file) => path.join(folder, file));
    const args = [...options, ...lib, ...module, skip, ...files];
    execFileSync(path.join(root, 'node_modules/.bin/tsc'), args, {cwd: root});
  }, 60_000);
});

describe('the pages', () => {
  function errorsOf(file: string): string[] {
    const errors: string[] = [];
    const options = {onParseError: ({code}: {code: string}) => errors.push(code)};
    const source = read(file);
    if (source.startsWith('<!doctype')) parse(source, options);
    else parseFragment(source, options);
    return errors;
  }

  it.each(filesLike(/\.html$/))('%s is valid HTML', (file) => {
    expect(errorsOf(file)).toEqual([]);
  });

  it('has the fields that the backends check, and the box inside the form', () => {
    const form = /<form[^]*<\/form>/.exec(read('contact.html'))?.[0] ?? '';
    const names = [...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['name', 'emailAddress', 'message']);
    expect(form).toContain('<div id="mosparo-box"></div>');
  });
});

describe('the own design', () => {
  it('sets only variables that the stylesheet knows', async () => {
    const {cssVariables} = await import('../../data/cssVariables');
    const known = cssVariables.map(({name}) => `--mosparo-${name}`);
    expect(known).toHaveLength(56);
    for (const [variable] of read('own-design.html').matchAll(/--mosparo-[a-z-]+/g)) {
      expect(known).toContain(variable);
    }
  });
});
