import type {Keys} from '../../target/api';

/** A page with the box; `fields` stand in the form, `options` is JavaScript. `box` is a global of the page. */
export function boxPage(
  mosparo: string,
  {uuid, publicKey}: Keys,
  {
    fields = '<input type="text" name="name" value="Anna">',
    options = '{}',
    after = '',
  }: {fields?: string; options?: string; after?: string} = {},
): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Form</title>
<link rel="stylesheet" href="${mosparo}/resources/${uuid}.css"></head><body>
<form method="post" action="#sent" id="contact">${fields}<div id="box"></div>
<button type="submit">Send</button></form>${after}
<script src="${mosparo}/build/mosparo-frontend.js"></script>
<script>
window.seen = [];
const form = document.getElementById('contact');
const events = ['before-get-form-data', 'before-get-field-value', 'collect-request-data', 'form-checked',
  'state-reseted', 'submit-aborted', 'switch-to-invisible', 'validate-form-invisible', 'submit-form-invisible'];
for (const name of events) form.addEventListener(name, () => window.seen.push(name));
form.addEventListener('submit', (event) => { event.preventDefault(); window.seen.push('sent'); });
window.box = new mosparo('box', '${mosparo}', '${uuid}', '${publicKey}', ${options});
</script></body></html>`;
}

/** Visitors tick the box once it has its token. */
export const tick = `async () => {
  const until = async (test) => { while (!test()) await new Promise((go) => setTimeout(go, 20)); };
  await until(() => window.box.getSubmitToken());
  document.querySelector('#box input[type=checkbox]').click();
  await until(() => window.seen.includes('form-checked'));
}`;
