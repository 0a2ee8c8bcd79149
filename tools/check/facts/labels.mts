import {isOfProduct} from '../productTexts.mts';
import type {Rule} from '../rule.mts';

const files = /^website\/data\/(?:\w+Settings|securityFeatures|submissionRules)\.ts$/;

/** Settings in the data are called as the product calls them. */
export const settingLabels: Rule = {
  name: 'names of settings',
  run({code}, report) {
    for (const {file, source} of code.filter((each) => files.test(each.file)))
      for (const {2: label = '', index} of source.matchAll(
        /\blabel: (?:t|same)\((['"])(.+?)\1(?=[^{}]*?\bdefault:)/g,
      ))
        if (!isOfProduct(label))
          report(
            {file, line: source.slice(0, index).split('\n').length},
            `The setting "${label}" is not a text of the product.`,
            'name it exactly as the product does and add the text to website/data/ui/en.json and website/i18n/<language>/ui.json.',
          );
  },
};
