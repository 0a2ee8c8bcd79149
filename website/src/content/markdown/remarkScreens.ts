import {localeOfFile} from '../../../config/locales';
import {areScreenAttributes, readExpression} from '../screens/attributes';
import {screenView, type Wish} from '../screens/screenView';
import {stringAttribute, valueAttribute} from './mdxNodes';

/** A picture after fewer words of a page is in view when the page opens, on phones too. */
const FIRST_WORDS = 70;

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

/** Gives `<Screen>` what `data/screens/en.json` says in the page's language, so that browsers never load the whole list. */
export default function remarkScreens() {
  return (tree: Node, file: {path?: string}) => {
    const filePath = file.path ?? '';
    const locale = localeOfFile(filePath);
    let words = 0;

    function show(node: Node): void {
      const given = readAttributes(node);
      if (node.type !== 'mdxJsxFlowElement')
        throw new Error('it is inside a sentence. Remedy: put it on a line of its own.');
      const isUnreadable = Object.values(given).includes(undefined);
      if (isUnreadable || !areScreenAttributes(given))
        throw new Error(
          "its marks and start are not a plain list of names (['save']) and a number or 'A'.",
        );
      node.attributes = [
        ...Object.entries(screenView(String(given.name), locale, given as Wish)).map(
          ([key, value]) =>
            typeof value === 'string' ? stringAttribute(key, value) : valueAttribute(key, value),
        ),
        ...(words < FIRST_WORDS ? [valueAttribute('isInView', true)] : []),
      ];
    }

    function count({type, value, children = []}: Node): void {
      if (['text', 'inlineCode', 'code'].includes(type)) words += value?.match(/\S+/g)?.length ?? 0;
      // Such a component shows a table, a drawing or a picture.
      else if (type === 'mdxJsxFlowElement' && children.length === 0) words = FIRST_WORDS;
    }

    function visit(node: Node): void {
      if (node.name === 'Screen') {
        try {
          show(node);
        } catch (error) {
          const where = `${filePath}:${node.position?.start.line ?? 1}`;
          throw new Error(`${where}: <Screen>: ${(error as Error).message}`);
        }
      }
      count(node);
      node.children?.forEach(visit);
    }

    visit(tree);
  };
}
