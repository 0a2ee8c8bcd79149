import {problem, type Problem} from './problem.mts';
import type {Page} from './page.mts';
import type {Site} from './site.mts';

/** Images in Markdown and JSX. An empty `alt` would only be right for decoration, which pages do not have. */
function imagesOf({images, elements}: Page) {
  const inJsx = elements
    .filter(({name}) => name === 'img')
    .map(({attributes, line}) => ({
      url: attributes.src ?? '',
      alt: attributes.alt ?? '',
      line,
    }));
  return [...images, ...inJsx];
}

const isMeaningless = (alt: string) =>
  alt.trim() === '' ||
  /^(image|picture|screenshot|bild|foto|\S+\.(png|svg|jpe?g|webp))$/i.test(alt.trim());

/** Every image has a text alternative. */
export function checkAltTexts(site: Site): Problem[] {
  return site.pages.flatMap((page) =>
    imagesOf(page)
      .filter(({alt}) => isMeaningless(alt))
      .map(({url, alt, line}) =>
        problem(
          page.file,
          line,
          alt
            ? `"${alt}" does not say what the image "${url}" shows.`
            : `Image "${url}" has no text alternative.`,
          'describe what the image shows, in the language of the page.',
        ),
      ),
  );
}
