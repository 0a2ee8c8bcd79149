import type {Entries} from '../../frame/core/shared';
import type {Setup} from './setup';

/** `score=5&rule=word&factor=1.5&item=text:5:casino&field=textarea:Hello`; items belong to the rule before them. */
export function encodeSetup({origin, packageFactor, spamScore, rules, fields}: Setup): Entries {
  return [
    ['score', spamScore],
    ...(origin === 'package' ? ([['package', packageFactor]] as const) : []),
    ...rules.flatMap(({type, factor, items}): Entries => [
      ['rule', type],
      ...(factor === '' ? [] : ([['factor', factor]] as const)),
      ...items.map((item) => ['item', `${item.type}:${item.rating}:${item.value}`] as const),
    ]),
    ...fields.map(({source, value}) => ['field', `${source}:${value}`] as const),
  ];
}
