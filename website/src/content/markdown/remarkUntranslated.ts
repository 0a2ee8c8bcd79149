import {currentLocale} from '../../../config/currentLocale';
import {isPartial, localeOfFile} from '../../../config/locales';
import {t} from '../../../texts';

const notice = t('This page has not been translated yet.');

interface Tree {
  children: object[];
}

const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: object[],
) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children,
});

/** Adds a note to English pages that replace missing pages of a partial language, and marks their language for screen readers. */
export default function remarkUntranslated() {
  const locale = currentLocale();
  return (tree: Tree, {path = ''}: {path?: string}) => {
    const written = localeOfFile(path);
    if (written === locale || !isPartial(locale)) return;
    const paragraph = {type: 'paragraph', children: [{type: 'text', value: notice[locale]}]};
    const isCode = ({type}: {type?: string}) => type === 'mdxjsEsm';
    tree.children = [
      ...tree.children.filter(isCode),
      element('div', {role: 'note', className: 'theme-admonition alert alert--info'}, [paragraph]),
      element(
        'div',
        {lang: written},
        tree.children.filter((node) => !isCode(node)),
      ),
    ];
  };
}
