import {problem, type Problem} from './problem.mts';
import type {Site} from './site.mts';

/** No Markdown images: articles are rendered on the server only, and the files of its bundle are deleted. */
export function checkMarkdownImages({pages}: Site): Problem[] {
  return pages.flatMap(({file, images}) =>
    images.map(({url, line}) =>
      problem(
        file,
        line,
        `The image "${url}" would be missing in the built site.`,
        'show a picture of website/data/screens/ with <Screen>, or draw a component.',
      ),
    ),
  );
}
