import {pageRoute} from './pageRoute';
import type {SectionText} from './sectionText';

/** Maximum characters of a text file, before compression. At most one file is fetched for each result. */
const fileLength = 3000;

/** Characters of the beginning of a page, shown for sections without text. */
const beginningLength = 300;

/** Texts of the sections; those without text get the beginning of their page, or the page's title. */
function textsOf(sections: readonly SectionText[], field: 'prose' | 'shown'): string[] {
  const beginnings = new Map<string, string>();
  for (const {document, prose} of sections) {
    const page = pageRoute(document.sectionRoute);
    beginnings.set(page, beginnings.get(page) || prose.slice(0, beginningLength));
  }
  return sections.map(
    ({document, [field]: own}) =>
      own || beginnings.get(pageRoute(document.sectionRoute)) || document.pageTitle,
  );
}

/** Texts without the marks that divide tables into cells. */
export const plainTexts = (sections: readonly SectionText[]) => textsOf(sections, 'prose');

/** Distributes the texts of all sections over files of about the same size. */
export function cutIntoFiles(sections: readonly SectionText[]): string[][] {
  const files: string[][] = [];
  let length = Infinity;
  for (const text of textsOf(sections, 'shown')) {
    length += text.length;
    const last = files[files.length - 1];
    if (last && length <= fileLength) {
      last.push(text);
    } else {
      files.push([text]);
      length = text.length;
    }
  }
  return files;
}

/** Where the text of a section is. */
export interface TextPlace {
  readonly file: number;
  readonly position: number;
}

/** Finds the text of a section, given how many each file has; none if there are no files. */
export function textPlace(counts: readonly number[], section: number): TextPlace | undefined {
  let before = 0;
  const file = counts.findIndex((count) => (before += count) > section);
  return file < 0 ? undefined : {file, position: section - (before - (counts[file] ?? 0))};
}
