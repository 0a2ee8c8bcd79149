import path from 'node:path';
import {localeOfFile} from '../../../config/locales';
import {screens} from '../../../data/screens';
import type {LocalizedScreen} from '../../../data/screens/types';
import {pictureFile} from '../screens/pictureFile';
import {screenProps, type Wish} from '../screens/screenProps';
import {areScreenAttributes, readExpression} from '../screens/attributes';
import {importNode, stringAttribute, valueAttribute, variableAttribute} from './mdxNodes';

const loader = path.join(__dirname, 'pictureLoader.mjs');

/** A picture after fewer words of a page is in view when the page opens, on phones too. */
const FIRST_WORDS = 80;

interface Attribute {
  name: string;
  value: unknown;
}

interface Node {
  type: string;
  name?: string;
  attributes?: Attribute[];
  value?: string;
  children?: Node[];
  position?: {start: {line: number}};
}

function readAttributes({attributes = []}: Node): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({name, value}) => [
      name,
      typeof value === 'string' ? value : readExpression((value as {value: string}).value),
    ]),
  );
}

/**
 * Gives `<Screen>` its screenshot and texts from `data/screens/` in the page's language, so that browsers never load the
 * whole list and the build only contains screenshots that pages show.
 */
export default function remarkScreens() {
  return (tree: Node, file: {path?: string}) => {
    const filePath = file.path ?? '';
    const locale = localeOfFile(filePath);
    const imports: Node[] = [];
    let words = 0;

    function importPicture(picture: string): string {
      const variable = `screen${imports.length}`;
      const request = `!!${loader}!${pictureFile(picture, locale)}`;
      imports.push(importNode(variable, request) as unknown as Node);
      return variable;
    }

    function show(node: Node): void {
      const given = readAttributes(node);
      const name = String(given.name);
      const screen = (screens as Readonly<Record<string, LocalizedScreen>>)[name];
      if (!screen) throw new Error(`there is no screenshot "${name}" in data/screens/.`);
      if (node.type !== 'mdxJsxFlowElement')
        throw new Error('it is inside a sentence. Remedy: put it on a line of its own.');
      const isUnreadable = Object.values(given).includes(undefined);
      if (isUnreadable || !areScreenAttributes(given))
        throw new Error(
          "its marks and start are not a plain list of names (['save']) and a number or 'A'.",
        );
      const views = screenProps(screen, locale, given as Wish);
      const [light = '', dark] = screen.themes.map((theme) =>
        importPicture(theme === 'dark' ? `${name}-dark` : name),
      );
      node.attributes = [
        ...Object.entries(views).map(([key, value]) =>
          typeof value === 'string' ? stringAttribute(key, value) : valueAttribute(key, value),
        ),
        variableAttribute('light', light),
        ...(dark ? [variableAttribute('dark', dark)] : []),
        ...(words < FIRST_WORDS ? [valueAttribute('isInView', true)] : []),
      ];
      // Only the first picture of a page is fetched early.
      words = FIRST_WORDS;
    }

    function visit(node: Node): void {
      if (['text', 'inlineCode'].includes(node.type))
        words += node.value?.match(/\S+/g)?.length ?? 0;
      if (node.name === 'Screen') {
        try {
          show(node);
        } catch (error) {
          const where = `${filePath}:${node.position?.start.line ?? 1}`;
          throw new Error(`${where}: <Screen>: ${(error as Error).message}`);
        }
      }
      node.children?.forEach(visit);
    }

    visit(tree);
    tree.children?.unshift(...imports);
  };
}
