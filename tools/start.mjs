/** `npm start`: installs what is missing, builds both languages, serves them on one port. */
import path from 'node:path';
import {languages, localeBases, locales} from '../website/config/localeNames.mjs';
import {installPackages, requireNode, root, run, stop} from '../scripts/lib/setUp.mjs';
import {portIsFree} from '../scripts/lib/port.mjs';

requireNode();
const port = Number(process.env.PORT || 3000);
if (!(await portIsFree(port))) {
  stop(`Port ${port} is taken: stop the other program, or choose a port with PORT=3001 npm start.`);
}
installPackages();
run('Build English and German', 'npm', ['run', '--silent', 'build:site']);
// Imported only now, because it needs packages that `installPackages` may just have installed.
const {serve} = await import('./staticServer.mjs');
serve(path.join(root, 'build')).listen(port, () => {
  const urls = locales.map(
    (locale, index) => `${languages[locale].label}: http://localhost:${port}${localeBases[index]}/`,
  );
  console.log(`\n${urls.join('\n')}\nCtrl+C stops the server.`);
});
