import {frontMatterFaults} from '../../../website/src/build/frontMatter.ts';
import {ruleOfPages} from '../rule.mts';
import {lineOf} from '../site.mts';

export const frontMatter = ruleOfPages(
  'front matter',
  ({file, source, frontMatter: all}, report) => {
    for (const {key, message, remedy} of frontMatterFaults(file, all)) {
      const line = lineOf(source, `${key.split(/[.,]/)[0]}:`);
      report({file, line}, `Front matter, ${key}: ${message}.`, remedy);
    }
  },
);

export const headings = ruleOfPages('headings', ({headings: all}, report) => {
  for (const [index, heading] of all.entries()) {
    const {id, level, text} = heading;
    const above = all[index - 1]?.level ?? 1;
    if (!id)
      report(
        heading,
        `Heading "${text}" has no id.`,
        'write {/* #kebab-case-id */} after it, the same in both languages.',
      );
    else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      report(
        heading,
        `Heading id "${id}" is not kebab-case.`,
        'use lower case letters, digits and single hyphens.',
      );
    else if (all.findIndex((other) => other.id === id) < index)
      report(
        heading,
        `Heading id "${id}" appears twice on the page.`,
        'give each heading an id of its own.',
      );
    if (level === 1)
      report(heading, 'The page has an h1 of its own.', 'start with ##: the title is the h1.');
    else if (level > above + 1)
      report(heading, `Heading level jumps from ${above} to ${level}.`, 'leave out no level.');
  }
});

export const tablesAndImages = ruleOfPages('tables and images', (page, report) => {
  for (const table of page.tables)
    if (table.header.includes(''))
      report(table, 'A column of this table has no heading.', 'name what is in it.');
  for (const image of [...page.images, ...page.elements.filter(({name}) => name === 'img')])
    report(
      image,
      'Articles cannot load this image.',
      'show a screenshot with <Screen>, or draw a component.',
    );
});
