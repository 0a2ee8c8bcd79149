import type {RuleTypeKey} from '../../../data/ruleTypes';
import {encodeShared} from '../frame/core/shared';
import {encodeSetup} from './core/encode';

interface LinkedItem {
  /** Key of the item type, for example `text`, `wExact` or `regex`. */
  readonly type: string;
  readonly value: string;
  /** Default: 1. */
  readonly rating?: number;
}

export interface LinkedRule {
  readonly type: RuleTypeKey;
  /** Spam rating factor of the rule; none by default. */
  readonly factor?: number;
  readonly items: readonly LinkedItem[];
}

export interface PlaygroundState {
  /** Content of one multi-line text field. */
  readonly message: string;
  readonly rules: readonly LinkedRule[];
  /** Default: 5, as in the product. */
  readonly spamScore?: number;
}

/**
 * Path of the page with the rule playground, opened with exactly this message and these rules:
 *
 *     <Link to={playgroundLink({
 *       message: 'Best online casino!',
 *       rules: [{type: 'word', items: [{type: 'text', value: 'casino', rating: 5}]}],
 *     })} data-noBrokenLinkCheck>
 *
 * Without the language and the base address, which `Link` of Docusaurus adds. `data-noBrokenLinkCheck` is
 * needed, because the fragment is no id of the page. The playground refuses a link that is too long and says so.
 * Loads nothing of the playground, so that any page can use it.
 */
export function playgroundLink({message, rules, spamScore = 5}: PlaygroundState): string {
  const entries = encodeSetup({
    origin: 'project',
    packageFactor: '',
    spamScore: String(spamScore),
    rules: rules.map(({type, factor, items}) => ({
      name: '',
      type,
      factor: factor === undefined ? '' : String(factor),
      items: items.map((item) => ({...item, rating: String(item.rating ?? 1)})),
    })),
    fields: [{source: 'textarea', value: message}],
  });
  return `/docs/usage/rule_types${encodeShared('rules', entries)}`;
}
