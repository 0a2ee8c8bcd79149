/**
 * Bundler loader for `data/screens/`: emits a screenshot with a hash in its name and returns its URL to the page. The
 * framework's own loader would inline small images, once for each place that shows them.
 */
import {createHash} from 'node:crypto';
import path from 'node:path';

export const raw = true;

/** @this {import('webpack').LoaderContext<object>} */
export default function pictureLoader(/** @type {Buffer} */ content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const {name, ext} = path.parse(this.resourcePath);
  const file = `assets/screens/${name}-${hash}${ext}`;
  this.emitFile(file, content);
  return `export default __webpack_public_path__ + ${JSON.stringify(file)};`;
}
