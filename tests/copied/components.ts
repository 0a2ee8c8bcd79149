import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {compileScript, parse} from 'vue/compiler-sfc';
import {root} from './blocks';
import {emptyFolder, sample} from './folder';

/** A page that loads the script of mosparo before the bundle, as the documented steps say. */
export const frame = `<!doctype html>
<html lang="en">
  <head><title>Contact</title><script src="https://mosparo.example.com/build/mosparo-frontend.js"></script></head>
  <body><app-contact-form id="app"></app-contact-form><script src="/bundle.js"></script></body>
</html>`;

/** Component in `samples/integration/` → files of a small application that renders it. */
const applications: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  'ContactForm.tsx': () => ({
    'ContactForm.tsx': sample('integration/ContactForm.tsx'),
    'main.tsx': `import {createRoot} from 'react-dom/client';
      import {StrictMode} from 'react';
      import {ContactForm} from './ContactForm';
      createRoot(document.getElementById('app')!).render(<StrictMode><ContactForm /></StrictMode>);`,
  }),
  'ContactForm.vue': () => {
    const {descriptor, errors} = parse(sample('integration/ContactForm.vue'));
    if (errors[0]) throw errors[0];
    return {
      'ContactForm.js': compileScript(descriptor, {id: 'form', inlineTemplate: true}).content,
      'main.tsx': `import {createApp} from 'vue';
        import ContactForm from './ContactForm.js';
        createApp(ContactForm).mount('#app');`,
    };
  },
  'contact-form.component.mts': () => ({
    'contact-form.component.ts': sample('integration/contact-form.component.mts'),
    'mosparo.d.ts': sample('integration/mosparo.d.ts'),
    'main.tsx': `import '@angular/compiler';
      import {provideZonelessChangeDetection} from '@angular/core';
      import {bootstrapApplication} from '@angular/platform-browser';
      import {ContactFormComponent} from './contact-form.component';
      void bootstrapApplication(ContactFormComponent, {providers: [provideZonelessChangeDetection()]});`,
  }),
};

/** Bundles the application of a component into one script. */
export async function bundle(component: string): Promise<string> {
  const folder = emptyFolder();
  try {
    for (const [name, text] of Object.entries(applications[component]!())) folder.write(name, text);
    symlinkSync(path.join(root, 'node_modules'), path.join(folder.path, 'node_modules'));
    const {outputFiles} = await build({
      entryPoints: [path.join(folder.path, 'main.tsx')],
      bundle: true,
      write: false,
      format: 'iife',
      jsx: 'automatic',
      define: {'process.env.NODE_ENV': '"development"'},
      tsconfigRaw: {compilerOptions: {experimentalDecorators: true}},
      preserveSymlinks: true,
      logLevel: 'silent',
    });
    return outputFiles[0]!.text;
  } finally {
    folder.remove();
  }
}
